import { useSmallAnswer } from "~/http/use-small-answer";
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
}

export function Operation({ jobs, machine }: OperationProps) {
  const { version, schema, node, postgres, databaseBytes, files, freeBytes } = machine;
  const facts: Fact[] = [
    { label: "E-Mails in der Warteschlange", value: jobs.waiting },
    { label: "E-Mails im nächsten Versuch", value: jobs.retrying },
    { label: "Datenbank", value: bytesText(databaseBytes) },
    ...(files ? [{ label: "Bilder", value: `${bytesText(files.bytes)} in ${files.count} Dateien` }] : []),
    ...(freeBytes === null ? [] : [{ label: "Freier Speicher", value: bytesText(freeBytes) }]),
    { label: "Version", value: version },
    { label: "Schema", value: schema },
    { label: "Node.js", value: node },
    { label: "PostgreSQL", value: postgres },
  ];
  return (
    <>
      <Facts items={facts} className="gap-x-10 gap-y-5" />
      {jobs.failedOthers > 0 && (
        <Notice kind="error" title={`Aufgaben, die zuletzt gescheitert sind: ${jobs.failedOthers}`} className="mt-8">
          Sie laufen von selbst wieder. Der Grund steht im Log.
        </Notice>
      )}
      {jobs.failed > 0 && <FailedMails count={jobs.failed} mails={jobs.failedMails} />}
    </>
  );
}

function FailedMails({ count, mails }: { count: number; mails: OperationProps["jobs"]["failedMails"] }) {
  return (
    <div className="mt-10">
      <h3 className="mb-4">Nicht zugestellte E-Mails: {count}</h3>
      <Table
        caption="Nicht zugestellte E-Mails"
        rows={mails}
        rowKey={({ id }) => id}
        columns={[
          { header: "An", cell: ({ to }) => <EmailAddress email={to} />, isRowHeader: true, width: "w-[30%]" },
          { header: "Betreff", cell: ({ subject }) => subject },
          { header: "Aufgegeben", cell: ({ since }) => since, width: "w-40" },
          {
            header: "Aktion",
            align: "right",
            width: "w-52",
            isActions: true,
            cell: ({ id }) => <RetryMail id={id} />,
          },
        ]}
      />
    </div>
  );
}

function RetryMail({ id }: { id: string }) {
  const { Form, isBusy } = useSmallAnswer({ failure: "Fehler beim erneuten Senden der E-Mail" });
  return (
    <Form method="post" action={`/admin/mails/${id}/wiederholen`} preventScrollReset>
      <Button variant="secondary" size="sm" busy={isBusy}>
        Noch einmal senden
      </Button>
    </Form>
  );
}
