import type { ReactNode } from "react";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { TypedAct } from "~/http/typed-word";
import { TypedWordField } from "~/http/typed-word-field";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { GroundField } from "./ground-field";
import { reasonsAt } from "./prepared-reasons";
import { ReasonField } from "./reason-field";

interface ReasonFormProps {
  action: string;
  label: string;
  /** The title of the error when the server can't process the form. */
  failure: string;
  /** What the act does, in one sentence. */
  children: ReactNode;
  danger?: boolean;
  /** Asks also for the law or rule that the act rests on. */
  withGround?: boolean;
  /** Asks for a typed word, for an act that nobody can take back. */
  typed?: TypedAct;
}

/** The form of an act that needs a reason. The person concerned gets the reason by mail. */
export function ReasonForm({
  action,
  label,
  failure,
  children,
  danger = false,
  withGround = false,
  typed,
}: ReasonFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: action.replaceAll("/", "-").slice(1),
    rules: () => import("./many"),
    schema: ({ actSchema }) => actSchema({ needs: "reason", typed }),
    defaultValue: { ground: "agb" },
    arrived: undefined,
    failure,
  });
  return (
    // Without script the browser checks the fields, because the server keeps nothing of what it refuses.
    <AnsweredForm
      form={form}
      action={action}
      noValidate={useHydrated()}
      className="grid max-w-text gap-4 py-2 text-ink"
    >
      <p>{children}</p>
      {withGround && <GroundField field={fields.ground} />}
      <ReasonField
        field={fields.reason}
        hint="Diesen Text bekommt die betroffene Person per E-Mail."
        prepared={reasonsAt(action)}
      />
      {typed && <TypedWordField act={typed} field={fields.word} />}
      <div>
        <Button variant={danger ? "danger" : "primary"} busy={isBusy} busyLabel="Einen Moment...">
          {label}
        </Button>
      </div>
    </AnsweredForm>
  );
}
