import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { WorksSearch } from "./browse";

/** Shown when no works are listed: nothing was found, the page is beyond the end, or the site is new. */
export function NoWorks({ search: { q, skill, cursor } }: { search: WorksSearch }) {
  const isNarrowed = q || skill || cursor;
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
        action={
          q && (
            <ButtonLink to={`/kreative?${new URLSearchParams({ q })}`} variant="quiet">
              Kreative für „{q}“ suchen
            </ButtonLink>
          )
        }
      >
        {textOf({ q, skill })}
      </EmptyState>
    </div>
  );
}

function titleOf({ q, cursor }: Pick<WorksSearch, "q" | "cursor">): string {
  if (cursor) return "Das waren alle Arbeiten";
  return q ? "Keine Arbeiten gefunden" : "Noch keine Arbeiten";
}

function textOf({ q, skill }: Pick<WorksSearch, "q" | "skill">): string {
  if (q) return "Mit weniger oder anderen Wörtern findet sich vielleicht etwas.";
  return skill
    ? `Mit dem Skill ${skill} zeigt noch niemand eine Arbeit.`
    : "Sobald Kreative ihre Arbeiten zeigen, sehen Sie sie hier.";
}
