import type { Transaction } from "~/db/client.server";
import { profiles, workCredits, works } from "~/db/schema";
import { slugify } from "~/text/slug";
import { works as demoWorks } from "./content/works";
import { daysBack } from "./moments";

/** Inserts the demo's works with their credits. `ids` are the accounts by key. */
export async function insertWorks(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  const rows = demoWorks.map(
    ({ author, createdDaysAgo, pictures: _, skills, credits: _1, clientMember: _2, ...work }, position) => {
      const createdAt = daysBack(createdDaysAgo);
      return {
        ...work,
        userId: ids.get(author) ?? "",
        slug: slugify(work.title),
        skills: [...skills],
        position,
        published: true,
        publishedAt: createdAt,
        rightsConfirmedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      };
    },
  );
  const stored = await tx.insert(works).values(rows).returning({ id: works.id });
  await insertCredits(
    tx,
    ids,
    stored.map(({ id }) => id),
  );
}

async function insertCredits(tx: Transaction, ids: ReadonlyMap<string, string>, workIds: number[]): Promise<void> {
  const people = await tx.select({ id: profiles.id, name: profiles.name }).from(profiles);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const memberOf = (key: string) => ({ memberId: ids.get(key) ?? "", name: names.get(ids.get(key) ?? "") });
  await tx.insert(workCredits).values(
    demoWorks.flatMap(({ credits = [], clientMember, createdDaysAgo }, index) => {
      const at = daysBack(createdDaysAgo);
      const about = { workId: workIds[index] ?? 0, stateSince: at, createdAt: at };
      const client = clientMember
        ? [{ ...about, kind: "client" as const, ...memberOf(clientMember.member), state: clientMember.state }]
        : [];
      const contributors = credits.map((credit, position) => ({
        ...{ ...about, position, role: credit.role },
        ...("member" in credit ? { ...memberOf(credit.member), state: credit.state } : { name: credit.name }),
      }));
      return [...client, ...contributors];
    }),
  );
}
