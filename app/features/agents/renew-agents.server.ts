import { and, asc, eq, gt, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { searchAgents } from "~/db/schema";
import { log } from "~/log.server";
import { madeWith } from "~/search-index/made-with.server";
import { readListSearch } from "./kinds.server";
import { storedColumns } from "./stored-search.server";

const batch = 200;

/** Plans stored searches again after a change of the vocabulary. One that can't be planned does not stop the others. */
export async function renewAgents(): Promise<number> {
  const { id, kind, query } = searchAgents;
  let renewed = 0;
  let last: number | undefined;
  for (;;) {
    const isOld = and(ne(searchAgents.madeWith, madeWith()), last ? gt(id, last) : undefined);
    const agents = await db.select({ id, kind, query }).from(searchAgents).where(isOld).orderBy(asc(id)).limit(batch);
    for (const agent of agents) {
      try {
        const columns = await storedColumns(db, readListSearch(agent.kind, new URLSearchParams(agent.query)));
        await db.update(searchAgents).set(columns).where(eq(searchAgents.id, agent.id));
        renewed += 1;
      } catch (error) {
        log.error({ err: error, agent: agent.id }, "could not plan a stored search again");
      }
    }
    last = agents.at(-1)?.id;
    if (agents.length < batch) return renewed;
  }
}
