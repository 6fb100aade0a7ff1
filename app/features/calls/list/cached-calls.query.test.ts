import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, type profiles } from "~/db/schema";
import { changeCall, createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { notedReads } from "../../../../tests/support/noted-reads";
import { changePerson, createCompany, createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { findCall, listCalls, listCompanyCalls } from "./calls.server";
import { callsOf } from "./listed-calls";
import { listRecommendedCalls } from "./recommended-calls.server";

const everything = { query: "", category: null, after: null };

let anna: Person;
let berg: Person;
let call: { id: number };
let memory: Awaited<ReturnType<typeof notedReads>>;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db);
  berg = await createCompany(db);
  call = await createCallOf(db, berg, { featured: true });
  memory = await notedReads();
});

/** All that Anna sees of the calls of Berg. */
async function look(reads?: (typeof memory)["reads"]) {
  return {
    list: callsOf(await listCalls(everything, anna.id, reads), anna),
    one: await findCall(call.id, anna.id, reads),
    ofCompany: await listCompanyCalls(berg.id, anna.id, 0, reads),
    recommended: await listRecommendedCalls(reads),
  };
}

const setCall = (values: Partial<typeof ausschreibungen.$inferInsert>) => changeCall(db, call, values);
const setCompany = (values: Partial<typeof profiles.$inferInsert>) => changePerson(db, berg, values);

describe("kept calls", () => {
  it.each<[write: string, run: () => Promise<unknown>]>([
    ["another title", () => setCall({ title: "Neu" })],
    ["another place", () => setCall({ location: "Lustenau" })],
    ["an awarded call", () => setCall({ status: "vergeben" })],
    ["a call that a superadmin hides", () => setCall({ hidden: true })],
    ["a call that goes", () => db.delete(ausschreibungen).where(eq(ausschreibungen.id, call.id))],
    ["a company with another name", () => setCompany({ name: "Tal GmbH", slug: "tal-gmbh" })],
    ["a company with another picture", () => setCompany({ avatarUrl: "/storage/neu.webp" })],
    ["a company that wants no messages", () => setCompany({ acceptsMessages: false })],
    ["a company that hides", () => setCompany({ profileStatus: "hidden" })],
    ["one that leaves its calls", () => setCompany({ profileStatus: "hidden", showsCallsWhileHidden: true })],
    ["a blocked company", () => setCompany({ profileStatus: "blocked" })],
    ["a company that goes", () => deletePerson(db, berg)],
  ])("are read again after %s", async (_, run) => {
    const before = await look(memory.reads);
    await run();
    expect(await look(memory.reads)).toEqual(before);
    await memory.readNotes();
    const [kept, now] = [await look(memory.reads), await look()];
    expect(kept).toEqual(now);
    for (const part of ["list", "one", "ofCompany", "recommended"] as const)
      expect([part, now[part]]).not.toEqual([part, before[part]]);
  });

  it("are read again when a call comes that was not there to be found", async () => {
    const draft = await createCallOf(db, berg, { status: "entwurf", publishedAt: null });
    await setCompany({ profileStatus: "hidden" });
    const find = () => Promise.all([draft.id, call.id].map((id) => findCall(id, anna.id, memory.reads)));
    const count = async () => (await listCalls(everything, anna.id, memory.reads)).calls.length;
    expect([await find(), await count()]).toEqual([[null, null], 0]);
    await db.update(ausschreibungen).set({ status: "offen", publishedAt: new Date() });
    await setCompany({ profileStatus: "active" });
    await memory.readNotes();
    expect((await find()).map((found) => found?.id)).toEqual([draft.id, call.id]);
    expect(await count()).toBe(2);
  });

  it("are read once for all, and stay while others change", async () => {
    const tal = await createCompany(db);
    await look(memory.reads);
    await memory.readNotes();
    await look(memory.reads);
    expect(await recordQueries(() => look(memory.reads))).toEqual([]);
    expect(await recordQueries(() => listCalls(everything, tal.id, memory.reads))).toEqual([]);
    await createCallOf(db, tal);
    await memory.readNotes();
    // The list and the recommended ones, but not the call and the page of another company.
    expect(await recordQueries(() => look(memory.reads))).toHaveLength(2);
  });

  it("mark one's own for oneself alone, with the own name while it is hidden [CALL-58]", async () => {
    await setCompany({ profileStatus: "hidden", showsCallsWhileHidden: true });
    const seenBy = async (viewer: Person) =>
      callsOf(await listCalls(everything, viewer.id, memory.reads), viewer).map(({ isOwn, company }) => [
        isOwn,
        company?.name,
      ]);
    for (const _ of [1, 2]) {
      expect(await seenBy(berg)).toEqual([[true, berg.name]]);
      expect(await seenBy(anna)).toEqual([[undefined, undefined]]);
    }
    expect(await findCall(call.id, berg.id, memory.reads)).toMatchObject({ isOwn: true, company: { name: berg.name } });
    expect(await findCall(call.id, anna.id, memory.reads)).toMatchObject({ isOwn: false, company: null });
  });

  it("never show what only its owner sees, though the owner came first [LIFE-03]", async () => {
    const draft = await createCallOf(db, berg, { status: "entwurf", publishedAt: null });
    await setCall({ hidden: true });
    await setCompany({ profileStatus: "hidden" });
    await createCallOf(db, berg);
    const seenBy = async ({ id }: Person) => [
      (await findCall(draft.id, id, memory.reads)) !== null,
      (await findCall(call.id, id, memory.reads)) !== null,
      (await listCompanyCalls(berg.id, id, 0, memory.reads)).calls.length,
      (await listCalls(everything, id, memory.reads)).calls.length,
    ];
    for (const _ of [1, 2]) {
      expect(await seenBy(berg)).toEqual([true, true, 1, 0]);
      expect(await seenBy(anna)).toEqual([false, false, 0, 0]);
    }
  });
});
