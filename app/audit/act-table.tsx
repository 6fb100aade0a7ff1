import { cutAt } from "~/text/cut";
import { TextLink } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { actions, type Change } from "./acts";

export interface ShownAct {
  id: number;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string;
  reason: string | null;
  changes: Change[];
  createdAt: string;
}

const columns: Column<ShownAct>[] = [
  { header: "Wann", cell: ({ createdAt }) => <span className="text-note">{createdAt}</span>, width: "w-36" },
  { header: "Wer", cell: ({ actorName }) => actorName, width: "w-[14%]" },
  {
    header: "Was",
    cell: ({ action }) => (Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : action),
    isRowHeader: true,
    width: "w-[16%]",
  },
  { header: "Betrifft", cell: (act) => <Subject {...act} />, width: "w-[18%]" },
  { header: "Änderung und Grund", cell: (act) => <Details {...act} /> },
];

export function ActTable({ acts }: { acts: ShownAct[] }) {
  return <Table caption="Protokoll" columns={columns} rows={acts} rowKey={({ id }) => id} />;
}

const pages: Record<string, string> = {
  profile: "/admin/profile",
  call: "/admin/ausschreibungen",
  post: "/admin/posts",
  work: "/admin/arbeiten",
  article: "/blog/admin",
  newsletter: "/admin/newsletter",
  letters: "/admin/briefe",
};

function Subject({ subjectType, subjectId, subjectName, action }: ShownAct) {
  const page = pages[subjectType];
  // A deleted account has no page to link to.
  if (!page || !subjectId || action.endsWith(".delete")) return subjectName;
  return <TextLink to={`${page}/${subjectId}`}>{subjectName}</TextLink>;
}

function Details({ changes, reason }: ShownAct) {
  if (changes.length === 0 && !reason) return <span className="text-soft">–</span>;
  return (
    <div className="space-y-1.5 text-note">
      {reason && <p>Grund: {reason}</p>}
      {changes.length > 0 && (
        <dl className="space-y-1">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="inline text-soft">{field}: </dt>
              <dd className="inline">
                {before && (
                  <del className="text-soft">
                    <Value text={before} />
                  </del>
                )}
                {before && after && " "}
                {after && (
                  <ins className="no-underline">
                    <Value text={after} />
                  </ins>
                )}
                {!after && " (entfernt)"}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const shownLength = 160;

/** Folds a long text to its beginning. */
function Value({ text }: { text: string }) {
  const start = cutAt(text, shownLength);
  if (start === text) return text;
  return (
    <details className="group">
      <summary className="cursor-pointer py-1 group-open:text-soft">
        <span className="group-open:hidden">{start}</span>
        <span className="hidden group-open:inline">Weniger anzeigen</span>
      </summary>
      {text}
    </details>
  );
}
