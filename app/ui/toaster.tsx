import X from "lucide-react/icons/x";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names";
import { type Toast, toastClass } from "./toast";
import { useOnTop } from "./use-on-top";

export type { Toast } from "./toast";

/** The library can't load without a connection, and often that is what the toast is about. */
const ToastStack = lazy(() => import("./toast-stack").catch(() => ({ default: PlainToast })));
const waiting: Toast[] = [];
let announce = () => {};

/** Toasts wait here until the stack has loaded, so that none is lost when several arrive at once. */
export function showToast(toast: Toast) {
  waiting.push(toast);
  announce();
}

const takeToasts = () => waiting.splice(0);

/** Once per document. */
export function Toaster() {
  const [announced, setAnnounced] = useState(0);

  useEffect(() => {
    announce = () => setAnnounced((count) => count + 1);
    if (waiting.length > 0) announce();
    return () => {
      announce = () => {};
    };
  }, []);

  return announced > 0 ? <TopLayer announced={announced} /> : null;
}

/** Keeps toasts above a dialog that opens later, which would cover and dim them. */
function TopLayer({ announced }: { announced: number }) {
  const layer = useRef<HTMLDivElement>(null);
  useOnTop(layer, announced);
  return (
    <div ref={layer} popover="manual" className="toasts-layer">
      <Suspense>
        <ToastStack announced={announced} take={takeToasts} />
      </Suspense>
    </div>
  );
}

type FlashToastProps = { title: string; description?: ReactNode; kind?: Toast["kind"] };

/** A toast that is part of the page. People can close it without script; with script it disappears by itself. */
export function FlashToast({ title, description, kind = "info" }: FlashToastProps) {
  return (
    <dialog
      open
      aria-label="Meldung"
      className="flash-toast fixed inset-x-4 top-auto bottom-4 z-50 m-0 w-auto bg-transparent sm:left-auto sm:w-90"
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

/** Shows the last toast in the style of `FlashToast`. */
function PlainToast({ announced, take }: { announced: number; take: () => Toast[] }) {
  const [toast, setToast] = useState<Toast>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what tells that toasts wait.
  useEffect(() => setToast((known) => take().at(-1) ?? known), [announced, take]);

  return toast ? <FlashToast key={announced} {...toast} /> : null;
}
