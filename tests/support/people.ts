import { randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Connection } from "../../app/db/client.server";
import { accounts, profiles } from "../../app/db/schema";
import { refreshProfile } from "../../app/search-index/refresh.server";
import { slugify } from "../../app/text/slug";
import "./cheap-hashing.mjs";

/** Who has been a member for so long may write as much as everybody. */
export const monthAgo = new Date(Date.now() - 30 * 86_400_000);
export const longMember = { memberSince: monthAgo };

export type Person = typeof profiles.$inferSelect & { password: string };

export const password = "Mostbirne am Pfänder 26";

/** Hashed once per process, because a hundred people share the same password. */
let hash: Promise<string> | undefined;

// Workers may share a database server, but names must differ.
const run = randomBytes(3).toString("hex");
let count = 0;

/** Makes a text unique in this test run. */
export function unique(text: string): string {
  count += 1;
  return `${text} ${run}${count}`;
}

export function uniqueEmail(name = "person"): string {
  return `${slugify(unique(name))}@example.com`;
}

/** Stores a confirmed account with its profile, as after registration and confirmation. Its contact address is proven. */
export async function createPerson(
  on: Connection,
  { name = unique("Anna Fink"), ...values }: Partial<typeof profiles.$inferInsert> = {},
): Promise<Person> {
  const [person] = await on
    .insert(profiles)
    .values({
      userType: "kreative",
      slug: slugify(name),
      email: uniqueEmail(name),
      emailVerified: true,
      agbAcceptedAt: new Date(),
      privacyNotedAt: new Date(),
      provenContactEmail: values.contactEmail?.trim().toLowerCase() || null,
      ...values,
      name,
    })
    .returning();
  if (!person) throw new Error("The person was not stored");
  hash ??= hashPassword(password);
  await on
    .insert(accounts)
    .values({ userId: person.id, accountId: person.id, providerId: "credential", password: await hash });
  await refreshProfile(on, person.id);
  return { ...person, password };
}

export function createCompany(on: Connection, values: Partial<typeof profiles.$inferInsert> = {}): Promise<Person> {
  return createPerson(on, { name: unique("Studio Berg"), userType: "unternehmen", ...values });
}

interface Stored {
  id: string;
}

/** Writes into a row past all rules of the product. */
export const changePerson = (on: Connection, { id }: Stored, values: PgUpdateSetSource<typeof profiles>) =>
  on.update(profiles).set(values).where(eq(profiles.id, id));

export const deletePerson = (on: Connection, { id }: Stored) => on.delete(profiles).where(eq(profiles.id, id));

/** The row as it is now. */
export const storedPerson = async (on: Connection, { id }: Stored) =>
  (await on.select().from(profiles).where(eq(profiles.id, id)))[0];
