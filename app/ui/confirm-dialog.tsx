import type { ReactNode } from "react";
import { Button } from "./button";
import { CloseButton, Dialog } from "./dialog";

type ConfirmDialogProps = {
  id: string;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  busy?: boolean;
  busyLabel?: string;
  /** Red, for an act that can't be undone. */
  danger?: boolean;
  /** The id of the form that the confirm button submits, anywhere on the page. */
  form?: string;
  /** The address that receives the form, if not the form's own. */
  formAction?: string;
};

export function ConfirmDialog({
  id,
  title,
  children,
  confirmLabel,
  busy,
  busyLabel,
  danger = false,
  form,
  formAction,
}: ConfirmDialogProps) {
  return (
    <Dialog id={id} title={title} size="sm">
      {children}
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button
          type={form ? "submit" : "button"}
          form={form}
          formAction={formAction}
          variant={danger ? "danger" : "primary"}
          busy={busy}
          busyLabel={busyLabel}
        >
          {confirmLabel}
        </Button>
        <CloseButton dialog={id} data-safe>
          Abbrechen
        </CloseButton>
      </div>
    </Dialog>
  );
}
