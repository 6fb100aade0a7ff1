import type { ReactNode } from "react";
import { type Hit, HitGroup } from "~/ui/hit-group";
import { RankingLink } from "~/ui/ranking-link";

interface SuggestedPeopleProps {
  people: Hit[] | null;
  /** The way to invite a person. */
  invite: (slug: string, name: string) => ReactNode;
}

/** People who could answer the viewer's call. Renders nothing when nobody fits. */
export function SuggestedPeople({ people, invite }: SuggestedPeopleProps) {
  if (!people || people.length === 0) return null;
  return (
    <HitGroup title="Wer könnte passen?" hits={people} action={({ picture, title }) => invite(picture.seed, title)}>
      <p className="mt-3">
        <RankingLink list="vorschlaege">Wie diese Vorschläge entstehen</RankingLink>
      </p>
    </HitGroup>
  );
}
