import { useButtonResponse } from "~/http/use-button-response";
import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Pagination } from "~/ui/pagination";
import type { RevisionPage } from "./blog-desk.server";

interface RevisionListProps extends RevisionPage {
  id: number;
  current: number;
  isFirstPage: boolean;
}

/** Every saved version. Restoring one creates a new version from it. */
export function RevisionList({ id, current, revisions, next, isFirstPage }: RevisionListProps) {
  const path = `/blog/admin/${id}`;
  return (
    <div className="mt-10">
      <Disclosure summary={`Frühere Fassungen (${current - 1})`} open={!isFirstPage}>
        <ul>
          {revisions.map(({ version, savedAt, savedBy, isOfAccount, title }) => (
            <li key={version} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
              <p className="min-w-0 text-note">
                <span className="font-semibold text-ink wrap-anywhere">{title}</span>
                <br />
                {formatMoment(savedAt)}, {savedBy ?? (isOfAccount ? "ein Mitglied" : "ein gelöschtes Konto")}
              </p>
              {version === current ? (
                <p className="text-note">aktuell</p>
              ) : (
                <Restore action={`${path}/fassungen/${version}`} savedAt={savedAt} />
              )}
            </li>
          ))}
        </ul>
        <Pagination label="Weitere Fassungen" path={path} isFirst={isFirstPage} next={next} />
      </Disclosure>
    </div>
  );
}

function Restore({ action, savedAt }: { action: string; savedAt: Date }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Wiederherstellen der Fassung" });
  return (
    <Form method="post" action={action}>
      <Button variant="secondary" size="sm" busy={isBusy}>
        Wiederherstellen<span className="sr-only">: {formatMoment(savedAt)}</span>
      </Button>
    </Form>
  );
}
