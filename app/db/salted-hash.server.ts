import { createHmac, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "./client.server";
import { salts } from "./schema";

type Purpose = (typeof salts.$inferSelect)["purpose"];

const known = new Map<Purpose, { lastDay: string; salt: Buffer }>();

/** Tells people apart until the salt's last day. The salt is deleted then, so nobody can trace the hash to a person. */
export async function saltedHash(purpose: Purpose, lastDay: string, text: string): Promise<Buffer> {
  let current = known.get(purpose);
  if (current?.lastDay !== lastDay) {
    current = { lastDay, salt: await saltOf(purpose, lastDay) };
    known.set(purpose, current);
  }
  return createHmac("sha256", current.salt).update(text).digest().subarray(0, 16);
}

async function saltOf(purpose: Purpose, lastDay: string): Promise<Buffer> {
  await db
    .insert(salts)
    .values({ purpose, lastDay, salt: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ salt: salts.salt })
    .from(salts)
    .where(and(eq(salts.purpose, purpose), eq(salts.lastDay, lastDay)));
  if (!row) throw new Error("the salt is gone");
  return row.salt;
}
