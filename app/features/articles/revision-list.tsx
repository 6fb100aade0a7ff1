import { Form } from "react-router";
import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";

interface RevisionListProps {
  id: number;
  current: number;
  revisions: { version: number; savedAt: Date; savedBy: string | null; title: string }[];
}

/** Every version that was ever saved. Bringing one back makes a new one of it. */
export function RevisionList({ id, current, revisions }: RevisionListProps) {
  return (
    <div className="mt-10">
      <Disclosure summary={`Frühere Fassungen (${Math.max(0, revisions.length - 1)})`}>
        <ul>
          {revisions.map(({ version, savedAt, savedBy, title }) => (
            <li key={version} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
              <p className="min-w-0 text-note">
                <span className="font-semibold text-ink wrap-anywhere">{title}</span>
                <br />
                {formatMoment(savedAt)}, {savedBy ?? "ein gelöschtes Konto"}
              </p>
              {version === current ? (
                <p className="text-note">aktuell</p>
              ) : (
                <Form method="post" action={`/blog/admin/${id}/fassungen/${version}`}>
                  <Button variant="secondary" size="sm">
                    Wiederherstellen<span className="sr-only">: {formatMoment(savedAt)}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
