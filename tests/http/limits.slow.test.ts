import { notInArray, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { tryLimits, type WriteName, writeLimits } from "~/http/limits";
import { keyedHash } from "~/secret.server";
import { rateLimits } from "../../app/db/schema";
import { type Actors, createPeople, type People, signInActors } from "../support/actors";
import { Browserless, it, type Page } from "../support/http";
import type { CountedWrite } from "../support/limit-row";
import { password } from "../support/people";
import { pathFor, type World, withVersion } from "../support/role-row";
import { setUpFactor } from "../support/second-factor";
import { limitRows } from "./limit-rows";
import { rows } from "./role-rows";

let people: People;
let actors: Actors;

it.beforeAll(async ({ site }) => {
  people = await createPeople(db);
  actors = await signInActors(db, site.url, people);
});

/** Sends a write that counts, with a new path each time, because a deletion needs something to delete. */
async function write(route: string, row: CountedWrite, world: World, refusedForm?: Record<string, string>) {
  const role = rows[route] ?? {};
  const path = row.path ? await row.path(world) : await pathFor(route, role, world, row.by);
  const fromRole = typeof role.form === "function" ? role.form(world, row.by) : role.form;
  const form = refusedForm ?? (row.form ? await row.form(world) : (fromRole ?? {}));
  const sent = row.edits ? await withVersion(actors[row.by], path, form as Record<string, string>) : form;
  return actors[row.by].post(path, sent);
}

/**
 * The counters without that for pictures, because a refused picture costs as much to open and counts too [SAFE-40], and
 * without those of the mails, which are counted when they are sent, some time later.
 */
const countersOf = ({ people }: World, { by }: CountedWrite) => {
  const others = [
    `picture-account:${people[by].id}`,
    ...Object.values(people).map(({ email }) => `mails-of-members:${email}`),
  ];
  return db
    .select()
    .from(rateLimits)
    .where(
      notInArray(
        rateLimits.key,
        others.map((name) => keyedHash("rate-limit", name)),
      ),
    );
};

const titles = (names: WriteName[]) => names.map((name) => writeLimits[name].title).sort();

function expectRetryAfter({ status, headers }: Page) {
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}

describe("who tries too often", () => {
  const hour = 3600;

  it.beforeAll(async () => {
    // The pages of a second factor lead away from accounts that have none.
    await actors.otherCreative.post("/konto/zweiter-faktor", { password });
    await setUpFactor(actors.otherCompany);
    await db.delete(rateLimits);
    await db.execute(sql`
      create function use_up() returns trigger language plpgsql as $$ begin
        new.points := 1000000;
        new.expire := extract(epoch from now()) * 1000 + ${sql.raw(`${hour * 1000}`)};
        return new;
      end $$`);
    await db.execute(
      sql`create trigger use_up before insert or update on rate_limits for each row execute function use_up()`,
    );
    return async () => {
      await db.execute(sql`drop function use_up cascade`);
      await db.delete(rateLimits);
    };
  });

  for (const [route, row] of Object.entries(limitRows)) {
    if (!("sent" in row)) continue;
    it(`${route} says with its refusal when to come back [SAFE-103]`, async ({ site }) => {
      for (const { by = "visitor", path, form } of row.sent) {
        const browser = by === "visitor" ? new Browserless(site.url) : actors[by];
        const to = path ?? (await pathFor(route, rows[route] ?? {}, { people }, by));
        const send = async () => browser.post(to, typeof form === "function" ? await form() : form);
        // A limit whose wait grows lets one through.
        await send();
        const refused = await send();
        expectRetryAfter(refused);
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(hour - 600);
      }
    });
  }
});

describe("what can be written to [SAFE-58]", () => {
  for (const [route, row] of Object.entries(limitRows)) {
    if (!("counts" in row)) continue;
    it(`${route} counts what is written, and ends in a text of its own [SAFE-50, SAFE-53]`, async () => {
      const world = { people };
      await db.delete(rateLimits);
      if (row.refusedForm) {
        await write(route, row, world, row.refusedForm);
        expect(await countersOf(world, row), "a refused form counts").toEqual([]);
      }
      expect((await write(route, row, world)).text).not.toContain("Weiter geht es");
      const counters = await countersOf(world, row);
      expect(counters.map(({ points }) => points)).toEqual(row.counts.map(() => 1));

      const said: string[] = [];
      for (const { key } of counters) {
        await db.update(rateLimits).set({ points: sql`case when ${rateLimits.key} = ${key} then 1000000 else 1 end` });
        const refused = await write(route, row, world);
        expect(refused.text).toMatch(/(Sie können|können Sie) innerhalb .* höchstens .*\. Weiter geht es (ab|in) /);
        if (refused.redirects.length === 0) expectRetryAfter(refused);
        said.push(...titles(row.counts).filter((title) => refused.text.includes(title)));
      }
      expect([...new Set(said)].sort()).toEqual([...new Set(titles(row.counts))]);
    });
  }

  it("counts views of one page by one address as often as the limit says [SAFE-56]", async ({ site }) => {
    await db.delete(rateLimits);
    const { times } = tryLimits["page-view-path"];
    const stranger = new Browserless(site.url);
    const view = async (path: string) => (await stranger.post("/statistik", { path })).status;
    const answers = await Promise.all(Array.from({ length: times + 5 }, () => view("/impressum")));
    expect(answers.filter((status) => status === 204)).toHaveLength(times);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect(await view("/datenschutz")).toBe(204);
    const other = new Browserless(site.url);
    expect((await other.post("/statistik", { path: "/impressum" })).status).toBe(204);
  });

  it("lets a like be taken back, however often likes were given [SAFE-57]", async () => {
    await db.delete(rateLimits);
    const path = `/kreative/${people.otherCreative.slug}/like`;
    const set = (like: string) =>
      actors.otherCompany.post(path, { like }, { headers: { referer: "http://x.test/feed" } });
    expect((await set("1")).text).toContain("Geliket!");
    await db.update(rateLimits).set({ points: 1_000_000 });
    expect((await set("0")).text).toContain("Like entfernt");
    expect((await set("1")).text).toContain("Zu viele Likes");
  });
});
