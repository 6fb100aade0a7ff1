import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { profileVisits } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { dayInVienna } from "~/text/dates";
import { createCompany, createPerson, type Person } from "../../../tests/support/people";
import { readPeriod } from "./period";
import { isVisit, storeVisit, type Visit } from "./record-visit.server";
import { countVisits, countVisitsByDay, listVisits } from "./visits.server";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const page = (headers: Record<string, string> = {}) =>
  new Request("http://localhost/kreative/anna", { headers: { "user-agent": firefox, ...headers } });
const asViewer = (person: Person) => ({ ...person, isSuperadmin: false });

async function visit(profile: Person, values: Partial<Visit> = {}) {
  const all = { visitedProfileId: profile.id, viewer: null, request: page(), clientAddress: "192.0.2.1", ...values };
  await storeVisit(all);
  return db.select().from(profileVisits).where(eq(profileVisits.visitedProfileId, profile.id));
}

describe("recording", () => {
  it("keeps who it was and the day [STAT-01, DATA-38]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const [stored] = await visit(anna, { viewer: asViewer(ben) });
    expect(stored).toMatchObject({
      visitedProfileId: anna.id,
      visitorId: ben.id,
      visitorHash: null,
      visitDate: dayInVienna(stored?.visitedAt),
    });
  });

  it("counts everyone once a day, signed in or not [STAT-04]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await Promise.all([1, 2, 3].map(() => visit(anna, { viewer: asViewer(ben) })));
    await Promise.all([1, 2, 3].map(() => visit(anna)));
    expect(await visit(anna, { clientAddress: "192.0.2.2" })).toHaveLength(3);
  });

  it("keeps nothing of an anonymous visitor but a hash [STAT-01, ROLE-24]", async () => {
    const [stored] = await visit(await createPerson(db));
    expect(stored?.visitorId).toBeNull();
    expect(stored?.visitorHash).toHaveLength(16);
    expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2\.1|Firefox/);
  });

  it("counts a stranger as often a day as the limit says, whatever the browser calls itself [SAFE-55]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const called = (name: number) => page({ "user-agent": `${firefox} ${name}` });
    const { times } = tryLimits["visit-profile"];
    const tries = Array.from({ length: times + 15 }, (_, name) => name);
    await Promise.all(tries.map((name) => visit(anna, { request: called(name), clientAddress: "192.0.2.77" })));
    expect(await visit(anna, { request: called(99), clientAddress: "192.0.2.77" })).toHaveLength(times);
    for (const name of tries) await visit(ben, { request: called(name), clientAddress: `2001:db8::${name + 1}` });
    expect(await visit(ben, { clientAddress: "192.0.2.77" })).toHaveLength(times + 1);
  });

  it("leaves out one's own visits, crawlers, and pages fetched ahead [STAT-03, STAT-04, ROLE-67]", async () => {
    const anna = await createPerson(db);
    const facts = { visitedProfileId: anna.id, viewer: null, request: page(), clientAddress: "192.0.2.1" };
    expect(isVisit(facts)).toBe(true);
    expect(isVisit({ ...facts, viewer: asViewer(anna) })).toBe(false);
    const notCounted: Record<string, string>[] = [
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      { "user-agent": "" },
      { "sec-purpose": "prefetch;prerender" },
    ];
    for (const headers of notCounted) {
      expect(isVisit({ ...facts, request: page(headers) })).toBe(false);
    }
  });
});

describe("analytics", () => {
  let anna: Person;

  beforeAll(async () => {
    anna = await createPerson(db);
    const ben = await createPerson(db, { name: "Ben Besuch", title: "Fotograf" });
    const studio = await createCompany(db, { name: "Studio Besuch" });
    const hidden = await createPerson(db, { name: "Vera Verborgen", profileStatus: "hidden" });
    const at = (days: number) => {
      const visitedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      return { visitedProfileId: anna.id, visitedAt, visitDate: dayInVienna(visitedAt) };
    };
    const hash = (index: number) => Buffer.from([index, 0, 1]);
    await db
      .insert(profileVisits)
      .values([
        { ...at(0.01), visitorId: ben.id },
        { ...at(2), visitorId: ben.id },
        { ...at(3), visitorId: studio.id },
        { ...at(10), visitorId: hidden.id },
        { ...at(40), visitorId: ben.id },
        ...Array.from({ length: 60 }, (_, index) => ({ ...at(50), visitorHash: hash(index) })),
      ]);
  });

  it("counts exactly, beyond what the list shows [STAT-07, STAT-10, STAT-11, CONST-20]", async () => {
    expect(await countVisits(anna.id)).toEqual({ all: 65, visitors: 63, week: 3, month: 4 });
    expect(await listVisits(anna.id, readPeriod(null))).toHaveLength(pageSizes.visits);
  });

  it("takes 7 days for a week and 30 for a month, to the hour [CONST-23]", async () => {
    const { id } = await createPerson(db);
    for (const days of [6.95, 7.05, 29.95, 30.05]) {
      const visitedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      const visitorHash = Buffer.from(`${id} ${days}`);
      await db
        .insert(profileVisits)
        .values({ visitedProfileId: id, visitedAt, visitDate: dayInVienna(visitedAt), visitorHash });
    }
    expect(await countVisits(id)).toMatchObject({ all: 4, week: 1, month: 3 });
    expect(await listVisits(id, readPeriod("woche"))).toHaveLength(1);
    expect(await listVisits(id, readPeriod("monat"))).toHaveLength(3);
  });

  it("lists the newest first, by week and by month [STAT-08, STAT-09]", async () => {
    const week = await listVisits(anna.id, readPeriod("woche"));
    expect(week.map(({ name }) => name)).toEqual(["Ben Besuch", "Ben Besuch", "Studio Besuch"]);
    expect(await listVisits(anna.id, readPeriod("monat"))).toHaveLength(4);
    expect(readPeriod("irgendwas").key).toBe("alle");
  });

  it("shows name, title and type, and nobody who is anonymous or hidden [STAT-12, STAT-13, STAT-14]", async () => {
    const [ben, ...others] = await listVisits(anna.id, readPeriod("monat"));
    expect(ben).toMatchObject({ name: "Ben Besuch", title: "Fotograf", userType: "kreative" });
    expect(others.at(-1)).toMatchObject({ name: null, slug: null, userType: null });
  });

  it("counts each of the last 30 days, the quiet ones too", async () => {
    const days = await countVisitsByDay(anna.id);
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.day).toBe(dayInVienna());
    expect(days.reduce((sum, { visits }) => sum + visits, 0)).toBe(4);
  });
});
