import { type ReactNode, useEffect, useId, useState } from "react";
import { Button, CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { CloseButton } from "~/ui/dialog";
import { OpenDialog } from "~/ui/dialog-link";
import { useButtonResponse } from "./use-button-response";

interface ConfirmationProps extends ButtonsProps {
  /** The address of its page, which also receives the form. */
  action: string;
  /** Where cancelling the page leads. */
  backTo: string;
  /** Closes the dialog. Without it, this is the page. */
  onClose?: () => void;
  title: string;
  /** The title of the error when the server can't process it. */
  failure: string;
  /** Describes the consequences, and has the fields. */
  children: ReactNode;
}

/**
 * Asks before an act with consequences, one of a list: as a dialog that is made when somebody opens it (`DialogLink`),
 * without script as a page.
 */
export function Confirmation({ onClose, ...props }: ConfirmationProps) {
  return onClose ? <ConfirmationDialog {...props} onClose={onClose} /> : <ConfirmationPage {...props} />;
}

type PartProps = Omit<ConfirmationProps, "onClose">;

function ConfirmationDialog({
  title,
  failure,
  action,
  children,
  onClose,
  ...buttons
}: PartProps & { onClose(): void }) {
  const id = useId();
  const { Form, isBusy } = useButtonResponse({ failure });
  const [isClosed, setIsClosed] = useState(false);

  // What was sent is answered, also when somebody has closed the dialog meanwhile.
  useEffect(() => {
    if (isClosed && !isBusy) onClose();
  }, [isClosed, isBusy, onClose]);

  return (
    <OpenDialog id={id} title={title} size="sm" onClose={() => setIsClosed(true)}>
      <Form method="post" action={action} preventScrollReset>
        {children}
        <Buttons {...buttons} isBusy={isBusy}>
          <CloseButton dialog={id} data-safe>
            Abbrechen
          </CloseButton>
        </Buttons>
      </Form>
    </OpenDialog>
  );
}

/** Its form is sent without the router, because the answer leads to the page before this one. */
function ConfirmationPage({ title, action, backTo, children, ...buttons }: PartProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">{title}</h1>
      <form method="post" action={action}>
        {children}
        <Buttons {...buttons}>
          <CancelLink to={backTo} />
        </Buttons>
      </form>
    </Container>
  );
}

interface ButtonsProps {
  confirmLabel: string;
  busyLabel: string;
  /** Red, for an act that can't be undone. */
  danger?: boolean;
}

interface ShownButtonsProps extends ButtonsProps {
  isBusy?: boolean;
  /** The button that cancels. */
  children: ReactNode;
}

function Buttons({ confirmLabel, busyLabel, danger, isBusy, children }: ShownButtonsProps) {
  return (
    <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
      <Button variant={danger ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel}>
        {confirmLabel}
      </Button>
      {children}
    </div>
  );
}
