import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { formatDay } from "~/text/dates";
import { creditMax } from "~/text/maximums";
import { CheckboxField } from "~/ui/checkbox-field";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { Notice } from "~/ui/notice";
import type { OwnCredit, OwnCredits } from "../credits/credit";
import { MemberNameField } from "./member-name-field";

interface CreditRowsProps {
  credits: OwnCredits;
  arrived: FormAnswer | undefined;
  errors: Record<string, string[]>;
}

interface Typed {
  name: string;
  role: string;
  asks: boolean;
}

/** The people who took part. Unused rows are in a disclosure, so that adding one needs no script. */
export function CreditRows({ credits, arrived, errors }: CreditRowsProps) {
  const rows = typedRows(credits, arrived);
  const filled = rows.findLastIndex(({ name, role }) => name || role) + 1;
  const shown = Math.min(creditMax.credits, filled + 1);
  const row = (typed: Typed, index: number) => (
    <CreditRow
      key={index}
      index={index}
      typed={typed}
      stored={credits.contributors.find(({ name }) => name === typed.name)}
      error={errors[`credits[${index}].name`]}
    />
  );
  return (
    <>
      {credits.refused.length > 0 && (
        <Notice>
          {credits.refused.map((name) => (
            <p key={name}>
              {name ?? "Jemand"} möchte bei dieser Arbeit nicht genannt werden. Der Eintrag ist entfernt.
            </p>
          ))}
        </Notice>
      )}
      <div className="grid gap-5">{rows.slice(0, shown).map(row)}</div>
      {shown < creditMax.credits && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink">
            Weitere Mitwirkende
          </summary>
          <div className="grid gap-5 pt-4">{rows.slice(shown).map((typed, index) => row(typed, shown + index))}</div>
        </details>
      )}
    </>
  );
}

interface CreditRowProps {
  index: number;
  typed: Typed;
  stored?: OwnCredit;
  error?: string[];
}

function CreditRow({ index, typed, stored, error }: CreditRowProps) {
  const id = `mitwirkend-${index}`;
  const who = <span className="sr-only">({index + 1}. Person)</span>;
  const field = (part: string, initialValue?: string): Field => ({
    id: `${id}-${part}`,
    name: `credits[${index}].${part}`,
    initialValue,
    errors: part === "name" ? error : undefined,
    errorId: `${id}-${part}-fehler`,
    descriptionId: `${id}-${part}-hinweis`,
  });
  return (
    <div className="grid gap-x-5 gap-y-3 border-b border-line pb-4 last:border-b-0 sm:grid-cols-2">
      <MemberNameField field={field("name", typed.name)} label={<>Name {who}</>} />
      <TextField
        field={field("role", typed.role)}
        label={<>Rolle {who}</>}
        maxLength={creditMax.role}
        placeholder={index === 0 ? "z. B. Fotografie" : undefined}
      />
      <CheckboxField
        field={field("asks", typed.asks ? "on" : undefined)}
        label={<>Auf das Profil hier verlinken {who}</>}
        hint={stored && stateText(stored)}
        className="sm:col-span-2"
      />
    </div>
  );
}

/** What has become of a request. */
export function stateText({ state, stateSince, askedAgain }: OwnCredit): ReactNode {
  if (state === "planned") return "Wir fragen, sobald Sie die Arbeit veröffentlichen und Ihr Profil zu sehen ist.";
  const again = askedAgain ? "nach Ihrer Änderung noch einmal " : "";
  if (state === "asked") return `Am ${formatDay(stateSince)} ${again}angefragt, noch ohne Antwort.`;
  if (state === "confirmed")
    return `Am ${formatDay(stateSince)} bestätigt. Ändern Sie Name, Rolle oder die Arbeit, fragen wir noch einmal.`;
  return undefined;
}

/** Whether somebody is or was credited. */
export const hasCredits = (credits: OwnCredits, arrived: FormAnswer | undefined) =>
  credits.refused.length > 0 || typedRows(credits, arrived).some(({ name, role, asks }) => name || role || asks);

/** The rows as in the refused form, otherwise those of the work. There are always as many as a work can have. */
function typedRows({ contributors }: OwnCredits, arrived: FormAnswer | undefined): Typed[] {
  const sent = arrived?.result.initialValue?.credits;
  const rows = arrived
    ? (Array.isArray(sent) ? sent : []).map(typedIn)
    : contributors.map(({ name, role, state }) => ({ name, role: role ?? "", asks: state !== "named" }));
  return Array.from({ length: creditMax.credits }, (_, index) => rows[index] ?? { name: "", role: "", asks: false });
}

function typedIn(given: unknown): Typed {
  const { name, role, asks } = (typeof given === "object" && given !== null ? given : {}) as Record<string, string>;
  return { name: name ?? "", role: role ?? "", asks: asks === "on" };
}
