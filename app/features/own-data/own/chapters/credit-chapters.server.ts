import { and, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type CreditState, creditPauses, workCredits, works } from "~/db/schema";
import { visibleProfiles } from "~/visible/profiles.server";
import { chapter } from "../chapter";
import { otherPerson } from "../words";

const { kind, name, role, state, stateSince } = getTableColumns(workCredits);
const credit = { kind, name, role, state, stateSince };
const other = { name: visibleProfiles.name, slug: visibleProfiles.slug };

const states: Record<CreditState, string> = {
  named: "genannt",
  planned: "vorgesehen",
  asked: "gefragt",
  confirmed: "bestätigt",
  refused: "abgelehnt",
};

const creditNames = {
  title: "Arbeit",
  kind: ["Art", { contributor: "Mitwirkung", client: "Auftrag" }],
  name: "Name",
  role: "Rolle",
  state: ["Zustand", states],
  stateSince: "Seit",
} as const;

export const creditChapters = (id: string) => [
  chapter(
    "mitwirkende",
    "Mitwirkende und Auftraggeber Ihrer Arbeiten",
    db
      .select({
        ...credit,
        title: works.title,
        name: sql<string | null>`coalesce(${visibleProfiles.name}, ${workCredits.name})`,
      })
      .from(workCredits)
      .innerJoin(works, eq(works.id, workCredits.workId))
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, workCredits.memberId))
      .where(eq(works.userId, id)),
    creditNames,
  ),
  // A draft that names the person, and a request that was never sent, are known to its creative only.
  chapter(
    "nennungen",
    "Arbeiten, die Sie nennen",
    db
      .select({ ...credit, title: works.title, by: visibleProfiles.name })
      .from(workCredits)
      .innerJoin(works, eq(works.id, workCredits.workId))
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, works.userId))
      .where(
        and(eq(workCredits.memberId, id), or(works.isPublic, inArray(workCredits.state, ["confirmed", "refused"]))),
      ),
    { ...creditNames, by: "Von" },
  ),
  chapter(
    "keine_bitten_an_sie",
    "Pausen, in denen jemand Sie nicht um eine Nennung bitten kann, auch beendete",
    db
      .select({ ...other, until: creditPauses.until })
      .from(creditPauses)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, creditPauses.creativeId))
      .where(eq(creditPauses.memberId, id)),
    { ...otherPerson, until: "Bis" },
  ),
  chapter(
    "keine_bitten_von_ihnen",
    "Pausen, in denen Sie jemanden nicht um eine Nennung bitten können, auch beendete",
    db
      .select({ ...other, until: creditPauses.until })
      .from(creditPauses)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, creditPauses.memberId))
      .where(eq(creditPauses.creativeId, id)),
    { ...otherPerson, until: "Bis" },
  ),
];
