import { type ComponentType, type ReactNode, useEffect, useId, useState } from "react";
import { Button, CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { CloseButton } from "~/ui/dialog";
import { OpenDialog } from "~/ui/dialog-link";
import { useButtonResponse } from "./use-button-response";
import type { WriteProps } from "./write-on-server";

export interface Question {
  /** The address that receives the form. */
  action: string;
  title: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /** Red, for an act that can't be undone. */
  danger?: boolean;
  /** The title of the error when the server can't process it. */
  failure: string;
  /** Describes the consequences, and has the fields. */
  children: ReactNode;
}

/** What the questions before deleting have in common. */
export const deletion = { confirmLabel: "Löschen", busyLabel: "Lösche...", danger: true } as const;

interface ConfirmationProps extends Question {
  /** Where cancelling the page leads. */
  backTo: string;
  /** Whether the page is part of the superadmin area, which has a container. */
  isInArea?: boolean;
  /** Closes the dialog. Without it, this is the page at the address of the act. */
  onClose?: () => void;
}

/**
 * Asks before an act with consequences on an entry of a list: in a dialog that is made when somebody opens it
 * (`DialogLink`), without script on a page.
 */
export function Confirmation({ onClose, backTo, isInArea, ...question }: ConfirmationProps) {
  if (onClose) return <QuestionDialog {...question} onClose={onClose} />;
  const page = (
    <div className="max-w-text">
      <h1 className="mb-8 text-4xl wrap-anywhere">{question.title}</h1>
      <QuestionForm {...question} Form={PlainForm} cancel={<CancelLink to={backTo} />} />
    </div>
  );
  if (isInArea) return page;
  return (
    <Container width="text" className="py-14">
      {page}
    </Container>
  );
}

function QuestionDialog({ onClose, ...question }: Question & { onClose: () => void }) {
  const id = useId();
  const { Form, isBusy } = useButtonResponse({ failure: question.failure });
  const [isClosed, setIsClosed] = useState(false);

  // What was sent is answered, also when somebody has closed the dialog meanwhile.
  useEffect(() => {
    if (isClosed && !isBusy) onClose();
  }, [isClosed, isBusy, onClose]);

  return (
    <OpenDialog id={id} title={question.title} size="sm" onClose={() => setIsClosed(true)}>
      <QuestionForm {...question} Form={Form} isBusy={isBusy} cancel={<CancelButton dialog={id} />} />
    </OpenDialog>
  );
}

export const CancelButton = ({ dialog }: { dialog: string }) => (
  <CloseButton dialog={dialog} data-safe>
    Abbrechen
  </CloseButton>
);

interface QuestionFormProps extends Question {
  Form: ComponentType<WriteProps>;
  isBusy?: boolean;
  cancel: ReactNode;
}

/** Sent without the router: the answer is for the page before this one. */
const PlainForm = ({ preventScrollReset: _, ...props }: WriteProps) => <form {...props} />;

export function QuestionForm({ Form, isBusy, cancel, children, ...question }: QuestionFormProps) {
  const { action, confirmLabel, busyLabel, danger } = question;
  return (
    <Form method="post" action={action} preventScrollReset>
      {children}
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant={danger ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}
