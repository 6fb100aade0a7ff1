import { useLocation } from "react-router";
import { ConfirmedAct } from "~/http/confirmed-act";
import { TypedWordField } from "~/http/typed-word-field";
import { useButtonResponse } from "~/http/use-button-response";
import { formatCount } from "~/text/format-count";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { type Fact, Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import { bytesText } from "./bytes";
import type { readJobs } from "./jobs.server";
import type { readMachine } from "./machine.server";

interface OperationProps {
  jobs: Awaited<ReturnType<typeof readJobs>>;
  machine: Awaited<ReturnType<typeof readMachine>>;
  lacksMailServer: boolean;
}

export function Operation({ jobs, machine, lacksMailServer }: OperationProps) {
  const { version, schema, node, postgres, databaseBytes, files, freeBytes, lastBackup } = machine;
  const facts: Fact[] = [
    { label: "E-Mails in der Warteschlange", value: formatCount(jobs.waiting) },
    { label: "E-Mails im nächsten Versuch", value: formatCount(jobs.retrying) },
    { label: "E-Mails aufgegeben", value: formatCount(jobs.givenUp) },
    { label: "Letzte Sicherung", value: lastBackup ?? "noch keine" },
    { label: "Datenbank", value: bytesText(databaseBytes) },
    ...(files ? [{ label: "Bilder", value: `${bytesText(files.bytes)} in ${formatCount(files.count)} Dateien` }] : []),
    ...(freeBytes === null ? [] : [{ label: "Freier Speicher", value: bytesText(freeBytes) }]),
    { label: "Version", value: version },
    { label: "Schema", value: schema },
    { label: "Node.js", value: node },
    { label: "PostgreSQL", value: postgres },
  ];
  return (
    <>
      {lacksMailServer && (
        <Notice kind="error" title="Es gehen keine E-Mails hinaus" className="mb-8">
          Die Einstellung SMTP_URL fehlt: Niemand bekommt Links zum Bestätigen, neue Passwörter oder Nachrichten. Die
          E-Mails werden nur in einen Ordner auf dem Server geschrieben.
        </Notice>
      )}
      <Facts items={facts} className="gap-x-10 gap-y-5" />
      {jobs.failedOthers > 0 && (
        <Notice kind="error" title={`Aufgaben, die zuletzt gescheitert sind: ${jobs.failedOthers}`} className="mt-8">
          Sie laufen von selbst wieder. Der Grund steht im Log.
        </Notice>
      )}
      {jobs.failedMails.length > 0 && <FailedMails {...jobs} />}
    </>
  );
}

/** 'Heute' counts those alone that somebody can do something about. */
function FailedMails({ givenUp, mistyped, failedMails }: OperationProps["jobs"]) {
  return (
    <div className="mt-10">
      <h3 className="mb-4">
        Nicht zugestellte E-Mails: {givenUp + mistyped}
        {mistyped > 0 && `, davon an nie bestätigte Adressen: ${mistyped}`}
      </h3>
      <Table
        caption="Nicht zugestellte E-Mails"
        rows={failedMails}
        rowKey={({ id }) => id}
        columns={[
          { header: "An", cell: ({ to }) => <EmailAddress email={to} />, isRowHeader: true, width: "w-[30%]" },
          {
            header: "Betreff und Antwort des Mailservers",
            cell: ({ subject, answer, isMistyped }) => (
              <>
                {subject}
                {answer && <span className="block text-sm wrap-anywhere text-soft">{answer}</span>}
                {isMistyped && (
                  <span className="block text-sm text-soft">
                    Diese Adresse hat niemand bestätigt; vielleicht ein Tippfehler.
                  </span>
                )}
              </>
            ),
          },
          { header: "Aufgegeben", cell: ({ since }) => since, width: "w-40" },
          {
            header: "Aktion",
            align: "right",
            width: "w-52",
            isActions: true,
            cell: ({ id, to, subject }) => (
              <div className="grid justify-items-end gap-2">
                <RetryMail id={id} />
                <DiscardMail id={id} to={to} subject={subject} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

function RetryMail({ id }: { id: string }) {
  const { search } = useLocation();
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim erneuten Senden der E-Mail" });
  return (
    <Form method="post" action={`/admin/mails/${id}/wiederholen${search}`} preventScrollReset>
      <Button variant="secondary" size="sm" busy={isBusy}>
        Noch einmal senden
      </Button>
    </Form>
  );
}

function DiscardMail({ id, to, subject }: { id: string; to: string; subject: string }) {
  const { search } = useLocation();
  return (
    <ConfirmedAct
      action={`/admin/mails/${id}/verwerfen${search}`}
      label="Verwerfen …"
      look={{ variant: "quiet", size: "sm" }}
      title="E-Mail verwerfen"
      confirmLabel="Verwerfen"
      busyLabel="Wird verworfen..."
      danger
      failure="Fehler beim Verwerfen der E-Mail"
    >
      <p className="mb-5 wrap-anywhere">
        „{subject}“ an {to} wird gelöscht und kommt nie an. Das lässt sich nicht rückgängig machen.
      </p>
      <TypedWordField act="discard" />
    </ConfirmedAct>
  );
}
