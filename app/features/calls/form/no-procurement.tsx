import { useSite } from "~/http/site-context";

/** A notice for public bodies that want to publish a call here. */
export function NoProcurement() {
  const { productName } = useSite();
  return (
    <p className="max-w-text text-note text-soft">
      {productName} ist keine Vergabeplattform. Öffentliche Auftraggeber prüfen vorher, ob eine Direktvergabe zulässig
      ist.
    </p>
  );
}
