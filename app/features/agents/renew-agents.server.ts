import { eq, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { searchAgents } from "~/db/schema";
import { madeWith } from "~/search-index/made-with.server";
import { readListSearch } from "./kinds.server";
import { storedColumns } from "./stored-search.server";

const batch = 200;

/** Plans stored searches again that were planned with another vocabulary. */
export async function renewAgents(): Promise<number> {
  let renewed = 0;
  for (;;) {
    const { id, kind, query } = searchAgents;
    const isOld = ne(searchAgents.madeWith, madeWith());
    const agents = await db.select({ id, kind, query }).from(searchAgents).where(isOld).limit(batch);
    for (const agent of agents) {
      const columns = await storedColumns(db, readListSearch(agent.kind, new URLSearchParams(agent.query)));
      await db.update(searchAgents).set(columns).where(eq(searchAgents.id, agent.id));
    }
    renewed += agents.length;
    if (agents.length < batch) return renewed;
  }
}
