import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, pool } from "~/db/client.server";
import type { ausschreibungen, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { changeLife, confirmCall } from "~/features/calls/own/call-life.server";
import { endUndecided } from "~/features/offers/own/end-undecided.server";
import { formatDay } from "~/text/dates";
import { changeCall, createCallOf, dayFromNow, storedCall } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { changePerson, createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { findLinkedCall } from "./mail-links.server";
import { processDueCalls } from "./process-due-calls.server";

withJobs();

let berg: Person;
const weekAgo = new Date(Date.now() - 7 * 86_400_000);

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  berg = await createCompany(db);
});

type Row = Partial<typeof ausschreibungen.$inferInsert>;
const add = (values: Row) => createCallOf(db, berg, { title: "Etiketten", createdAt: weekAgo, ...values });

const mails = async () => queuedMails(berg.email);
const subjects = async () => (await mails()).map(({ subject }) => subject.replace(/ am .*/, ""));
const stateOf = async (id: number) => (await storedCall(db, { id })) ?? expect.fail();

/** Moves all stored times into the past by this many days. */
async function moveClock(days: number) {
  const back = sql`make_interval(days => ${days}::int)`;
  await db.execute(sql`update ausschreibungen set published_at = published_at - ${back}, stands_since = stands_since - ${back},
    asked_at = asked_at - ${back}, deadline = deadline - ${days}::int, reminded_of = reminded_of - ${days}::int,
    ended_on = ended_on - ${days}::int, undecided_of = undecided_of - ${days}::int, closed_on = closed_on - ${days}::int`);
}

describe("a deadline", () => {
  it("is announced once three days before it, and once on the day after [LIFE-11]", async () => {
    await add({ deadline: dayFromNow(4) });
    await processDueCalls();
    expect(await subjects()).toEqual([]);
    await moveClock(1);
    await processDueCalls();
    await processDueCalls();
    expect(await subjects()).toEqual(["Ihre Ausschreibung „Etiketten“ endet"]);
    await moveClock(3);
    await processDueCalls();
    expect(await mails()).toHaveLength(1);
    await moveClock(1);
    await processDueCalls();
    await processDueCalls();
    expect(await subjects()).toEqual([
      "Ihre Ausschreibung „Etiketten“ endet",
      "Ihre Ausschreibung „Etiketten“ ist abgelaufen",
    ]);
  });

  it("that is new because the call was extended is announced again [LIFE-11]", async () => {
    const { id } = await add({ deadline: dayFromNow(2) });
    await processDueCalls();
    await changeLife(berg.id, id, "verlaengern");
    await processDueCalls();
    expect(await mails()).toHaveLength(1);
    await moveClock(14);
    await processDueCalls();
    expect(await mails()).toHaveLength(2);
  });

  it("says how many offers there are, without those that were withdrawn [LIFE-11]", async () => {
    const call = await add({ deadline: dayFromNow(2) });
    for (const state of ["sent", "declined", "withdrawn"] as const)
      await createOffer(db, call, await createPerson(db), { state });
    await processDueCalls();
    const [mail] = await mails();
    expect(mail?.text).toContain("Bis jetzt sind 2 Angebote eingegangen.");
    expect(mail?.text).toContain("Um zwei Wochen verlängern:\nhttp");
    expect(mail?.text).toContain("Ausschreibung schließen:\nhttp");
  });

  it.each<[string, Row, Partial<typeof profiles.$inferInsert>?]>([
    ["is closed", { status: "geschlossen", deadline: dayFromNow(2) }],
    ["is awarded", { status: "vergeben", deadline: dayFromNow(-1) }],
    ["is a draft", { status: "entwurf", publishedAt: null, deadline: dayFromNow(2) }],
    ["is hidden by a superadmin", { hidden: true, deadline: dayFromNow(2) }],
    ["was published today with a near deadline", { createdAt: new Date(), deadline: dayFromNow(2) }],
    ["passed long ago", { deadline: dayFromNow(-20) }],
    ["is of someone blocked", { deadline: dayFromNow(2) }, { profileStatus: "blocked" }],
  ])("of a call that %s is no reason for a mail [LIFE-11]", async (_what, call, company) => {
    await add(call);
    if (company) await changePerson(db, berg, company);
    await processDueCalls();
    expect(await mails()).toEqual([]);
  });
});

describe("a call without a deadline", () => {
  it("is asked about after 60 days and closed after 90, when nobody answers [LIFE-12]", async () => {
    const { id } = await add({ pinned: true });
    await moveClock(59);
    await processDueCalls();
    expect(await mails()).toEqual([]);
    await db.execute(sql`update ausschreibungen set stands_since = now() - interval '60 days 1 minute'`);
    await processDueCalls();
    await processDueCalls();
    expect(await subjects()).toEqual(["Ist Ihre Ausschreibung „Etiketten“ noch aktuell?"]);
    await moveClock(29);
    await processDueCalls();
    expect((await stateOf(id)).status).toBe("offen");
    await moveClock(2);
    await processDueCalls();
    await processDueCalls();
    expect(await stateOf(id)).toMatchObject({ status: "geschlossen", pinned: false });
    expect(await subjects()).toEqual([
      "Ist Ihre Ausschreibung „Etiketten“ noch aktuell?",
      "Ihre Ausschreibung „Etiketten“ ist geschlossen",
    ]);
  });

  it("stands for 60 more days once its company says so [LIFE-12]", async () => {
    const { id } = await add({ standsSince: new Date(Date.now() - 61 * 86_400_000) });
    await processDueCalls();
    expect(await confirmCall(berg.id, id)).toEqual({ isDone: true, deadline: null });
    await moveClock(59);
    await processDueCalls();
    expect([await mails(), (await stateOf(id)).status]).toEqual([[expect.anything()], "offen"]);
    await moveClock(2);
    await processDueCalls();
    expect(await mails()).toHaveLength(2);
  });
});

describe("offers that nobody has decided about", () => {
  const offer = async (call: Awaited<ReturnType<typeof add>>, state: "sent" | "selected" | "declined" = "sent") =>
    createOffer(db, call, await createPerson(db), { state });

  it("are brought to mind once, 14 days after the deadline, whatever the call's state [LIFE-22]", async () => {
    for (const status of ["offen", "geschlossen", "vergeben"] as const) {
      const call = await add({ title: status, status, deadline: dayFromNow(-13), endedOn: dayFromNow(-13) });
      for (const state of ["sent", "selected", "declined"] as const) await offer(call, state);
    }
    await offer(await add({ title: "Erledigt", deadline: dayFromNow(-14), endedOn: dayFromNow(-14) }), "declined");
    await processDueCalls();
    expect(await subjects()).toEqual([]);
    await moveClock(1);
    await processDueCalls();
    await moveClock(1);
    await processDueCalls();
    expect((await subjects()).toSorted()).toEqual(
      ["geschlossen", "offen", "vergeben"].map((title) => `Noch ohne Entscheidung: 2 Angebote für „${title}“`),
    );
    const [mail] = await mails();
    expect(mail?.text).toContain(`Was nach dem ${formatDay(dayFromNow(16))} noch offen ist, endet ohne Entscheidung`);
    expect(mail?.text).toMatch(/Angebote ansehen:\nhttp\S+\/ausschreibungen\/\d+\/angebote/);
  });

  it("are brought to mind two weeks after a call without a deadline was closed, also by the site [LIFE-22]", async () => {
    await offer(await add({ standsSince: new Date(Date.now() - 91 * 86_400_000), askedAt: new Date(0) }));
    await processDueCalls();
    expect(await subjects()).toEqual(["Ihre Ausschreibung „Etiketten“ ist geschlossen"]);
    await moveClock(13);
    await processDueCalls();
    expect(await endUndecided()).toBe(0);
    expect(await mails()).toHaveLength(1);
    await moveClock(1);
    await processDueCalls();
    await processDueCalls();
    expect((await subjects()).slice(1)).toEqual(["Noch ohne Entscheidung: 1 Angebot für „Etiketten“"]);
    await moveClock(16);
    expect(await endUndecided()).toBe(0);
    await moveClock(1);
    expect(await endUndecided()).toBe(1);
  });

  it.each([
    ["closed before its deadline", dayFromNow(60), "schliessen"],
    ["awarded before its deadline", dayFromNow(60), "vergeben"],
    ["closed, and has no deadline", null, "schliessen"],
  ] as const)(
    "are counted from the day when the call was %s, once its form was saved again, too [LIFE-30]",
    async (_, deadline, act) => {
      const call = await add({ deadline });
      await offer(call);
      await changeLife(berg.id, call.id, act);
      await moveClock(10);
      await changeLife(berg.id, call.id, "vergeben");
      await changeCall(db, call, { title: "Neu", updatedAt: new Date() });
      await moveClock(3);
      await processDueCalls();
      expect(await mails()).toEqual([]);
      await moveClock(1);
      await processDueCalls();
      await processDueCalls();
      expect(await subjects()).toEqual(["Noch ohne Entscheidung: 1 Angebot für „Neu“"]);
      expect((await mails())[0]?.text).toContain(`Was nach dem ${formatDay(dayFromNow(16))} noch offen ist`);
      await moveClock(16);
      expect(await endUndecided()).toBe(0);
      await moveClock(1);
      expect(await endUndecided()).toBe(1);
    },
  );

  it("wait as long as a call that was closed is open again [LIFE-30]", async () => {
    const call = await add({ deadline: dayFromNow(60) });
    await offer(call);
    await changeLife(berg.id, call.id, "schliessen");
    await moveClock(20);
    await changeLife(berg.id, call.id, "oeffnen");
    await moveClock(20);
    await processDueCalls();
    expect([await mails(), await endUndecided()]).toEqual([[], 0]);
    await moveClock(35);
    await processDueCalls();
    expect((await subjects()).at(-1)).toBe("Noch ohne Entscheidung: 1 Angebot für „Etiketten“");
  });

  it("of a call that is closed after its deadline are counted from the deadline [LIFE-30]", async () => {
    const call = await add({ deadline: dayFromNow(-20), endedOn: dayFromNow(-20) });
    await offer(call);
    await changeLife(berg.id, call.id, "schliessen");
    await moveClock(10);
    expect(await endUndecided()).toBe(0);
    await moveClock(1);
    expect(await endUndecided()).toBe(1);
  });

  it("are left alone once a side has settled them elsewhere [LIFE-22]", async () => {
    const { conversationId } = await offer(await add({ deadline: dayFromNow(-14), endedOn: dayFromNow(-14) }));
    await db.execute(sql`update conversations set starter_settled_at = now() where id = ${conversationId}`);
    await processDueCalls();
    expect(await mails()).toEqual([]);
  });
});

describe("a link in such a mail", () => {
  async function linksOf(call: Row) {
    const { id } = await add(call);
    await processDueCalls();
    const [mail] = await mails();
    const [extend, close] = [...(mail?.text.matchAll(/\?(tat=\S+)/g) ?? [])].map(([, query]) => query);
    return { id, extend: new URLSearchParams(extend), close: new URLSearchParams(close) };
  }

  it("is for its call, its act and its deadline alone [LIFE-13]", async () => {
    const { id, extend, close } = await linksOf({ deadline: dayFromNow(2) });
    const other = await add({ deadline: dayFromNow(2) });
    expect(await findLinkedCall(id, extend)).toMatchObject({ id, act: "verlaengern" });
    expect(await findLinkedCall(id, close)).toMatchObject({ id, act: "schliessen" });
    expect(await findLinkedCall(other.id, extend)).toBeNull();
    const forged = new URLSearchParams(extend);
    forged.set("tat", "schliessen");
    expect(await findLinkedCall(id, forged)).toBeNull();
    forged.set("siegel", "");
    expect(await findLinkedCall(id, forged)).toBeNull();
    await changeLife(berg.id, id, "verlaengern");
    expect([await findLinkedCall(id, extend), await findLinkedCall(id, close)]).toEqual([null, null]);
  });

  it("about a call without a deadline ends with the answer [LIFE-13]", async () => {
    const { id, extend } = await linksOf({ standsSince: new Date(Date.now() - 61 * 86_400_000) });
    expect(await findLinkedCall(id, extend)).toMatchObject({ id, deadline: null });
    await confirmCall(berg.id, id);
    expect(await findLinkedCall(id, extend)).toBeNull();
  });

  it("ends with the account's use [LIFE-13]", async () => {
    const { id, close } = await linksOf({ deadline: dayFromNow(2) });
    await changePerson(db, berg, { profileStatus: "blocked" });
    expect(await findLinkedCall(id, close)).toBeNull();
  });
});

it("finds what is due by its index, however many calls there are [LIFE-11]", async () => {
  await db.execute(sql`
    insert into ausschreibungen (user_id, title, slug, description, category, deadline, stands_since, published_at)
    select ${berg.id}, 'Logo', 'logo', 'Ein Logo', 'Branding',
      case when n % 2 = 0 then ${today} + 10 + n % 400 end, now() - n % 50 * interval '1 day', now() - interval '9 days'
    from generate_series(1, 6000) as n`);
  await db.execute(sql`analyze ausschreibungen`);
  const queries = await recordQueries(processDueCalls);
  const looks = queries.filter(({ text }) => text.includes("skip locked"));
  expect(looks).toHaveLength(5);
  for (const { text, values } of looks) {
    const { rows } = await pool.query(`explain ${text}`, values);
    expect(JSON.stringify(rows), text).not.toContain("Seq Scan on ausschreibungen");
  }
});
