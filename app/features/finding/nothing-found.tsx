import { searchPath } from "~/search/search-path";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SuggestedCrafts } from "~/ui/suggested-crafts";

interface NothingFoundProps {
  q: string;
  /** Crafts that somebody offers, beginning with the nearest. */
  suggested: readonly string[];
  isCompany: boolean;
}

/** What people can do when the one search finds nothing. */
export function NothingFound({ q, suggested, isCompany }: NothingFoundProps) {
  return (
    <EmptyState
      title="Nichts gefunden"
      level={2}
      seed="nichts-gefunden"
      link={{ to: "/kreative", label: "Alle Kreativen zeigen" }}
      action={
        isCompany && (
          <ButtonLink to={`/ausschreibungen/neu?${new URLSearchParams({ titel: q })}`} variant="quiet">
            Als Projekt ausschreiben
          </ButtonLink>
        )
      }
    >
      <p>Zu „{q}“ gibt es hier noch nichts. Vielleicht findet sich etwas mit weniger oder anderen Wörtern.</p>
      <SuggestedCrafts names={suggested} pathOf={(q) => searchPath({ q })} />
    </EmptyState>
  );
}
