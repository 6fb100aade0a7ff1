import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { favorites, funnelWeeks, posts, reservedProfiles, works } from "~/db/schema";
import { callsIn, countQuietCalls } from "~/features/operations/quiet-calls.server";
import { countProfiles, listAllProfiles, profilesIn } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { countFound, reservationsIn } from "~/features/reservations/reservations.server";
import { addDays, dayInVienna, mondayOf } from "~/text/dates";
import { createCallOf } from "../../../../tests/support/calls";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { reserve } from "../../../../tests/support/reservations";
import { createWorkOf } from "../../../../tests/support/works";
import { countMarket } from "./count-market.server";
import { listPath } from "./funnel";
import { readWays } from "./read-market.server";
import type { FunnelWeek } from "./steps";
import { ways } from "./ways";

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
  const idle = await createPerson(db, pictured);
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

  expect((await listAllProfiles({ stand: "still", limit: 100 })).profiles.map(({ id }) => id)).toEqual([idle.id]);
  expect(await db.$count(works)).toBeGreaterThan(await db.$count(posts));
});

it("leads from each step to a list of exactly those it counts [ADM-60]", async () => {
  // Whoever began before the first week is in no list.
  await createPerson(db, { createdAt: new Date("2020-01-01"), emailVerified: false });
  await createPerson(db, { emailVerified: false });
  await reserve(db);
  await countMarket();
  const [begun] = await db.select().from(funnelWeeks).orderBy(asc(funnelWeeks.week)).limit(1);
  const counted = await db.select().from(funnelWeeks);
  const sumOf = (key: keyof FunnelWeek | undefined) =>
    key ? counted.reduce((sum, week) => sum + Number(week[key]), 0) : 0;
  const countOf = {
    "/admin/dashboard": (search: URLSearchParams) => countFound(reservationsIn(search)),
    "/admin/profile": (search: URLSearchParams) => countProfiles(profilesIn(search)),
    "/admin/ausschreibungen": (search: URLSearchParams) => countQuietCalls(callsIn(search)),
  };
  const lists = ways.flatMap(({ steps }) => steps.flatMap(({ list }) => list ?? []));
  for (const list of lists) {
    const { search } = new URL(listPath(list, begun?.week), "http://localhost");
    const [held, without] = list.holds;
    const found = await countOf[list.page](new URLSearchParams(search));
    expect([list.label, found]).toEqual([list.label, sumOf(held) - sumOf(without)]);
  }
  expect(sumOf("reserved") - sumOf("opened")).toBeGreaterThan(0);
});
