import { X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { classNames } from "./class-names";

export type Toast = {
  title: string;
  description?: string;
  kind?: "info" | "success" | "error";
  /** Milliseconds; 4000 unless told. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};

const ToastStack = lazy(() => import("./toast-stack"));
const waiting: Toast[] = [];
let announce = () => {};

/** Toasts wait here until the stack, which loads with the first of them, takes them. */
export function showToast(toast: Toast) {
  waiting.push(toast);
  announce();
}

/** Once per document. */
export function Toaster() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => {
    announce = () => setToasts(waiting.splice(0));
    if (waiting.length > 0) announce();
    return () => {
      announce = () => {};
    };
  }, []);

  const [hasShown, setHasShown] = useState(false);
  if (toasts.length > 0 && !hasShown) setHasShown(true);
  return hasShown ? (
    <Suspense>
      <ToastStack toasts={toasts} />
    </Suspense>
  ) : null;
}

export const toastClass =
  "flex w-full items-start gap-3 rounded-sm border-[1.5px] border-ink bg-card p-4 font-sans text-note text-ink shadow-float";

type FlashToastProps = { title: string; description?: ReactNode; kind?: Toast["kind"] };

/** A toast that comes with the page and closes without script. */
export function FlashToast({ title, description, kind = "info" }: FlashToastProps) {
  return (
    <dialog
      open
      aria-label="Meldung"
      className="fixed inset-x-4 top-auto bottom-4 z-50 m-0 w-auto bg-transparent sm:left-auto sm:w-90"
    >
      <div className={toastClass}>
        <div role="status" className="min-w-0 grow">
          <p className={classNames("font-semibold", kind === "error" && "text-danger")}>{title}</p>
          {description && <p className="text-soft">{description}</p>}
        </div>
        <form method="dialog" className="contents">
          <button type="submit" className="hit -m-1 grid size-7 shrink-0 cursor-pointer place-items-center">
            <X aria-hidden size={18} />
            <span className="sr-only">Meldung schließen</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
