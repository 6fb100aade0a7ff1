import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { ausschreibungen } from "~/db/schema";
import { shownNames } from "~/features/calls/call-schema";
import type { CallFilter } from "~/features/calls/list/select-page.server";
import { createCall } from "~/features/calls/own/call-commands.server";
import { findRecipient } from "~/features/messages/recipients.server";
import { dayFromNow, callForm as form } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { untilBlocked } from "../../../../tests/support/locks";
import { changePerson, createCompany, createPerson } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { findCall, listCalls, listCompanyCalls } from "./calls.server";
import { callsOf } from "./listed-calls";

const everything: CallFilter = { query: "", category: null, after: null };
type Row = typeof ausschreibungen.$inferInsert;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function addCalls(userId: string, ...rows: Partial<Row>[]) {
  const values = rows.map((row, index) => ({
    ...form,
    targetGroup: null,
    userId,
    slug: "titel",
    publishedAt: minutesAgo(index),
    ...row,
  }));
  return db.insert(ausschreibungen).values(values).returning();
}

/** The calls of a page as this person sees them. */
async function listed(filter: CallFilter, viewerId: string) {
  const { next, ...page } = await listCalls(filter, viewerId);
  return { calls: callsOf(page, { name: "Eigenes", slug: "eigenes", avatarUrl: null }), next };
}

const titles = (calls: { title: string }[]) => calls.map(({ title }) => title);

let reader: string;

beforeEach(async () => {
  await clearProfiles();
  reader = (await createPerson(db)).id;
});

describe("the list of all calls", () => {
  it("counts those of all pages up to 200 [CALL-85]", async () => {
    const { id } = await createCompany(db);
    await addCalls((await createCompany(db, { profileStatus: "hidden" })).id, {});
    await addCalls(id, ...Array.from({ length: pageSizes.calls + 1 }, () => ({ title: "Plakat" })), { title: "Logo" });
    const totalOf = async (filter: Partial<CallFilter>) =>
      (await listCalls({ ...everything, ...filter }, reader)).total;
    const { next } = await listCalls(everything, reader);
    for (const after of [null, next])
      expect(await totalOf({ after })).toEqual({ count: pageSizes.calls + 2, isMore: false });
    expect(await totalOf({ query: "Plakat" })).toEqual({ count: pageSizes.calls + 1, isMore: false });
    expect(await totalOf({ query: "Logo" })).toEqual({ count: 1, isMore: false });
    expect(await totalOf({ query: "nirgends" })).toEqual({ count: 0, isMore: false });
    await addCalls(id, ...Array.from({ length: 200 }, () => ({ title: "Katalog" })));
    expect(await totalOf({})).toEqual({ count: 200, isMore: true });
    expect(await totalOf({ query: "Plakat" })).toEqual({ count: pageSizes.calls + 1, isMore: false });
    expect(await totalOf({ query: "Katalog" })).toEqual({ count: 200, isMore: false });
    await addCalls(id, { title: "Katalog" });
    expect(await totalOf({ query: "Katalog" })).toEqual({ count: 200, isMore: true });
  });

  it("shows the newest first, pinned or not [CALL-13, CALL-15]", async () => {
    const { id } = await createCompany(db);
    await addCalls(id, { title: "Neu" }, { title: "Mittel" }, { title: "Alt", pinned: true });
    expect(titles((await listed(everything, reader)).calls)).toEqual(["Neu", "Mittel", "Alt"]);
  });

  it.each([
    "bergkase",
    "SENNEREI",
    "Bezau",
    "packaging",
    "sorten",
    "bergkäse bezau",
    "sorten hinterwald",
    "z",
    "hi",
    "e-h",
  ])("finds '%s' in title, company, place, category or text [CALL-07]", async (query) => {
    const sennerei = await createCompany(db, { name: "Sennerei Hinterwald-e-H" });
    const other = await createCompany(db, { name: "Gilde", location: "Sennerei" });
    await addCalls(sennerei.id, { location: "Bezau" });
    await addCalls(other.id, { title: "Fotos", description: "Klein, zart, hiesig", category: "Logo Design" });
    const found = titles((await listed({ ...everything, query }, reader)).calls);
    expect(found).toEqual([form.title]);
  });

  it("finds a call by its company's current name, and not by name while the company hides its profile [CALL-07, CALL-58]", async () => {
    const { id } = await createCompany(db, { name: "Sennerei Alt", showsCallsWhileHidden: true });
    await addCalls(id, {});
    const search = async (query: string) => (await listed({ ...everything, query }, reader)).calls.length;
    await changePerson(db, { id }, { name: "Molkerei Neu" });
    expect([await search("sennerei"), await search("molkerei"), await search("mo")]).toEqual([0, 1, 1]);
    await changePerson(db, { id }, { profileStatus: "hidden" });
    expect([await search("molkerei"), await search("bergkäse")]).toEqual([0, 1]);
    await addCalls(id, { title: "Zweite" });
    expect(await search("molkerei")).toBe(0);
    await changePerson(db, { id }, { profileStatus: "active" });
    expect(await search("molkerei")).toBe(2);
  });

  it("finds the new name of a company whose call is stored at the same moment [CALL-07]", async () => {
    const { id } = await createCompany(db, { name: "Sennerei Alt" });
    await db
      .transaction(async (tx) => {
        await changePerson(tx, { id }, { name: "Molkerei Neu" });
        const stored = createCall(id, form);
        await untilBlocked(db);
        return { stored };
      })
      .then(({ stored }) => stored);
    expect((await listed({ ...everything, query: "molkerei" }, reader)).calls).toHaveLength(1);
  });

  it("treats special characters of the query language as text", async () => {
    const { id } = await createCompany(db);
    await addCalls(id, { title: "100% Baumwolle" }, { title: "100 Ballen" });
    expect(titles((await listed({ ...everything, query: "100%" }, reader)).calls)).toEqual(["100% Baumwolle"]);
    expect((await listed({ ...everything, query: "' or 1=1 --" }, reader)).calls).toEqual([]);
  });

  it("matches a category with all its subcategories, and together with the search [CALL-09]", async () => {
    const { id } = await createCompany(db);
    await addCalls(
      id,
      { title: "Flyer", category: "Print Design/Flyer" },
      { title: "Plakat", category: "Print Design" },
      { title: "Logo", category: "Logo Design" },
    );
    const category = "Print Design";
    expect(titles((await listed({ ...everything, category }, reader)).calls)).toEqual(["Flyer", "Plakat"]);
    expect(titles((await listed({ ...everything, category, query: "plak" }, reader)).calls)).toEqual(["Plakat"]);
  });

  it("shows a hiding company its own page as others will see it", async () => {
    const { id, name } = await createCompany(db, { profileStatus: "hidden" });
    await addCalls(id, { title: "Eigene" }, { title: "Ausgeblendet", hidden: true });
    const { calls } = await listCompanyCalls(id, id);
    expect(calls).toMatchObject([{ title: "Eigene", isOwn: true, company: { name } }]);
    expect((await listCompanyCalls(id, reader)).calls).toEqual([]);
  });

  it("costs as many queries for a hundred calls as for one", async () => {
    const { id } = await createCompany(db);
    await addCalls(id, {});
    const one = await recordQueries(() => listCalls(everything, reader));
    await addCalls(id, ...Array.from({ length: 100 }, () => ({})));
    expect(await recordQueries(() => listCalls(everything, reader))).toHaveLength(one.length);
    expect(one).toHaveLength(1);
  });
});

describe("one call", () => {
  it("comes with its company, without its addresses [CALL-43, ROLE-13]", async () => {
    const berg = await createCompany(db, { contactEmail: "geheim@berg.example" });
    const [call] = await addCalls(berg.id, { requirements: ["Adobe"], deadline: dayFromNow(-1) });
    const found = await findCall(call?.id ?? 0, reader);
    expect(found).toMatchObject({ title: form.title, requirements: ["Adobe"], state: "abgelaufen", isOwn: false });
    expect(found?.company?.name).toBe(berg.name);
    expect(JSON.stringify(found)).not.toContain("@");
  });

  it("comes with the confirmed domain of its company, unlike a row of a list [REACH-86, FAST-144]", async () => {
    const berg = await createCompany(db, { email: "post@berg-bau.at", website: "https://berg-bau.at" });
    const [call] = await addCalls(berg.id, {});
    expect((await findCall(call?.id ?? 0, reader))?.company?.domain).toBe("berg-bau.at");
    const { calls } = await listCalls(everything, reader);
    expect(calls.map(({ company }) => Object.keys(company ?? {}))).toEqual([
      ["name", "slug", "avatarUrl", "acceptsMessages"],
    ]);
  });

  it("comes with every column that a field of its form fills [HOUSE-46]", async () => {
    const [call] = await addCalls((await createCompany(db)).id, {});
    const found = await findCall(call?.id ?? 0, reader);
    expect(shownNames.length).toBeGreaterThan(10);
    for (const name of shownNames) expect(found).toHaveProperty(name);
  });

  it("stays with its company when that takes a new name and another the old one [CALL-50]", async () => {
    const berg = await createCompany(db, { name: "Studio Alt", avatarUrl: "/storage/alt.webp" });
    const [call] = await addCalls(berg.id, {});
    await changePerson(db, berg, { name: "Studio Neu", slug: "studio-neu" });
    await createCompany(db, { name: "Studio Alt", slug: "studio-alt-2" });
    const found = await findCall(call?.id ?? 0, reader);
    expect(found?.company).toMatchObject({ name: "Studio Neu", slug: "studio-neu", avatarUrl: "/storage/alt.webp" });
    const { recipient } = await findRecipient(new URLSearchParams({ ausschreibung: String(call?.id) }), reader);
    expect(recipient).toMatchObject({ id: berg.id, name: "Studio Neu", email: berg.email });
  });
});

it("the calls of one company are on its page while they are active, the pinned one first [COMP-07, CALL-14, CALL-82]", async () => {
  const { id } = await createCompany(db);
  await addCalls(
    id,
    { title: "Heute", deadline: dayFromNow(0) },
    { title: "Gestern", deadline: dayFromNow(-1) },
    { title: "Offen", pinned: true },
    { title: "Versteckt", hidden: true },
  );
  expect(titles((await listCompanyCalls(id, reader)).calls)).toEqual(["Offen", "Heute"]);
});
