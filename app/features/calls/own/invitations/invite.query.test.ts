import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, blockedPeople, invitations, messages, offers } from "~/db/schema";
import { findDesk } from "~/features/offers/own/desk.server";
import { listPeopleForCall } from "~/features/profiles/directory/people-for-call.server";
import { writeLimits } from "~/http/limits";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { headSwitchUrlOf, switchMails } from "~/mail/switch-off.server";
import { settings } from "~/settings.server";
import { changeCall, createCallOf, dayFromNow } from "../../../../../tests/support/calls";
import { clearProfiles } from "../../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../../tests/support/jobs";
import { createOffer, someCall } from "../../../../../tests/support/offers";
import { changePerson, createCompany, createPerson, monthAgo, type Person } from "../../../../../tests/support/people";
import { soughtBy } from "../../sought";
import { stateText } from "./invitation";
import { answerInvitation, findInvitation, findInvitationOnCall, listInvitationsTo } from "./invitations.server";
import { hasOpenCall, invite, listCallsToInviteTo } from "./invite.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, { name: "Anna Fink", skills: ["Plakate"] });
  berg = await createCompany(db, { name: "Studio Berg", memberSince: monthAgo });
  call = await createCallOf(db, berg, {
    ...{ title: "Plakate", category: "Print Design/Plakat", budget: "500" },
    ...{ location: "Egg", deadline: dayFromNow(10) },
  });
});

const inviting = (to = anna, of = call, message?: string) => invite(berg, to.slug, { callId: of.id, message });
const whyNot = async (...args: Parameters<typeof inviting>) => (await inviting(...args))?.whyNot ?? null;
const states = async () => (await listInvitationsTo(call.id, berg.id)).map(stateText);

describe("an invitation to a call", () => {
  it("stands in the conversation of the two, and comes by mail with the essentials and the answers [REACH-58, REACH-59]", async () => {
    await inviting(anna, call, "Ihre Plakate gefallen uns.");
    const [stored] = await db.select().from(invitations);
    const rows = await db.select().from(messages).orderBy(messages.id);
    expect(rows.map(({ kind, message, recipientId }) => [kind, message, recipientId])).toEqual([
      ["notice", "Einladung, ein Angebot zu senden", anna.id],
      ["text", "Ihre Plakate gefallen uns.", anna.id],
    ]);
    const [mail, ...others] = await queuedMails(anna.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Sie sind eingeladen, ein Angebot zu senden: „Plakate“");
    for (const line of [
      "Studio Berg lädt Sie auf Kreativländle ein, zur Ausschreibung „Plakate“ ein Angebot zu senden.",
      "Kategorie: Print Design\u00a0· Plakat",
      "Ort: Egg",
      "Ihre Plakate gefallen uns.",
      `Ansehen:\n${settings.siteUrl}${call.path}`,
      `Kein Interesse:\n${settings.siteUrl}/einladungen/${stored?.id}?antwort=kein-interesse`,
      `Diesmal keine Zeit:\n${settings.siteUrl}/einladungen/${stored?.id}?antwort=keine-zeit`,
    ])
      expect(mail?.text).toContain(`${line}\n`);
    expect(mail?.switchOffUrl).toBe(headSwitchUrlOf(anna.id, "einladungen"));
  });

  it("is one with one mail when it is sent twice at once, and never a second one later [REACH-60]", async () => {
    expect(await Promise.all([inviting(), inviting(), inviting()])).toEqual(Array(3).fill({ callId: call.id }));
    expect([await db.$count(invitations), await db.$count(messages)]).toEqual([1, 1]);
    expect(await queuedMails(anna.email)).toHaveLength(1);
    await db.update(invitations).set({ createdAt: monthAgo });
    expect(await whyNot()).toBe("Anna Fink ist dazu schon eingeladen.");
    expect(await listCallsToInviteTo(berg.id, anna.id)).toMatchObject([{ isInvited: true, hasOffered: false }]);
    await expect(
      db.insert(invitations).values({ ...(await db.select().from(invitations))[0], id: undefined } as never),
    ).rejects.toThrow();
  });

  it("goes to nobody who has blocked or is blocked, takes no messages or invitations, or has offered [REACH-61]", async () => {
    const closed = "Anna Fink nimmt zurzeit keine Einladungen an.";
    await switchMails(anna.id, "einladungen", false);
    expect(await whyNot()).toBe(closed);
    await switchMails(anna.id, "einladungen", true);
    await changePerson(db, anna, { acceptsMessages: false });
    expect(await whyNot()).toBe(closed);
    await changePerson(db, anna, { acceptsMessages: true });
    await db.insert(blockedPeople).values({ blockerId: anna.id, blockedId: berg.id });
    expect(await whyNot()).toBe(closed);
    await db.update(blockedPeople).set({ blockerId: berg.id, blockedId: anna.id });
    expect(await whyNot()).toBe("Sie haben Anna Fink blockiert.");
    await db.delete(blockedPeople);
    await createOffer(db, call, anna);
    expect(await whyNot()).toBe("Anna Fink hat dazu schon ein Angebot gesendet.");
    const hidden = await createPerson(db, { profileStatus: "hidden" });
    expect([await inviting(hidden), await inviting(berg)]).toEqual([null, null]);
    expect([await db.$count(invitations), await queuedMails(anna.email)]).toEqual([0, []]);
  });

  it("is for an own call that others see and can answer [REACH-62]", async () => {
    const no = "Diese Ausschreibung nimmt keine Angebote an.";
    expect(await whyNot(anna, await createCallOf(db, await createCompany(db)))).toBe(no);
    const set = (values: Partial<typeof ausschreibungen.$inferInsert>) => changeCall(db, call, values);
    for (const values of [{ status: "geschlossen" as const }, { deadline: dayFromNow(-1) }, { hidden: true }]) {
      await set(values);
      expect([values, await whyNot(), await hasOpenCall(berg.id)]).toEqual([values, no, false]);
      await set({ status: "offen", deadline: null, hidden: false });
    }
    await changePerson(db, berg, { profileStatus: "hidden" });
    expect([await whyNot(), await hasOpenCall(berg.id)]).toEqual([no, false]);
    await changePerson(db, berg, { profileStatus: "active" });
    expect([await whyNot(), await hasOpenCall(berg.id)]).toEqual([null, true]);
  });

  it("is one of at most twenty to a call, and forty a day [REACH-64]", async () => {
    expect([writeLimits["invitation-of-call"].times, writeLimits.invitation.times]).toEqual([20, 40]);
    for (let count = 0; count < 20; count += 1) await countWrite(db, "invitation-of-call", berg.id, `${call.id}`);
    await expect(inviting()).rejects.toThrow(LimitReached);
    const another = await createCallOf(db, berg);
    for (let count = 0; count < 40; count += 1) await countWrite(db, "invitation", berg.id);
    await expect(inviting(anna, another)).rejects.toThrow(LimitReached);
    expect(await db.$count(invitations)).toBe(0);
    expect(await db.$count(messages)).toBe(0);
    expect(await queuedMails(anna.email)).toEqual([]);
  });
});

describe("what becomes of an invitation", () => {
  const own = async () => (await db.select().from(invitations))[0]?.id ?? "";

  it("is seen by the company: not looked at, looked at, declined, offered [REACH-65]", async () => {
    await inviting();
    expect(await states()).toEqual(["Noch nicht angesehen"]);
    expect(await findInvitationOnCall(call.id, berg.id)).toBeNull();
    expect(await states()).toEqual(["Noch nicht angesehen"]);
    await findInvitationOnCall(call.id, anna.id);
    expect(await states()).toEqual(["Angesehen"]);
    expect(await answerInvitation(await own(), anna.id, "keine-zeit")).toBe(true);
    expect(await answerInvitation(await own(), anna.id, "kein-interesse")).toBe(true);
    expect(await states()).toEqual(["Diesmal keine Zeit"]);
    expect((await db.select().from(messages)).map(({ message }) => message)).toEqual([
      "Einladung, ein Angebot zu senden",
      "Einladung abgelehnt: Diesmal keine Zeit",
    ]);
    expect(await listInvitationsTo(call.id, anna.id)).toEqual([]);
  });

  it("is an answer by the invited person alone, twice at once only one [REACH-63, REACH-65]", async () => {
    await inviting();
    const id = await own();
    const ben = await createPerson(db);
    for (const other of [ben, berg]) {
      expect(await findInvitation(id, other.id)).toBeNull();
      expect(await answerInvitation(id, other.id, "keine-zeit")).toBe(false);
    }
    await Promise.all([answerInvitation(id, anna.id, "keine-zeit"), answerInvitation(id, anna.id, "kein-interesse")]);
    expect(await db.$count(messages)).toBe(2);
  });

  it("marks an offer at the desk, without a better place [REACH-66]", async () => {
    const ben = await createPerson(db, { name: "Ben" });
    await createOffer(db, call, ben, { createdAt: new Date(Date.now() - 60_000) });
    await inviting();
    const { conversationId } = (await db.select().from(invitations))[0] ?? {};
    await db.insert(offers).values({
      ...{ ausschreibungId: call.id, senderId: anna.id, companyId: berg.id, callTitle: call.title },
      ...{ conversationId: conversationId ?? "", message: "Gern.", answeredCall: someCall },
    });
    const desk = await findDesk(berg.id, call.id, { sorting: "eingang", filter: "alle" });
    expect(desk?.offers.map(({ partner, isInvited }) => [partner?.name, isInvited])).toEqual([
      ["Ben", false],
      ["Anna Fink", true],
    ]);
    expect(await states()).toEqual(["Angebot gesendet"]);
    expect((await findInvitation(await own(), anna.id))?.hasOffered).toBe(true);
  });

  it("goes with the call, and whoever is invited is suggested no more [REACH-51, REACH-67]", async () => {
    const suggested = async () => (await listPeopleForCall({ id: call.id, companyId: berg.id }, soughtBy(call))).length;
    expect(await suggested()).toBe(1);
    await switchMails(anna.id, "einladungen", false);
    expect(await suggested()).toBe(0);
    await switchMails(anna.id, "einladungen", true);
    await inviting();
    expect(await suggested()).toBe(0);
    await db.delete(ausschreibungen).where(eq(ausschreibungen.id, call.id));
    expect(await db.$count(invitations)).toBe(0);
  });
});
