import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, violatedConstraint } from "~/db/client.server";
import { ausschreibungen, type CallStatus } from "~/db/schema";
import { findCall, listCalls, listCompanyCalls } from "~/features/calls/list/calls.server";
import { listRecommendedCalls, listRecommendedCallsOf } from "~/features/calls/list/recommended-calls.server";
import { getCallForSuperadmin, listCallsOf } from "~/features/calls/superadmin/moderate-call.server";
import { findRecipient } from "~/features/messages/recipients.server";
import type { CallState } from "~/visible/call-state";
import { stateAt, stateForForms } from "~/visible/calls.server";
import { changeCall, createCallOf, dayFromNow, callForm as form, storedCall } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { formOf } from "../../../../tests/support/form-of";
import { createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { whateverIsStored } from "../../../../tests/support/seen";
import { createCall, parseCall, pinCall, updateCall } from "./call-commands.server";
import { changeLife, duplicateCall, type LifeAct } from "./call-life.server";
import { findOwnCall, listOwnCalls } from "./own-calls.server";

let berg: Person;
let anna: Person;

beforeEach(async () => {
  await clearProfiles();
  berg = await createCompany(db);
  anna = await createPerson(db);
});

const unpublished = { status: "entwurf", publishedAt: null } as const;

const inState: Record<CallState, Partial<typeof ausschreibungen.$inferInsert>> = {
  entwurf: { ...unpublished, description: "", category: "" },
  offen: { deadline: dayFromNow(0) },
  geschlossen: { status: "geschlossen" },
  vergeben: { status: "vergeben" },
  abgelaufen: { deadline: dayFromNow(-1) },
};

const callIn = (state: CallState) => createCallOf(db, berg, { featured: true, ...inState[state] });

async function stored(id: number) {
  const call = await storedCall(db, { id });
  return call ?? expect.fail("the call is gone");
}

describe.each([
  ["entwurf", { list: false, promised: false, why: "gibt es nicht mehr" }],
  ["offen", { list: true, promised: true, why: null }],
  ["geschlossen", { list: true, promised: false, why: "geschlossen" }],
  ["vergeben", { list: true, promised: false, why: "bereits vergeben" }],
  ["abgelaufen", { list: true, promised: false, why: "abgelaufen" }],
] as const)("a call that is '%s'", (state, seen) => {
  it(`is seen by others as ${JSON.stringify(seen)} [LIFE-01, LIFE-03, LIFE-06]`, async () => {
    const { id } = await callIn(state);
    const everything = { query: "", category: null, after: null };
    expect((await listCalls(everything, anna.id)).calls.map((call) => call.state)).toEqual(seen.list ? [state] : []);
    expect((await findCall(id, anna.id))?.state).toBe(seen.list ? state : undefined);
    for (const promised of [
      await listRecommendedCalls(undefined),
      await listRecommendedCallsOf(undefined, berg.id),
      (await listCompanyCalls(berg.id, anna.id)).calls,
    ])
      expect(promised).toHaveLength(seen.promised ? 1 : 0);
    const { recipient, problem } = await findRecipient(new URLSearchParams({ ausschreibung: `${id}` }), anna.id);
    expect(recipient === null).toBe(seen.why !== null);
    expect(problem ?? "").toContain(seen.why ?? "");
  });

  it("is there for its company in any case, and for a superadmin once it is published [LIFE-03]", async () => {
    const { id } = await callIn(state);
    const vera = { id: anna.id, isSuperadmin: true, roles: [] };
    expect((await findCall(id, berg.id))?.state).toBe(state);
    expect((await listOwnCalls(berg.id))?.calls.map((call) => call.state)).toEqual([state]);
    expect((await listCallsOf(berg.id, vera)).rows).toHaveLength(seen.list ? 1 : 0);
    const status = await getCallForSuperadmin(id, vera).then(
      () => 200,
      ({ init }) => init.status,
    );
    expect(status).toBe(seen.list ? 200 : 404);
  });
});

describe("a draft", () => {
  it("needs a title only, and everything else to be published [LIFE-04]", async () => {
    const saved = parseCall(formOf({ title: "Etiketten" }), null, true);
    expect(saved.status).toBe("success");
    if (saved.status !== "success") return;
    const id = await createCall(berg.id, saved.value, true);
    expect(await stored(id)).toMatchObject({ title: "Etiketten", description: "", category: "", status: "entwurf" });
    expect(parseCall(formOf({}), null, true).reply().error).toHaveProperty("title");
    expect(Object.keys(parseCall(formOf({ title: "Etiketten" })).reply().error ?? {})).toEqual([
      "description",
      "category",
    ]);
    expect(parseCall(formOf({ title: "Etiketten", category: "Erfunden" }), null, true).reply().error).toEqual({
      category: ["Bitte wählen Sie einen der Vorschläge"],
    });
    const publishing = db.update(ausschreibungen).set({ status: "offen", publishedAt: new Date() });
    expect(violatedConstraint(await publishing.catch((error) => error))).toMatch(/_(description|category)$/);
  });

  it("is saved again and again, then published once, and is then the newest [LIFE-04, LIFE-05]", async () => {
    const id = await createCall(berg.id, { ...form, title: "Erster Wurf" }, true);
    await createCallOf(db, berg, { title: "Dazwischen" });
    expect(await updateCall(berg.id, id, { ...form, title: "Zweiter Wurf" }, whateverIsStored, "draft")).toBe(true);
    expect(await updateCall(berg.id, id, { ...form, title: "Fertig" }, whateverIsStored, "publish")).toBe(true);
    const { calls } = await listCalls({ query: "", category: null, after: null }, anna.id);
    expect(calls.map(({ title, state }) => [title, state])).toEqual([
      ["Fertig", "offen"],
      ["Dazwischen", "offen"],
    ]);
    // A second window that still shows the draft can neither turn the call back into a draft nor publish it again.
    expect(await updateCall(berg.id, id, form, whateverIsStored, "draft")).toBe(false);
    expect(await updateCall(berg.id, id, form, whateverIsStored, "publish")).toBe(false);
    expect((await stored(id)).title).toBe("Fertig");
  });

  it("leaves another call pinned until it is published itself [LIFE-07]", async () => {
    const pinned = await createCallOf(db, berg, { pinned: true });
    const id = await createCall(berg.id, { ...form, pinned: true }, true);
    expect([(await stored(pinned.id)).pinned, (await stored(id)).pinned]).toEqual([true, true]);
    await updateCall(berg.id, id, { ...form, pinned: true }, whateverIsStored, "publish");
    expect([(await stored(pinned.id)).pinned, (await stored(id)).pinned]).toEqual([false, true]);
  });

  it("can never be made of what was published, whatever our own code does [LIFE-01]", async () => {
    const { id } = await createCallOf(db, berg);
    const back = changeCall(db, { id }, { status: "entwurf" });
    expect(violatedConstraint(await back.catch((error) => error))).toBe("ausschreibungen_published");
  });
});

describe("the life of a call", () => {
  it.each<[LifeAct, CallState, CallStatus]>([
    ["schliessen", "offen", "geschlossen"],
    ["schliessen", "abgelaufen", "geschlossen"],
    ["vergeben", "offen", "vergeben"],
    ["vergeben", "abgelaufen", "vergeben"],
    ["vergeben", "geschlossen", "vergeben"],
    ["oeffnen", "geschlossen", "offen"],
    ["oeffnen", "vergeben", "offen"],
    ["verlaengern", "offen", "offen"],
    ["verlaengern", "abgelaufen", "offen"],
  ])("'%s' turns one that is %s into one that is %s [LIFE-08]", async (act, from, to) => {
    const { id } = await callIn(from);
    expect(await changeLife(berg.id, id, act)).toMatchObject({ isDone: true });
    expect((await findCall(id, berg.id))?.state).toBe(to);
  });

  it.each<[LifeAct, CallState]>([
    ["schliessen", "geschlossen"],
    ["schliessen", "vergeben"],
    ["schliessen", "entwurf"],
    ["vergeben", "vergeben"],
    ["vergeben", "entwurf"],
    ["oeffnen", "offen"],
    ["oeffnen", "abgelaufen"],
    ["oeffnen", "entwurf"],
    ["verlaengern", "geschlossen"],
    ["verlaengern", "entwurf"],
  ])("'%s' does nothing to one that is %s [LIFE-08, LIFE-09]", async (act, from) => {
    const { id } = await callIn(from);
    const before = await stored(id);
    expect(await changeLife(berg.id, id, act)).toMatchObject({ isDone: false });
    expect(await stored(id)).toEqual(before);
  });

  it("ends its pin when it is closed or awarded, and only open ones are pinned [LIFE-07]", async () => {
    for (const act of ["schliessen", "vergeben"] as const) {
      const { id } = await createCallOf(db, berg, { pinned: true });
      await changeLife(berg.id, id, act);
      expect((await stored(id)).pinned).toBe(false);
      expect(await pinCall(berg.id, id, true)).toBe(false);
      await updateCall(berg.id, id, { ...form, pinned: true }, whateverIsStored);
      expect((await stored(id)).pinned).toBe(false);
    }
  });

  it("moves the deadline by two weeks, from today when it has passed [LIFE-08]", async () => {
    const extended = async (deadline: string) => {
      const { id } = await createCallOf(db, berg, { deadline });
      return (await changeLife(berg.id, id, "verlaengern"))?.deadline;
    };
    expect(await extended(dayFromNow(3))).toBe(dayFromNow(17));
    expect(await extended(dayFromNow(-30))).toBe(dayFromNow(14));
    const endless = await createCallOf(db, berg);
    expect(await changeLife(berg.id, endless.id, "verlaengern")).toEqual({ isDone: false, deadline: null });
    const late = await createCallOf(db, berg, { status: "vergeben", deadline: dayFromNow(-2) });
    expect(await changeLife(berg.id, late.id, "oeffnen")).toEqual({ isDone: true, deadline: dayFromNow(14) });
    const early = await createCallOf(db, berg, { status: "geschlossen", deadline: dayFromNow(2) });
    expect(await changeLife(berg.id, early.id, "oeffnen")).toEqual({ isDone: true, deadline: dayFromNow(2) });
  });

  it("goes on in a copy, which is a draft without deadline and pin, and one for a double click [LIFE-08, LIFE-09]", async () => {
    const call = await createCallOf(db, berg, {
      budget: "5000",
      requirements: ["Papier"],
      targetGroup: "kmu,b2b",
      deadline: dayFromNow(3),
      pinned: true,
    });
    const [first, second] = await Promise.all([duplicateCall(berg.id, call.id), duplicateCall(berg.id, call.id)]);
    expect(second).toBe(first);
    expect(await findOwnCall(berg.id, first ?? 0)).toMatchObject({
      title: call.title,
      budget: "5000",
      requirements: ["Papier"],
      targetGroup: "kmu,b2b",
      deadline: null,
      pinned: false,
      state: "entwurf",
    });
    expect(await duplicateCall(berg.id, first ?? 0)).toBeNull();
  });

  it("is in the hands of its own company alone [LIFE-09]", async () => {
    const { id } = await callIn("offen");
    const tal = await createCompany(db);
    expect(await changeLife(tal.id, id, "schliessen")).toBeNull();
    expect(await duplicateCall(tal.id, id)).toBeNull();
    expect((await stored(id)).status).toBe("offen");
  });
});

describe("the deadline at midnight", () => {
  it.each([
    ["2026-11-20T22:59:59Z", "offen", "offen"],
    ["2026-11-20T23:00:00Z", "abgelaufen", "offen"],
    ["2026-11-20T23:14:59Z", "abgelaufen", "offen"],
    ["2026-11-20T23:15:00Z", "abgelaufen", "abgelaufen"],
  ])("at %s the call is %s, and %s for a form that was opened before [LIFE-02]", async (moment, state, forForms) => {
    await createCallOf(db, berg, { deadline: "2026-11-20" });
    const then = sql`${moment}::timestamptz`;
    const [call] = await db
      .select({ state: stateAt(then, ausschreibungen), forForms: stateForForms(ausschreibungen, then) })
      .from(ausschreibungen);
    expect(call).toEqual({ state, forForms });
  });

  it("is waited for where a form is sent, not where it is opened [LIFE-02]", async () => {
    const { id } = await createCallOf(db, berg);
    const query = new URLSearchParams({ ausschreibung: `${id}` });
    const waits = async (find: () => Promise<unknown>) =>
      (await recordQueries(find)).some(({ text }) => text.includes("15 minutes"));
    expect(await waits(() => findRecipient(query, anna.id))).toBe(false);
    expect(await waits(() => db.transaction((tx) => findRecipient(query, anna.id, tx)))).toBe(true);
  });
});
