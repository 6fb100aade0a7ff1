import { and, eq, inArray, isNull, like } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import {
  ausschreibungen,
  collaborations,
  funnelWeeks,
  offerDrafts,
  offers,
  orderVersions,
  posts,
  profiles,
} from "~/db/schema";
import { listCalls } from "~/features/calls/list/calls.server";
import { findAgain } from "~/features/offers/own/ask-again.server";
import { findOrder } from "~/features/offers/own/order.server";
import { countMarket } from "~/features/operations/market/count-market.server";
import { fewestShown } from "~/features/operations/market/figures";
import { readMarket } from "~/features/operations/market/read-market.server";
import { readQuiet } from "~/features/operations/today.server";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { countFound } from "~/features/reservations/reservations.server";
import { renewDocuments } from "~/search-index/renew.server";
import { addDays, dayInVienna } from "~/text/dates";
import { visibleCalls } from "~/visible/calls.server";
import { visiblePosts } from "~/visible/posts.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { createPerson } from "../tests/support/people";
import { marketPeople } from "./content/market/people";
import { insertContent } from "./insert.server";

beforeAll(async () => {
  await insertContent();
  await renewDocuments();
  await countMarket();
});

/** What creatives type who look for work, and a call that ought to be among the first three, or none. */
const sought = `
InDesign = Plakatserie für die Saison ab Februar | Möbelkatalog 2027
Canva = Plakatserie für die Saison ab Februar | Etiketten für fünf Bergkäse
website = Neue Website für einen Holzbaubetrieb
webdesigner gesucht = Neue Website für einen Holzbaubetrieb | Buchungsstrecke überarbeiten
foto job bregenz = Fotos beim Sommerfest
photographer needed = Fotos von zwölf Stühlen
jobs for graphic designers = Plakatserie für die Saison ab Februar | Möbelkatalog 2027
Fotografinen = Fotos von zwölf Stühlen
Plakat = Plakatserie für die Saison ab Februar
social media manager = Lehrlinge gesucht
videoschnitt = Podcast: Gespräche nach dem Konzert
animationsfilm = Zwölf Illustrationen | Erklärvideo
übersetzen ins englische = Rezepthefte ohne Küchenlyrik
kinderbuch = Zwölf Illustrationen nach alten Stickmustern
museum = Messestand für die Herbstmesse
brennereien = Schriftzug für eine Brennerei | Etiketten und Schachtel
unsere hotels = Buchungsstrecke überarbeiten
remote = Plakatserie für die Saison ab Februar
Steuerberater =
xqzt =
`;

it.each(sought.trim().split("\n"))(
  "the calls of the demo are found by what people type: %s [FIND-15]",
  async (line) => {
    const [query = "", wanted = ""] = line.split(/ =\s?/);
    const { id } = await createPerson(db);
    const { calls } = await listCalls({ query, category: null, after: null }, id);
    const first = calls.slice(0, 3).map(({ title }) => title);
    const starts = wanted.split(" | ").filter(Boolean);
    if (starts.length === 0) expect(first).toEqual([]);
    else
      expect(
        first.some((title) => starts.some((start) => title.startsWith(start))),
        first.join(),
      ).toBe(true);
  },
);

it.each([
  "Fotografin",
  "Fotograf Bregenz",
  "Photographer",
  "Logo",
  "Webseite",
  "Website",
  "Webdesigner",
  "Programmierer",
  "Texter",
  "Übersetzung",
  "Musik",
  "Hochzeit",
  "Keramik",
  "Rheintal",
  "wer macht eine Webseite in Dornbirn",
  "Plakaten",
  "Ilustration",
])("the people of the demo are found by what people type: %s [FIND-09]", async (q) => {
  const { creatives } = await listCreatives({ q, skill: "", after: null }, null, undefined);
  expect(creatives.filter(({ kind }) => kind !== "related" && kind !== "similar" && kind !== "mentioned")).not.toEqual(
    [],
  );
});

it("the confirmed offers of the demo have a sheet with both sides, are orders in each state, and two say what they think of each other [ORDER-07, REACH-103]", async () => {
  const confirmed = await db.select().from(offers).where(eq(offers.state, "confirmed"));
  const states = new Set<string>();
  for (const { id, companyId, stateSince } of confirmed) {
    const { parties, selectedAt, progress } = (await findOrder(id, companyId ?? ""))?.order ?? expect.fail("no order");
    const hasSender = progress.state !== "ended";
    expect([parties.company?.name, selectedAt]).toEqual(Array(2).fill(expect.any(String)));
    expect(parties.sender !== undefined && parties.sender !== null).toBe(hasSender);
    states.add(progress.state);
    const moments = [stateSince.toISOString(), progress.agreed[0]?.proposedAt, progress.deliveredAt];
    const known = [...moments, progress.acceptedAt, progress.cancelledAt].filter((when) => when != null);
    expect(known).toEqual(known.toSorted());
  }
  expect(states).toEqual(new Set(["running", "delivered", "accepted", "cancelled", "ended"]));
  const ended = confirmed.find(({ cancelledBy }) => cancelledBy === "gone");
  expect(await findAgain(ended?.companyId ?? "", ended?.ausschreibungId ?? null)).toEqual({ count: 1, isOpen: true });
  expect(await db.$count(offerDrafts)).toBe(1);
  const proposals = await db.select().from(orderVersions).where(isNull(orderVersions.agreedAt));
  expect(proposals.map(({ deliveryOn }) => deliveryOn && deliveryOn > addDays(dayInVienna(), 2))).toEqual([true]);
  const shown = await db.select().from(collaborations).where(eq(collaborations.isShown, true));
  const people = await db.select().from(profiles);
  const types = shown.map(({ subjectId }) => people.find(({ id }) => id === subjectId)?.userType);
  expect(new Set(types)).toEqual(new Set(["kreative", "unternehmen"]));
  expect(shown.filter(({ answer }) => answer !== null)).toHaveLength(1);
});

it("each plot of the market says something in nearly every week of the demo, and something of another height [ADM-69]", async () => {
  const { figures, crafts, places } = await readMarket();
  expect(figures).toHaveLength(11);
  for (const { label, weeks } of figures) {
    expect(weeks, label).toHaveLength(26);
    // What was published in the latest weeks is not decided yet, and the present week has hardly begun on a Monday.
    const before = weeks.slice(0, -4);
    expect(before.filter(({ value }) => value !== null).length, label).toBeGreaterThanOrEqual(before.length - 2);
    expect(new Set(before.map(({ value }) => value)).size, label).toBeGreaterThanOrEqual(4);
  }
  expect(crafts.find(({ name }) => name === "Übersetzung")).toMatchObject({ isGap: true });
  // Most of what is sought has people who offer it.
  const gaps = [...crafts, ...places].filter(({ isGap }) => isGap);
  expect(gaps.length).toBeGreaterThan(3);
  expect(gaps.length).toBeLessThan((crafts.length + places.length) / 5);
});

it("in the demo's half year most show a picture, a work or a post soon, in numbers that are shown [ADM-69]", async () => {
  const pictured = marketPeople().flatMap(({ email, avatar }) => (avatar ? [email] : []));
  await db.update(profiles).set({ avatarUrl: "/storage/bild.jpg" }).where(inArray(profiles.email, pictured));
  await countMarket();
  const weeks = await db.select().from(funnelWeeks);
  for (const step of ["pictured", "liked", "worked", "posted"] as const)
    expect(weeks.filter((week) => week[step] >= fewestShown).length, step).toBeGreaterThanOrEqual(18);
  for (const week of weeks) expect(week.selected).toBeGreaterThanOrEqual(week.agreed);
  expect(weeks.filter(({ answered, selected }) => selected < answered).length).toBeGreaterThan(20);
});

it("in the demo's half year people are invited, claim their profile, join, and come to an order [ADM-69]", async () => {
  const weeks = (await db.select().from(funnelWeeks).orderBy(funnelWeeks.week)).slice(2, -4);
  for (const step of ["registered", "published", "answered", "agreed"] as const)
    for (const week of weeks) expect(week[step], `${step} ${week.week}`).toBeGreaterThanOrEqual(5);
  for (const step of ["reserved", "opened", "claimed"] as const)
    expect(
      weeks.reduce((sum, week) => sum + week[step], 0),
      step,
    ).toBeGreaterThan(10);
});

it("visitors see nothing of it, and nothing of it waits for the superadmin [ADM-69]", async () => {
  const members = db.select({ id: profiles.id }).from(profiles).where(like(profiles.email, "%@halbjahr.example"));
  expect(await db.$count(members)).toBeGreaterThan(200);
  expect(await db.select().from(visibleProfiles).where(inArray(visibleProfiles.id, members))).toEqual([]);
  expect(await db.select().from(visibleCalls).where(inArray(visibleCalls.userId, members))).toEqual([]);
  expect(await db.$count(posts, inArray(posts.userId, members))).toBeGreaterThan(20);
  expect(await db.select().from(visiblePosts).where(inArray(visiblePosts.userId, members))).toEqual([]);
  const titles = (await db.select().from(ausschreibungen).where(inArray(ausschreibungen.userId, members))).map(
    (call) => call.id,
  );
  const { withoutOffer, undecided } = await readQuiet();
  expect(await countFound({ stage: "endet" })).toBe(0);
  for (const { path } of [...withoutOffer.first, ...undecided.first])
    expect(titles).not.toContain(Number(path.split("-").at(-1)));
  const running = and(inArray(offers.companyId, members), eq(offers.state, "confirmed"), isNull(offers.acceptedAt));
  expect(await db.$count(offers, running)).toBe(0);
});
