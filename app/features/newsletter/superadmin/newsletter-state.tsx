import { ConfirmedAct } from "~/http/confirmed-act";
import { TypedWordField } from "~/http/typed-word-field";
import { WriteForm } from "~/http/write-form";
import { formatCount } from "~/text/format-count";
import { Button } from "~/ui/button";
import { Stat, StatList } from "~/ui/stat";
import { type DeliveryCounts, isDone } from "./newsletter";

/** What became of the mails of a newsletter that is sent. */
export function NewsletterState({ counts }: { counts: DeliveryCounts }) {
  return (
    <StatList>
      <Stat label="Zugestellt" value={formatCount(counts.sent)} />
      <Stat label="Wartet" value={formatCount(counts.waiting + counts.queued)} />
      <Stat label="Nicht zustellbar" value={formatCount(counts.failed)} signal={counts.failed > 0} />
      <Stat label="Ausgelassen" hint="inzwischen abbestellt oder nicht mehr da" value={formatCount(counts.skipped)} />
      {counts.stopped > 0 && <Stat label="Nicht gesendet" hint="vorher beendet" value={formatCount(counts.stopped)} />}
    </StatList>
  );
}

interface StopFormsProps {
  path: string;
  isPaused: boolean;
  counts: DeliveryCounts;
}

/** Pauses a newsletter, continues it, or ends it. */
export function StopForms({ path, isPaused, counts }: StopFormsProps) {
  const rest = counts.waiting + counts.queued;
  if (isDone(counts)) return null;
  return (
    <div className="mt-8 grid max-w-text gap-6">
      <p>
        {isPaused
          ? `Der Versand ruht. ${formatCount(counts.sent)} sind zugestellt, ${formatCount(rest)} ${rest === 1 ? "wartet" : "warten"} noch.`
          : "Ein Fehler im Text, eine falsche Zahl? Halten Sie den Versand an, geht keine weitere E-Mail hinaus. Was schon beim Mailserver ist, lässt sich nicht zurückholen."}
      </p>
      <div className="flex flex-wrap gap-3">
        {isPaused ? (
          <WriteForm action={`${path}/fortsetzen`} failure="Versand nicht fortgesetzt">
            {(isBusy) => (
              <Button busy={isBusy} busyLabel="Wird fortgesetzt...">
                Versand fortsetzen
              </Button>
            )}
          </WriteForm>
        ) : (
          <WriteForm action={`${path}/anhalten`} failure="Versand nicht angehalten">
            {(isBusy) => (
              <Button busy={isBusy} busyLabel="Wird angehalten...">
                Versand anhalten
              </Button>
            )}
          </WriteForm>
        )}
        {isPaused && (
          <ConfirmedAct
            action={`${path}/beenden`}
            label="Endgültig beenden …"
            look={{ variant: "danger" }}
            title="Versand beenden"
            confirmLabel="Endgültig beenden"
            busyLabel="Wird beendet..."
            danger
            failure="Versand nicht beendet"
          >
            <p className="mb-5">
              {rest === 1 ? "Eine Person bekommt" : `${formatCount(rest)} Personen bekommen`} den Newsletter dann nicht
              mehr. Das lässt sich nicht rückgängig machen.
            </p>
            <TypedWordField act="end" />
          </ConfirmedAct>
        )}
      </div>
    </div>
  );
}
