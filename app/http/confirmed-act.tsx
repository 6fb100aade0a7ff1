import { type ComponentProps, type ReactNode, useId } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { DialogButton } from "~/ui/dialog";
import { useButtonResponse } from "./use-button-response";

interface ConfirmedActProps {
  /** The address that receives the form. */
  action: string;
  label: ReactNode;
  /** The look of the button that opens the dialog. */
  look?: Pick<ComponentProps<typeof DialogButton>, "variant" | "size" | "icon" | "className">;
  title: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /** Red, for an act that can't be undone. */
  danger?: boolean;
  /** The title of the error when the server can't process it. */
  failure: string;
  /** Fields inside the dialog, for the form with this id. */
  fields?: (form: string) => ReactNode;
  /** Describes the consequences. */
  children: ReactNode;
}

/** A button for an act with consequences: a dialog first says which, and its second button does it. */
export function ConfirmedAct({ action, label, look, title, failure, fields, children, ...confirm }: ConfirmedActProps) {
  const { Form, isBusy } = useButtonResponse({ failure });
  const dialog = useId();
  const form = `${dialog}-form`;
  return (
    <>
      <DialogButton {...look} dialog={dialog}>
        {label}
      </DialogButton>
      <Form method="post" action={action} id={form} preventScrollReset hidden />
      <ConfirmDialog {...confirm} id={dialog} title={title} busy={isBusy} form={form}>
        {children}
        {fields?.(form)}
      </ConfirmDialog>
    </>
  );
}
