import X from "lucide-react/icons/x";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { watchDialogs } from "./watch-dialogs";

function findDialog(id: string) {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

export function openDialog(id: string) {
  const dialog = findDialog(id);
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(id: string) {
  findDialog(id)?.close();
}

const control = "input:not([type=hidden], [readonly]), select, textarea";

/**
 * What to focus: why the form was refused, else the first empty required field, else the first. Without a field it is the
 * button after which nothing has changed. On touch screens a focused field would open the keyboard over the text.
 */
function findStart(dialog: HTMLElement): HTMLElement | null {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(control)];
  if (fields.length === 0) return dialog.querySelector("[data-safe]");
  if (!window.matchMedia("(pointer: fine)").matches) return null;
  const isWaiting = ({ value, type }: HTMLInputElement) => value === "" && type !== "file";
  return (
    dialog.querySelector<HTMLElement>("[role=alert][tabindex], [aria-invalid]") ??
    fields.find((field) => isWaiting(field) && !field.closest("[data-optional]")) ??
    fields.at(0) ??
    null
  );
}

// Important, because a dialog in a row of buttons would otherwise get their width.
const widths = { sm: "sm:w-110!", md: "sm:w-140!", lg: "sm:w-190!", xl: "sm:w-140! lg:w-250!" };

export type DialogSize = keyof typeof widths;

type DialogProps = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  onClose?: () => void;
  children: ReactNode;
};

export function Dialog({ id, title, description, size = "md", onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSecondClick = useRef(false);

  const handleOpening = useEffectEvent(() => {
    if (!dialog.current?.open) return;
    // If the dialog opened before this script ran, the person may already be somewhere in it.
    if (dialog.current.querySelector(":focus:not([command=close])")) return;
    findStart(dialog.current)?.focus();
  });

  useEffect(() => {
    const element = dialog.current;
    const stop = element && watchDialogs(element, (changed) => changed === element && handleOpening());
    // Handles a dialog that opened before this script ran. The focus may be moving between two fields, so check a
    // moment later.
    const timer = setTimeout(() => handleOpening());
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);

  // Close the dialog before it is unmounted, so that the focus returns to its opener. Nested dialogs close first.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      for (const above of element?.querySelectorAll<HTMLDialogElement>("dialog[open]") ?? []) above.close();
      element?.close();
    };
  }, []);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const isOutside = event.target === event.currentTarget && !isSecondClick.current;
    isSecondClick.current = false;
    if (isOutside && !("closedBy" in HTMLDialogElement.prototype)) event.currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively; the click is for browsers without closedby.
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      popover=""
      aria-labelledby={`${id}-titel`}
      aria-describedby={description ? `${id}-text` : undefined}
      // The second click of a double click on the opener hits the backdrop; ignore it.
      onMouseDown={(event) => {
        isSecondClick.current = event.target === event.currentTarget && event.detail > 1;
      }}
      onCancel={(event) => isSecondClick.current && event.preventDefault()}
      onClick={closeOnBackdrop}
      onClose={(event) => event.target === event.currentTarget && event.currentTarget.isConnected && onClose?.()}
      className={classNames("dialog", widths[size])}
    >
      <div className="dialog-head">
        <div>
          <h2 id={`${id}-titel`}>{title}</h2>
          <CloseButton dialog={id} size="icon" className="-mr-2.5">
            <X aria-hidden size={24} />
            <span className="sr-only">Schließen</span>
          </CloseButton>
        </div>
      </div>
      <div className="px-5 pt-5 pb-8 sm:px-8">
        {description && (
          <p id={`${id}-text`} className="mb-5 text-soft">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}

type DialogButtonProps = ComponentProps<typeof Button> & { dialog: string };

/** A popover is for browsers that know no `command`, while no script runs: otherwise `app/boot.js` reads it there. */
export const DialogButton = ({ dialog, ...props }: DialogButtonProps) => (
  <Button
    {...props}
    type="button"
    command="show-modal"
    commandfor={dialog}
    popoverTarget={dialog}
    aria-haspopup="dialog"
  />
);

export const CloseButton = ({ dialog, ...props }: Omit<DialogButtonProps, "onClick">) => (
  <Button
    variant="quiet"
    {...props}
    type="button"
    command="close"
    commandfor={dialog}
    popoverTarget={dialog}
    popoverTargetAction="hide"
  />
);
