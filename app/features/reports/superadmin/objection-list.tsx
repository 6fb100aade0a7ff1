import { daysToDecide } from "~/audit/deadline";
import { outcomes } from "~/audit/grounds";
import { reasonsFor } from "~/audit/prepared-reasons";
import { ReasonField } from "~/audit/reason-field";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import type { ListedObjection } from "./objections.server";

type Objection = Omit<ListedObjection, "createdAt" | "decidedBy" | "concerns" | "objectorId"> & {
  createdAt: string;
  /** Why the viewer does not decide about it. */
  whyNot: keyof typeof whyNots | null;
};

const whyNots = {
  "superadmins-only": "Es geht um eine Kontosperre. Darüber entscheidet die Administration.",
  "about-oneself": "Das betrifft Sie selbst. Darüber entscheidet jemand anderer.",
  "not-oneself": `Das haben Sie selbst entschieden. Über den Einspruch entscheidet jemand anderer, oder nach ${daysToDecide} Tagen doch Sie.`,
};

export function ObjectionList({ objections }: { objections: Objection[] }) {
  return (
    <ol>
      {objections.map((objection) => (
        <li key={objection.id} className="border-b border-line py-5">
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <span className="font-semibold">
              {objection.isReporter ? "Von einer meldenden Person" : "Von der betroffenen Person"}
            </span>
            <span className="text-note text-soft">
              {objection.createdAt}, gegen „{outcomes[objection.outcome]}“
            </span>
            {objection.isUpheld !== null && <Badge>{objection.isUpheld ? "Stattgegeben" : "Abgelehnt"}</Badge>}
          </p>
          <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">
            {objection.text ?? <span className="text-soft italic">Der Text ist gelöscht.</span>}
          </p>
          {objection.answer && (
            <p className="mt-3 max-w-text border-l-3 border-line pl-4 whitespace-pre-line wrap-anywhere">
              {objection.answer}
            </p>
          )}
          {objection.isUpheld === null &&
            (objection.whyNot ? (
              <p className="mt-4 text-soft">{whyNots[objection.whyNot]}</p>
            ) : (
              <AnswerForm id={objection.id} />
            ))}
        </li>
      ))}
    </ol>
  );
}

function AnswerForm({ id }: { id: string }) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: `antwort-${id}`,
    rules: () => import("~/audit/many"),
    schema: ({ actSchema }) => actSchema({ needs: "reason" }),
    arrived: undefined,
    failure: "Fehler beim Entscheiden über den Einspruch",
  });
  return (
    <AnsweredForm
      form={form}
      action={`/admin/einsprueche/${id}`}
      noValidate={useHydrated()}
      className="mt-5 grid max-w-text gap-4 print:hidden"
    >
      <ReasonField
        field={fields.reason}
        label="Antwort"
        prepared={reasonsFor("einspruch")}
        hint="Diesen Text bekommt per E-Mail, wer Einspruch erhoben hat. Geben Sie statt, ist alles wieder, wie es war."
      />
      <div className="flex flex-wrap gap-3">
        <Button name="isUpheld" value="1" busy={isBusy}>
          Stattgeben
        </Button>
        <Button name="isUpheld" value="0" variant="secondary" busy={isBusy}>
          Ablehnen
        </Button>
      </div>
    </AnsweredForm>
  );
}
