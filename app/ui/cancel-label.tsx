import X from "lucide-react/icons/x";

/** 'Abbrechen', on a phone as a cross that leaves two other buttons their place. */
export function CancelLabel() {
  return (
    <>
      <X aria-hidden size={22} className="shrink-0 sm:hidden" />
      <span className="max-sm:sr-only">Abbrechen</span>
    </>
  );
}
