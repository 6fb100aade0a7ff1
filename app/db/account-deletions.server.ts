import { sql } from "drizzle-orm";
import type { Transaction } from "./client.server";

const key = sql`hashtextextended('account deletion', 0)`;

/** Two who like or have written to each other would each wait for a row of the other, so accounts go one after the other. */
export const waitForOtherDeletions = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${key})`);

/** Call it before other locks on what belongs to members: a deletion locks an account first, and then all that it has. */
export const keepAccounts = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock_shared(${key})`);
