import type { ReactNode } from "react";
import type { TypedAct } from "~/http/typed-word";
import { TypedWordField } from "~/http/typed-word-field";
import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
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
  const id = action.replaceAll("/", "-").slice(1);
  return (
    <WriteForm action={action} failure={failure} className="grid max-w-text gap-4 py-2 text-ink">
      {(isBusy) => (
        <>
          <p>{children}</p>
          {withGround && <GroundField field={plainField("ground", "agb", `${id}-grundlage`)} />}
          <ReasonField
            field={plainField("reason", "", `${id}-grund`)}
            hint="Diesen Text bekommt die betroffene Person per E-Mail."
            prepared={reasonsAt(action)}
          />
          {typed && <TypedWordField act={typed} />}
          <div>
            <Button variant={danger ? "danger" : "primary"} busy={isBusy} busyLabel="Einen Moment...">
              {label}
            </Button>
          </div>
        </>
      )}
    </WriteForm>
  );
}
