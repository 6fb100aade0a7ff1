import { formatMonth } from "~/text/dates";
import { Facts } from "~/ui/facts";
import type { PageProfile } from "./public-page";

type KnownFacts = Pick<PageProfile, "memberSince" | "completedProjects" | "responseTime">;

/** Shows only known figures. */
export function ProfileFacts({ profile: { memberSince, completedProjects, responseTime } }: { profile: KnownFacts }) {
  return (
    <div className="mt-10 border-t border-line pt-5">
      <Facts
        items={[
          { label: "Mitglied seit", value: formatMonth(memberSince) },
          ...(completedProjects ? [{ label: "Abgeschlossene Projekte", value: completedProjects }] : []),
          ...(responseTime ? [{ label: "Antwortet in", value: responseTime }] : []),
        ]}
      />
    </div>
  );
}
