import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { favorites, funnelWeeks, posts, profiles, reservedProfiles, works } from "~/db/schema";
import { listAllProfiles } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { addDays, dayInVienna, mondayOf } from "~/text/dates";
import { createCallOf } from "../../../../tests/support/calls";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { reserve } from "../../../../tests/support/reservations";
import { createWorkOf } from "../../../../tests/support/works";
import { countMarket } from "./count-market.server";
import { readWays } from "./read-market.server";

const begin = new Date(`${addDays(mondayOf(dayInVienna()), -14)}T12:00:00Z`);
const before = new Date(`${addDays(mondayOf(dayInVienna()), -42)}T12:00:00Z`);

it("counts how far those who began in a week have come, computed by hand [ADM-58]", async () => {
  const since = { createdAt: begin };
  const pictured = { ...since, avatarUrl: "/storage/bild.jpg" };
  // Long before, so that they are no part of the week.
  const [berg, ben] = [await createCompany(db, { createdAt: before }), await createPerson(db, { createdAt: before })];
  await createPerson(db, { ...since, emailVerified: false });
  await createPerson(db, since);
  const [anna, eva] = [await createPerson(db, pictured), await createPerson(db, pictured)];
  const still = await createPerson(db, pictured);
  await db.insert(favorites).values([{ userId: anna.id, favoritedProfileId: ben.id }]);
  await createWorkOf(db, anna);
  await createWorkOf(db, eva, { published: false });
  await createPostOf(db, eva);

  const call = () => createCallOf(db, berg, { publishedAt: begin });
  const [first, second] = [await call(), await call()];
  await call();
  await createCallOf(db, berg, { publishedAt: begin, hidden: true });
  await createOffer(db, first, anna, { state: "selected", selectedAt: new Date() });
  await createOffer(db, second, ben);
  // Selected once, which its company took back.
  await createOffer(db, second, anna, { state: "declined", selectedAt: new Date() });

  const [opened, claimed] = [await reserve(db), await reserve(db), await reserve(db)];
  await db.update(reservedProfiles).set({ reservedAt: begin });
  await db.update(reservedProfiles).set({ openedAt: begin }).where(eq(reservedProfiles.id, opened.id));
  await db
    .update(reservedProfiles)
    .set({ claimed: true, claimedAt: begin, claimedProfileId: ben.id })
    .where(eq(reservedProfiles.id, claimed.id));

  await countMarket();
  const [week] = await db
    .select()
    .from(funnelWeeks)
    .where(eq(funnelWeeks.week, dayInVienna(begin)));
  expect(week).toMatchObject({
    ...{ reserved: 3, opened: 2, claimed: 1 },
    ...{ registered: 5, confirmed: 4, pictured: 3, liked: 1, worked: 1, posted: 1, offered: 1 },
    ...{ published: 3, answered: 2, selected: 2, agreed: 0 },
  });
  expect(await readWays()).toHaveLength(3);

  const listed = async (stand: "unbestaetigt" | "ohne-bild" | "still") =>
    (await listAllProfiles({ stand, limit: 100 })).profiles.map(({ id }) => id);
  expect(await listed("still")).toContain(still.id);
  expect(await listed("still")).not.toContain(anna.id);
  expect(await listed("still")).not.toContain(eva.id);
  expect(await listed("ohne-bild")).toContain(ben.id);
  expect((await listed("unbestaetigt")).length).toBe(await db.$count(profiles, eq(profiles.emailVerified, false)));
  expect(await db.$count(works)).toBeGreaterThan(await db.$count(posts));
});
