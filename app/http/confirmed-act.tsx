import { type ComponentProps, type ReactNode, useId } from "react";
import { Dialog, DialogButton } from "~/ui/dialog";
import { CancelButton, type Question, QuestionForm } from "./confirmation";
import { useButtonResponse } from "./use-button-response";

interface ConfirmedActProps extends Question {
  label: ReactNode;
  /** The look of the button that opens the dialog. */
  look?: Pick<ComponentProps<typeof DialogButton>, "variant" | "size" | "icon" | "className">;
}

/**
 * A button for an act with consequences, of which a page has one or a few: a dialog first says which, and its second
 * button does it. For each entry of a list there is `Confirmation`.
 */
export function ConfirmedAct({ label, look, ...question }: ConfirmedActProps) {
  const { Form, isBusy } = useButtonResponse({ failure: question.failure });
  const dialog = useId();
  return (
    <>
      <DialogButton {...look} dialog={dialog}>
        {label}
      </DialogButton>
      <Dialog id={dialog} title={question.title} size="sm">
        <QuestionForm {...question} Form={Form} isBusy={isBusy} cancel={<CancelButton dialog={dialog} />} />
      </Dialog>
    </>
  );
}
