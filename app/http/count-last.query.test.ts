import { type SQL, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { rateLimits } from "~/db/schema";
import { changeAgent } from "~/features/agents/own/agent-commands.server";
import { searchOf } from "~/features/agents/own/own-agents.server";
import { saveAvailability } from "~/features/profiles/own/save-availability.server";
import { makeFeedAddress } from "~/features/subscriptions/own/feed-address.server";
import { createAgentOf } from "../../tests/support/agents";
import { untilBlocked } from "../../tests/support/locks";
import { createPerson, type Person } from "../../tests/support/people";
import { whateverIsStored } from "../../tests/support/seen";
import { countWrite } from "./rate-limit.server";

interface Write {
  limit: "agent" | "profile";
  /** The row that another write of the same account has locked. */
  row: (anna: Person, agent: number) => SQL;
  write: (anna: Person, agent: number) => Promise<unknown>;
}

const profile = ({ id }: Person) => sql`select from profiles where id = ${id} for update`;
const search = searchOf("ausschreibungen", "q=Plakat");

const writes: Record<string, Write> = {
  "a stored search": {
    limit: "agent",
    row: (_, agent) => sql`select from search_agents where id = ${agent} for update`,
    write: ({ id }, agent) => changeAgent(id, agent, { rhythm: "taeglich", search }, whateverIsStored),
  },
  "the availability": { limit: "profile", row: profile, write: ({ id }) => saveAvailability(id, new FormData()) },
  "the address of a feed": { limit: "profile", row: profile, write: ({ id }) => makeFeedAddress(id, "abo") },
};

it.each(Object.entries(writes))(
  "a write of %s that waits for another one of its account keeps no counter from it [SAFE-136]",
  async (_, { limit, row, write }) => {
    const anna = await createPerson(db);
    const agent = await createAgentOf(db, anna, "q=Logo");
    await db.delete(rateLimits);
    const { waiting } = await db.transaction(async (tx) => {
      await tx.execute(row(anna, agent));
      const begun = write(anna, agent);
      await untilBlocked(db);
      await countWrite(tx, limit, anna.id);
      return { waiting: begun };
    });
    await waiting;
    expect(await db.select({ points: rateLimits.points }).from(rateLimits)).toEqual([{ points: 2 }]);
  },
);
