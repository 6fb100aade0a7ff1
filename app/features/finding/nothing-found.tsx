import type { ReactNode } from "react";
import { searchPath } from "~/search/search-path";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SuggestedCrafts } from "~/ui/suggested-crafts";

interface NothingFoundProps {
  q: string;
  /** Crafts that somebody offers, beginning with the nearest. */
  suggested: readonly string[];
  /** Related results are shown below, and below them the crafts. */
  isAkin: boolean;
  isCompany: boolean;
  /** What else people can do. */
  children?: ReactNode;
}

export const craftPath = (q: string) => searchPath({ q });

export const akinOnly = "Nichts passt genau";

/** What people can do when the one search finds nothing, or only what is akin. */
export function NothingFound({ q, suggested, isAkin, isCompany, children }: NothingFoundProps) {
  return (
    <EmptyState
      title={isAkin ? akinOnly : "Nichts gefunden"}
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
      <p>
        {isAkin
          ? `Zu „${q}“ passt hier noch nichts genau. Was nahe kommt, steht darunter.`
          : `Zu „${q}“ gibt es hier noch nichts. Vielleicht findet sich etwas mit weniger oder anderen Wörtern.`}
      </p>
      {!isAkin && <SuggestedCrafts names={suggested} pathOf={craftPath} />}
      {children}
    </EmptyState>
  );
}
