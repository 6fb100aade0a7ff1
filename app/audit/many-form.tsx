import type { Problem as ProblemText } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import type { TypedAct } from "~/http/typed-word";
import { TypedWordField } from "~/http/typed-word-field";
import { problemOf, useWrite } from "~/http/use-write";
import { ActionBar } from "~/ui/action-bar";
import { Button, CancelLink } from "~/ui/button";
import { choosing } from "~/ui/choose-rows";
import { ChosenRows } from "~/ui/chosen-rows";
import { plainField } from "~/ui/field-frame";
import { Notice } from "~/ui/notice";
import { Problem } from "~/ui/problem";
import { GroundField } from "./ground-field";
import { reasonsFor } from "./prepared-reasons";
import { ReasonField } from "./reason-field";

interface Row {
  id: string;
  name: string;
}

/** What came of it when not all could be done. */
export interface ManyAnswer {
  problem?: ProblemText;
  done?: string;
  failed?: (Row & { why: string })[];
  reason?: string;
  ground?: string;
}

interface ManyFormProps {
  /** The address that names act and rows, so that a refused form shows them again. */
  address: string;
  act: { label: string; does: string; needs?: "reason" | "ground"; typed?: TypedAct };
  rows: Row[];
  /** The list that it came from. */
  back: string;
  arrived: ManyAnswer | undefined;
}

/** The name of the act in the address. */
const actIn = (address: string) => new URLSearchParams(address.split("?")[1]).get(choosing.act) ?? "";

/** Asks once for what an act on several needs, and shows each of them, so that somebody can be left out. */
export function ManyForm({ address, act, rows, back, arrived }: ManyFormProps) {
  const { Form, answer = arrived, isBusy } = useWrite<ManyAnswer>();
  const said = answer && "isLost" in answer ? undefined : answer;
  const outcome = said?.failed && said;
  const asked = outcome?.failed ?? rows;
  return (
    <Form method="post" action={address} className="grid max-w-text gap-6">
      <SubmissionId />
      <Problem problem={isBusy ? undefined : problemOf(answer, `Fehler bei „${act.label}“`)} />
      {outcome?.failed && !isBusy && (
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
      <ChosenRows legend="Wen oder was es betrifft" name={choosing.row} rows={asked} />
      {act.needs === "ground" && <GroundField field={plainField("ground", said?.ground ?? "agb")} />}
      {act.needs && (
        <ReasonField
          field={plainField("reason", said?.reason ?? "")}
          hint="Ein Grund für alle. Er steht in jeder E-Mail dazu."
          prepared={reasonsFor(actIn(address))}
        />
      )}
      {act.typed && <TypedWordField act={act.typed} />}
      <ActionBar>
        <Button variant={act.typed ? "danger" : "primary"} busy={isBusy} busyLabel="Einen Moment...">
          {act.label}
        </Button>
        <CancelLink to={back} />
      </ActionBar>
    </Form>
  );
}
