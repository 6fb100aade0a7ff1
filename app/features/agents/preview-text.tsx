import type { AgentKind } from "~/db/schema";
import { TextLink } from "~/ui/link";
import { countOf } from "./agent";
import type { Preview } from "./found/preview.server";

type PreviewTextProps = { kind: AgentKind; preview: Preview; isLoading: boolean };

/** What the search would have found, so that nobody stores one that never finds anything or finds too much. */
export function PreviewText({ kind, preview, isLoading }: PreviewTextProps) {
  const { count, isMore, newest } = preview;
  const found = count === 0 ? "Nichts" : `${isMore ? "Mehr als " : ""}${countOf(count, kind)}`;
  return (
    <section aria-label="Vorschau" aria-busy={isLoading} className="border-l-3 border-signal py-1 pl-4.5">
      <p role="status" className="font-semibold">
        {found} in den letzten 30 Tagen
      </p>
      {count === 0 && <p className="text-soft">Mit weniger Filtern oder einem größeren Umkreis findet er mehr.</p>}
      {isMore && <p className="text-soft">Mit einem Ort, einer Kategorie oder anderen Wörtern werden es weniger.</p>}
      <ul className="mt-1 grid gap-1">
        {newest.map(({ documentId, title, to, by }) => (
          <li key={documentId} className="min-w-0 wrap-anywhere">
            <TextLink to={to}>{title}</TextLink>
            {by && <span className="text-soft">, {by}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
