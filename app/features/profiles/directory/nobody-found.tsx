import { formatCount } from "~/text/format-count";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { TextLink } from "~/ui/link";
import { SuggestedCrafts } from "~/ui/suggested-crafts";
import { type DirectorySearch, directoryPath } from "./directory";
import type { NearestOffers } from "./nearest-offers.server";

interface NobodyFoundProps {
  search: DirectorySearch;
  /** Crafts that somebody offers. Where there are results that come near, the page names them below these. */
  suggested: readonly string[];
  nearest: NearestOffers | null;
  isCompany: boolean;
}

export const craftPath = (q: string) => directoryPath({ q });

/** What people can do when nobody fits. */
export function NobodyFound({ search, suggested, nearest, isCompany }: NobodyFoundProps) {
  const call = new URLSearchParams({ titel: search.q });
  return (
    <EmptyState
      title="Keine Kreativen gefunden"
      level={2}
      link={{ to: "/kreative", label: "Alle Kreativen zeigen" }}
      action={
        isCompany &&
        search.q && (
          <ButtonLink to={`/ausschreibungen/neu?${call}`} variant="quiet">
            Ausschreibung mit diesen Worten beginnen
          </ButtonLink>
        )
      }
    >
      <p>Versuche andere Suchbegriffe oder entferne die Filter</p>
      {nearest && (
        <>
          <p className="mt-3">
            Am nächsten kommt <TextLink to={nearest.path}>{nearest.craft}</TextLink>:
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {nearest.places.map(({ label, count, path }) => (
              <li key={label}>
                <TextLink to={path} className="grid min-h-11 items-center">
                  {`In ${label}: ${formatCount(count)}`}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <SuggestedCrafts names={suggested} pathOf={craftPath} />
    </EmptyState>
  );
}
