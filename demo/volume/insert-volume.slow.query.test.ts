import { count, eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { insertContent } from "../insert.server";
import { insertVolume } from "./insert-volume.server";
import { volumeProfiles } from "./profiles";

const many = 2_300;
const manyCalls = 1_100;
const told: string[] = [];
const madeUp = sql`email like '%@viele.example'`;
const searchIndexes = async () =>
  (await db.execute(sql`select indexdef from pg_indexes where indexdef like '% USING gin %' order by 1`)).rows;
let indexesBefore: unknown[];
let callsBefore: number;

beforeAll(async () => {
  await insertContent();
  indexesBefore = await searchIndexes();
  callsBefore = await db.$count(ausschreibungen);
  await insertVolume({ profiles: many, calls: manyCalls }, (text) => told.push(text));
});

it("adds as many profiles and calls as it is asked for, over several batches, beside the demo's [HOUSE-05]", async () => {
  const [people] = await db.select({ number: count() }).from(profiles).where(madeUp);
  const [published] = await db.select({ number: count() }).from(ausschreibungen);
  expect([people?.number, published?.number]).toEqual([many, manyCalls + callsBefore]);
  expect(told).toEqual([
    `${many} profiles`,
    "likes",
    expect.stringMatching(/^[1-9]\d* works$/),
    `${manyCalls} calls`,
    `${manyCalls} conversations with an offer`,
    "indexes",
    expect.stringMatching(/^\d+ search documents$/),
  ]);
});

it("gives each of the creatives works, and one of them as many as there may be [HOUSE-05]", async () => {
  const { rows } = await db.execute<{ works: number }>(sql`
    select count(works.id)::int as works from profiles left join works on works.user_id = profiles.id and works.is_public
    where user_type = 'kreative' and ${madeUp} group by profiles.id order by 1`);
  const counts = rows.map(({ works }) => works);
  expect([counts[0], counts.at(-2), counts.at(-1)]).toEqual([1, 2, 24]);
});

it("keeps every value of a profile [HOUSE-05]", async () => {
  for (const wanted of [...volumeProfiles(40)].filter((_, index) => index % 13 === 7 || index < 3)) {
    const [row] = await db.select().from(profiles).where(eq(profiles.email, wanted.email));
    const { highlights, likes: _, memberSince, ...rest } = wanted;
    expect(row).toMatchObject({
      ...rest,
      portfolioHighlights: highlights,
      emailVerified: true,
      memberSince: new Date(memberSince),
      createdAt: new Date(memberSince),
    });
  }
});

it("counts the likes that it makes up, and leaves the search indexes as they were [HOUSE-05]", async () => {
  const { rows } = await db.execute(sql`
    select count(*)::int as wrong from profiles
    where ${madeUp} and favorite_count <> (select count(*) from favorites where favorited_profile_id = profiles.id)`);
  expect(rows).toEqual([{ wrong: 0 }]);
  const [{ most = 0 } = {}] = await db.select({ most: sql<number>`max(favorite_count)` }).from(profiles).where(madeUp);
  expect(most).toBeGreaterThan(20);
  expect(indexesBefore.length).toBeGreaterThan(0);
  expect(await searchIndexes()).toEqual(indexesBefore);
});

it("answers each call with one offer, of which the demo's creative wrote every twentieth [HOUSE-05]", async () => {
  const { rows } = await db.execute(sql`
    select count(*)::int as offers, count(distinct o.ausschreibung_id)::int as calls,
      count(*) filter (where p.email = 'kreativ@demo.example')::int as own,
      (select count(*)::int from messages join conversations c on c.id = conversation_id where c.subject ~ ' \\d+$') as messages
    from offers o join profiles p on p.id = o.sender_id where o.call_title ~ ' \\d+$'`);
  expect(rows).toEqual([{ offers: manyCalls, calls: manyCalls, own: manyCalls / 20, messages: manyCalls * 1.5 }]);
});
