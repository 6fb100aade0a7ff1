import { count, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "~/db/client.server";
import { favorites, profiles } from "~/db/schema";
import type { Browserless } from "../support/browserless";
import { it } from "../support/http";
import { createPerson, type Person } from "../support/people";
import { browserOf } from "../support/session";

const like = (browser: Browserless, { slug }: Person, wanted = "1") =>
  browser.post(`/kreative/${slug}/like`, { like: wanted }, { headers: { accept: "*/*" }, follow: false });

/** The likes as rows, and the count that pages show. */
async function likesOf(db: Database, { id }: Person) {
  const [rows] = await db.select({ count: count() }).from(favorites).where(eq(favorites.favoritedProfileId, id));
  const [profile] = await db.select({ count: profiles.favoriteCount }).from(profiles).where(eq(profiles.id, id));
  return [rows?.count, profile?.count];
}

it("counts fifty likes of one person at once as one [LIKE-03, LIKE-07, LIKE-08]", async ({ db, site }) => {
  const ben = await createPerson(db);
  const anna = await browserOf(db, site.url, await createPerson(db));
  const fifty = Array.from({ length: 50 }, (_, index) => index);
  await Promise.all(fifty.map(() => like(anna, ben)));
  expect(await likesOf(db, ben)).toEqual([1, 1]);

  await Promise.all(fifty.map((index) => like(anna, ben, index % 2 === 0 ? "0" : "1")));
  const [rows, shown] = await likesOf(db, ben);
  expect(shown).toBe(rows);
  await Promise.all(fifty.map(() => like(anna, ben, "0")));
  expect(await likesOf(db, ben)).toEqual([0, 0]);
});
