import { type Hit, HitGroup } from "~/ui/hit-group";
import { RankingLink } from "~/ui/ranking-link";

/** Who could answer one's own call; nothing where nobody fits. */
export function SuggestedPeople({ people }: { people: Hit[] | null }) {
  if (!people || people.length === 0) return null;
  return (
    <HitGroup title="Wer könnte passen?" hits={people}>
      <p className="mt-3">
        <RankingLink list="vorschlaege">Wie diese Vorschläge entstehen</RankingLink>
      </p>
    </HitGroup>
  );
}
