import { formatMonth } from "~/text/dates";
import { Facts } from "~/ui/facts";
import { RankingLink } from "~/ui/ranking-link";
import type { PageProfile } from "./public-page";

type KnownFacts = Pick<PageProfile, "memberSince" | "completedProjects" | "signals">;

/** Shows only known figures. */
export function ProfileFacts({ profile: { memberSince, completedProjects, signals } }: { profile: KnownFacts }) {
  return (
    <div className="mt-10 border-t border-line pt-5">
      <Facts
        items={[
          { label: "Mitglied seit", value: formatMonth(memberSince) },
          ...(completedProjects ? [{ label: "Abgeschlossene Projekte", value: completedProjects }] : []),
          ...signals,
        ]}
      />
      {signals.length > 0 && <RankingLink list="angaben">Wie das entsteht</RankingLink>}
    </div>
  );
}
