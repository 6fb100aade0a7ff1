import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { TypedWordField } from "~/http/typed-word-field";
import { ActionBar } from "~/ui/action-bar";
import { Button, CancelLink } from "~/ui/button";
import { choosing } from "~/ui/choose-rows";
import { ChosenRows } from "~/ui/chosen-rows";
import { Notice } from "~/ui/notice";
import { GroundField } from "./ground-field";
import type { Asked } from "./many";
import { reasonsFor } from "./prepared-reasons";
import { ReasonField } from "./reason-field";

interface Row {
  id: string;
  name: string;
}

/** What came of it when not all could be done. */
export interface ManyAnswer extends FormAnswer {
  outcome?: { done: string; failed: (Row & { why: string })[] };
}

interface ManyFormProps {
  /** The address that names act and rows, so that a refused form shows them again. */
  address: string;
  act: Asked & { label: string; failure: string };
  rows: Row[];
  /** The list that it came from. */
  back: string;
  arrived: ManyAnswer | undefined;
}

/** The name of the act in the address. */
const actIn = (address: string) => new URLSearchParams(address.split("?")[1]).get(choosing.act) ?? "";

/** Asks once for what an act on several needs, and shows each of them, so that somebody can be left out. */
export function ManyForm({ address, act, rows, back, arrived }: ManyFormProps) {
  const { form, fields, answer, isBusy } = useAnsweredForm({
    id: "auswahl",
    rules: () => import("./many"),
    schema: ({ manySchema }) => manySchema(act),
    defaultValue: { [choosing.row]: rows.map(({ id }) => id), ground: "agb" },
    arrived,
    failure: act.failure,
  });
  const outcome = answer && "outcome" in answer ? (answer as ManyAnswer).outcome : undefined;
  return (
    <AnsweredForm form={form} action={address} className="grid max-w-text gap-6" once>
      {outcome && !isBusy && (
        <Notice role="alert" kind="error" title={`${outcome.done} Nicht getan:`}>
          <ul className="grid gap-1">
            {outcome.failed.map(({ id, name, why }) => (
              <li key={id} className="wrap-anywhere">
                {name}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ChosenRows field={fields.wahl} legend="Wen oder was es betrifft" rows={outcome?.failed ?? rows} />
      {act.needs === "ground" && <GroundField field={fields.ground} />}
      {act.needs && (
        <ReasonField
          field={fields.reason}
          hint="Ein Grund für alle. Er steht in jeder E-Mail dazu."
          prepared={reasonsFor(actIn(address))}
        />
      )}
      {act.typed && <TypedWordField act={act.typed} field={fields.word} />}
      <ActionBar>
        <Button variant={act.typed ? "danger" : "primary"} busy={isBusy} busyLabel="Einen Moment...">
          {act.label}
        </Button>
        <CancelLink to={back} />
      </ActionBar>
    </AnsweredForm>
  );
}
