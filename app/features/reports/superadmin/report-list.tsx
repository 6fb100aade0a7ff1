import { reportReasons } from "~/audit/reported";
import { Badge } from "~/ui/badge";
import type { Reported } from "./reported.server";

type Report = Omit<Reported["reports"][number], "createdAt"> & { createdAt: string };

/** The reports of one subject. None says who sent it. */
export function ReportList({ reports }: { reports: Report[] }) {
  return (
    <ol>
      {reports.map((report) => (
        <li key={report.id} className="border-b border-line py-5">
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <span className="font-semibold">{reportReasons[report.reason]}</span>
            <span className="text-note text-soft">
              {report.createdAt}, {report.hasAddress ? "mit Adresse für die Antwort" : "anonym"}
            </span>
            {report.isDanger && <Badge variant="signal">Gefahr für Leben oder Sicherheit</Badge>}
            {report.decisionId && <Badge>Beantwortet</Badge>}
          </p>
          <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">
            {report.text ?? <span className="text-soft italic">Der Text ist gelöscht.</span>}
          </p>
          {report.excerpt && <Excerpt messages={report.excerpt} />}
        </li>
      ))}
    </ol>
  );
}

const writers = { concerned: "Gemeldete Person", reporter: "Meldende Person", other: "Andere Seite" };

function Excerpt({ messages }: { messages: NonNullable<Report["excerpt"]> }) {
  return (
    <ol aria-label="Kopierte Nachrichten" className="mt-4 grid max-w-text gap-3">
      {messages.map(({ from, text, isReported, files = [] }, position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes.
          key={position}
          className={`border-l-3 py-1 pl-4 ${isReported ? "border-signal" : "border-line"} ${from === "concerned" ? "" : "text-soft"}`}
        >
          <p className="text-sm text-soft">
            {writers[from]}
            {isReported && ", gemeldet"}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          {files.length > 0 && (
            <p className="text-note text-soft wrap-anywhere">Dateien, die hier niemand öffnet: {files.join(", ")}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
