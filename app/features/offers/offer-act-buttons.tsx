import type { ReactNode } from "react";
import { ConfirmedAct } from "~/http/confirmed-act";
import { useButtonResponse } from "~/http/use-button-response";
import { Button, type ButtonLook } from "~/ui/button";
import { type OfferVerb, offerActPath } from "./offer";

const failure = "Das hat nicht geklappt";

interface ActProps extends Pick<ButtonLook, "variant"> {
  id: string;
  verb: OfferVerb;
}

interface PlainActProps extends ActProps {
  field?: { name: string; value: string };
  children: ReactNode;
}

export function PlainAct({ id, verb, field, variant, children }: PlainActProps) {
  const { Form, isBusy } = useButtonResponse({ failure });
  return (
    <Form method="post" action={offerActPath(id, verb)} className="grid">
      {field && <input type="hidden" {...field} />}
      <Button variant={variant} busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

interface TellingActProps extends ActProps {
  label: string;
  title: string;
  confirmLabel?: string;
  danger?: boolean;
  children: ReactNode;
}

/** An act that informs the other side. */
export function TellingAct({ id, verb, variant, label, confirmLabel = label, ...confirm }: TellingActProps) {
  return (
    <ConfirmedAct
      {...confirm}
      action={offerActPath(id, verb)}
      label={label}
      look={{ variant }}
      confirmLabel={confirmLabel}
      busyLabel="Einen Moment..."
      failure={failure}
    />
  );
}
