import { EmptyState } from "~/ui/empty-state";
import { SeekCreatives } from "~/ui/seek-creatives";
import { type WorksSearch, worksPath } from "./browse";

/** Shown when no works are listed: nothing was found, the page is beyond the end, or the site is new. */
export function NoWorks({ search }: { search: WorksSearch }) {
  const { q, cursor } = search;
  const isNarrowed = cursor || worksPath(search) !== "/arbeiten";
  return (
    <div className="pt-2">
      <EmptyState
        title={titleOf({ q, cursor })}
        level={2}
        seed="keine-arbeiten"
        link={{
          to: isNarrowed ? "/arbeiten" : "/kreative",
          label: isNarrowed ? "Alle Arbeiten zeigen" : "Kreative entdecken",
        }}
        action={q && <SeekCreatives q={q} />}
      >
        {textOf(search)}
      </EmptyState>
    </div>
  );
}

function titleOf({ q, cursor }: Pick<WorksSearch, "q" | "cursor">): string {
  if (cursor) return "Das waren alle Arbeiten";
  return q ? "Keine Arbeiten gefunden" : "Noch keine Arbeiten";
}

function textOf({ q, skill }: WorksSearch): string {
  if (q) return "Mit weniger oder anderen Wörtern findet sich vielleicht etwas.";
  if (skill) return `Mit dem Skill ${skill} zeigt noch niemand eine Arbeit.`;
  return "Sobald Kreative ihre Arbeiten zeigen, sehen Sie sie hier.";
}
