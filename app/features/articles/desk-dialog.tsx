import X from "lucide-react/icons/x";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { buttonClass } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";

interface DeskDialogProps {
  title: string;
  closeTo: string;
  /** Whether the dialog must ask before it closes, so that typed text is not lost. */
  isDirty: () => boolean;
  children: ReactNode;
}

/** A dialog with its own address. Without script it is part of the page. */
export function DeskDialog({ title, closeTo, isDirty, children }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    // The dialog was open before this script ran: keep the focus where the person is typing. The focus may be moving
    // between two fields, so check a moment later.
    const timer = setTimeout(() => {
      const writingIn = dialog.current?.querySelector<HTMLElement>("input:focus, textarea:focus, select:focus");
      dialog.current?.close();
      dialog.current?.showModal();
      if (writingIn) writingIn.focus();
      else if (window.matchMedia("(pointer: fine)").matches)
        dialog.current?.querySelector<HTMLElement>("[name=title]")?.focus();
    });
    return () => clearTimeout(timer);
  }, []);

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    if (isDirty() && !window.confirm("Ihre Änderungen sind noch nicht gespeichert. Trotzdem schließen?")) return;
    navigate(closeTo, { preventScrollReset: true });
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="redaktion-titel"
      onCancel={leave}
      className={classNames(
        "static m-0 w-full max-w-none scroll-pt-32 bg-card text-left [&:modal]:fixed [&:modal]:m-auto [&:modal]:h-dvh",
        "[&:modal]:max-h-none [&:modal]:overflow-y-auto [&:modal]:overscroll-contain [&:modal]:shadow-float",
        "sm:[&:modal]:h-[calc(100dvh-2rem)] sm:[&:modal]:w-[min(64rem,calc(100vw-3rem))] sm:[&:modal]:rounded-sm",
        "[&:modal]:backdrop:bg-[rgb(22_21_19/0.6)]",
      )}
    >
      <div className="sticky top-0 z-30 flex items-center justify-between gap-4 bg-card px-5 pt-4 sm:px-8 sm:pt-6">
        <h2 id="redaktion-titel" className="py-2 text-3xl">
          {title}
        </h2>
        <Link
          to={closeTo}
          onClick={leave}
          preventScrollReset
          className={buttonClass({ variant: "quiet", size: "icon" }, "-mr-2.5")}
        >
          <X aria-hidden size={24} />
          <span className="sr-only">Schließen</span>
        </Link>
      </div>
      <div className="mx-5 mt-2 border-t-2 border-ink pt-6 pb-10 sm:mx-8">{children}</div>
    </dialog>
  );
}
