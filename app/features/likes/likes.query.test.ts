import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { favorites, profiles, rateLimits } from "~/db/schema";
import { LimitReached } from "~/http/rate-limit.server";
import { keyedHash } from "~/secret.server";
import { useUp } from "../../../tests/support/limits";
import { createCompany, createPerson, storedPerson } from "../../../tests/support/people";
import { recordQueries } from "../../../tests/support/queries";
import { findLikeable, listLikedProfiles, listLikers, removeLike, setLike } from "./likes.server";
import { canLike } from "./policy";

const storedCount = async (id: string) => {
  const rows = await db.select().from(favorites).where(eq(favorites.favoritedProfileId, id));
  expect((await storedPerson(db, { id }))?.favoriteCount).toBe(rows.length);
  return rows.length;
};

it("likes and unlikes, and answers with the new count [LIKE-01, LIKE-02, LIKE-08]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  expect(await setLike(anna.id, ben.slug, true)).toEqual({ liked: true, count: 1 });
  expect(await setLike(anna.id, ben.slug, true)).toEqual({ liked: true, count: 1 });
  expect(await setLike(anna.id, ben.slug, false)).toEqual({ liked: false, count: 0 });
  expect(await setLike(anna.id, ben.slug, false)).toEqual({ liked: false, count: 0 });
});

it("ends with 200 likes of 200 people and one of one, however many come at once [LIKE-07, DATA-35]", async () => {
  const ben = await createPerson(db);
  const people = await db
    .insert(profiles)
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        userType: "kreative" as const,
        name: `Likt gern ${index}`,
        slug: `likt-gern-${index}`,
        email: `likt-${index}@example.com`,
      })),
    )
    .returning({ id: profiles.id });
  await Promise.all(people.map(({ id }) => setLike(id, ben.slug, true)));
  expect(await storedCount(ben.id)).toBe(200);

  const [anna, carla] = [await createPerson(db), await createPerson(db)];
  await Promise.all(Array.from({ length: 50 }, () => setLike(anna.id, carla.slug, true)));
  expect(await storedCount(carla.id)).toBe(1);
  await Promise.all(Array.from({ length: 50 }, (_, index) => setLike(anna.id, carla.slug, index % 2 === 0)));
  expect(await storedCount(carla.id)).toBeLessThanOrEqual(1);
});

it("lets through as many likes as the limit says when they come at once, and undoes the rest [SAFE-50, SAFE-53]", async () => {
  const anna = await createPerson(db);
  const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(db)));
  await useUp("like", anna.id, 2);
  const answers = await Promise.allSettled(people.map(({ slug }) => setLike(anna.id, slug, true)));
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refused).toEqual(Array(4).fill(expect.any(LimitReached)));
  expect(refused[0].problem.text).toMatch(/^In der ersten Woche können Sie .* Profile liken\. Weiter geht es/);
  expect((await Promise.all(people.map(({ id }) => storedCount(id)))).toSorted()).toEqual([0, 0, 0, 0, 1, 1]);
  const keys = people.map(({ slug }) => keyedHash("rate-limit", `write:like-again:${anna.id}:${slug}`));
  expect(await db.$count(rateLimits, inArray(rateLimits.key, keys)), "only the likes that were given count").toBe(2);
});

it("is one statement", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  expect(await recordQueries(() => setLike(anna.id, ben.slug, true))).toHaveLength(1);
  expect(await recordQueries(() => setLike(anna.id, ben.slug, false))).toHaveLength(1);
});

it("counts a like once, however many clicks come at once [LIKE-03, LIKE-07, SAFE-50]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  await useUp("like", anna.id, 1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => setLike(anna.id, ben.slug, true)));
  expect(answers).toEqual(Array(5).fill({ liked: true, count: 1 }));
});

it("lets nobody like themselves, a company or someone hidden [LIKE-05, LIKE-06, ROLE-31]", async () => {
  const anna = await createPerson(db);
  const viewer = { ...anna, isSuperadmin: false };
  expect(canLike(viewer, anna)).toBe(false);
  expect(canLike(null, anna)).toBe(false);
  const [company, hidden] = [await createCompany(db), await createPerson(db, { profileStatus: "hidden" })];
  for (const { id, slug } of [anna, company, hidden]) {
    expect(await setLike(anna.id, slug, true)).toBeNull();
    expect(await storedCount(id)).toBe(0);
  }
  expect(await findLikeable(company.slug)).toBeNull();
  expect(await findLikeable(hidden.slug)).toBeNull();
});

it("lists the last ten people who liked, without hidden ones [LIKE-11, LIKE-12, CONST-20]", async () => {
  const ben = await createPerson(db);
  const names: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const liker = await createPerson(db);
    await setLike(liker.id, ben.slug, true);
    names.unshift(liker.name);
  }
  const hidden = await createPerson(db, { profileStatus: "hidden" });
  await setLike(hidden.id, ben.slug, true);
  expect((await listLikers(undefined, ben.id)).likers.map(({ name }) => name)).toEqual(names.slice(0, 10));
});

it("lists one's liked profiles, and removes only one's own [LIKE-18, LIKE-19, ROLE-66]", async () => {
  const [anna, ben, carla] = [await createPerson(db), await createPerson(db), await createCompany(db)];
  await setLike(carla.id, anna.slug, true);
  await setLike(carla.id, ben.slug, true);
  const { profiles: listed } = await listLikedProfiles(carla.id);
  expect(listed.map(({ name }) => name)).toEqual([ben.name, anna.name]);
  const first = listed[0]?.id ?? 0;
  expect(await removeLike(anna.id, first)).toBe(false);
  expect([await removeLike(carla.id, first), await removeLike(carla.id, first)]).toEqual([true, false]);
  expect(await storedCount(ben.id)).toBe(0);
});
