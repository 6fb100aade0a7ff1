import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { type ausschreibungen, blockedPeople, callQuestions, profiles } from "~/db/schema";
import { changeLife, duplicateCall } from "~/features/calls/own/call-life.server";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import { setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { collectOwnData } from "~/features/own-data/own/collect.server";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { findSubject } from "~/features/reports/find-subject.server";
import { LimitReached } from "~/http/rate-limit.server";
import { switchMails } from "~/mail/switch-off.server";
import { questionMax } from "~/text/maximums";
import { changeCall, createCallOf, dayFromNow, storedCall } from "../../../../../tests/support/calls";
import { clearProfiles } from "../../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../../tests/support/jobs";
import { untilBlocked } from "../../../../../tests/support/locks";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  type Person,
} from "../../../../../tests/support/people";
import { createQuestion } from "../../../../../tests/support/questions";
import { answerQuestion, ask, withdrawQuestion } from "./ask.server";
import { findOwnQuestion, listQuestions } from "./questions.server";

withJobs();

let anna: Person;
let ben: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, { name: "Anna Fink" });
  ben = await createPerson(db, { name: "Ben Moser" });
  berg = await createCompany(db, { name: "Studio Berg" });
  call = await createCallOf(db, berg, { title: "Plakate", deadline: dayFromNow(10) });
});

const seenBy = async (viewer: Person) =>
  (await listQuestions(call.id, viewer.id)).questions.map(({ question, answer }) => [question, answer]);
const openFor = async (viewer: Person) => (await listQuestions(call.id, viewer.id)).open;
const setCall = (values: Partial<typeof ausschreibungen.$inferInsert>) => changeCall(db, call, values);
const block = (blocker: Person, blocked: Person) =>
  db.insert(blockedPeople).values({ blockerId: blocker.id, blockedId: blocked.id });

describe("a question about a call", () => {
  it("goes to its company by mail without a name, is answered once for everybody, and the answer to whoever asked [ASK-02, ASK-03, ASK-04]", async () => {
    expect(await ask(anna, call.id, "Welches Format?")).toBeNull();
    expect(await ask(anna, call.id, "Welches Format?")).toBeNull();
    await ask(ben, call.id, "Wie viele Farben?");
    const mails = await queuedMails(berg.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Frage zu Ihrer Ausschreibung „Plakate“"));
    expect(mails[0]?.text).toContain("Welches Format?");
    expect(mails[1]?.text).toContain("Insgesamt warten 2 Fragen auf Ihre Antwort.");
    expect(JSON.stringify(mails)).not.toMatch(/Anna Fink|Ben Moser/);
    expect([await seenBy(anna), await seenBy(await createPerson(db))]).toEqual([[["Welches Format?", null]], []]);
    expect(await seenBy(berg)).toEqual([
      ["Welches Format?", null],
      ["Wie viele Farben?", null],
    ]);

    const [first] = (await listQuestions(call.id, berg.id)).questions;
    const id = first?.id ?? "";
    expect(JSON.stringify(await findOwnQuestion(id, berg.id))).not.toContain("Anna");
    expect(await findOwnQuestion(id, anna.id)).toBeNull();
    expect(await answerQuestion(anna.id, id, "Ich weiß es.")).toBe(false);
    expect(await answerQuestion(berg.id, id, "A1 quer.")).toBe(true);
    expect([await answerQuestion(berg.id, id, "A1 quer."), await answerQuestion(berg.id, id, "Doch A2.")]).toEqual([
      ...[true, false],
    ]);
    expect(await seenBy(ben)).toEqual([
      ["Welches Format?", "A1 quer."],
      ["Wie viele Farben?", null],
    ]);
    expect(await openFor(anna)).toBe(1);
    const [told, ...more] = await queuedMails(anna.email);
    expect([told?.subject, more]).toEqual(["Antwort auf Ihre Frage zu „Plakate“", []]);
    expect(told?.text).toContain("A1 quer.");
    expect(await queuedMails(ben.email)).toEqual([]);
  });

  it("is not mailed to whoever has switched such mails off [ASK-04]", async () => {
    await switchMails(berg.id, "ausschreibungen", false);
    await switchMails(anna.id, "angebote", false);
    await ask(anna, call.id, "Welches Format?");
    const [question] = (await listQuestions(call.id, berg.id)).questions;
    await answerQuestion(berg.id, question?.id ?? "", "A1 quer.");
    expect([await queuedMails(berg.email), await queuedMails(anna.email)]).toEqual([[], []]);
  });

  it("can be asked until the last day, and only while the call takes offers [ASK-05]", async () => {
    const asked = () => ask(anna, call.id, "Welches Format?");
    const tooLate = "Zu dieser Ausschreibung sind keine Fragen mehr möglich.";
    await setCall({ deadline: dayFromNow(1) });
    expect(await asked()).toBe(tooLate);
    await setCall({ questionsUntil: dayFromNow(0) });
    expect(await asked()).toBeNull();
    for (const values of [
      { questionsUntil: dayFromNow(-1) },
      { status: "geschlossen" as const, questionsUntil: null, deadline: null },
      { status: "offen" as const, hidden: true },
    ]) {
      await setCall(values);
      expect(await ask(ben, call.id, "Und wann?")).toBe(tooLate);
    }
    await setCall({ hidden: false });
    expect(await ask(ben, call.id, "Und wann?")).toBeNull();
    expect(await ask(berg, call.id, "Selbstgespräch?")).toBe(tooLate);
  });

  it("keeps its last day with the call: an extension moves it, a copy and a call opened again have none [ASK-05]", async () => {
    const lastDay = async (id = call.id) => (await storedCall(db, { id }))?.questionsUntil;
    await setCall({ questionsUntil: dayFromNow(4) });
    await changeLife(berg.id, call.id, "verlaengern");
    expect(await lastDay()).toBe(dayFromNow(18));
    expect(await lastDay((await duplicateCall(berg.id, call.id)) ?? 0)).toBeNull();
    await setCall({ status: "geschlossen", questionsUntil: dayFromNow(-9), deadline: dayFromNow(-3) });
    await changeLife(berg.id, call.id, "oeffnen");
    expect(await lastDay()).toBeNull();
  });

  it("is taken back by whoever asked, while it has no answer [ASK-07]", async () => {
    const open = await createQuestion(db, call, anna);
    const answered = await createQuestion(db, call, anna, {
      question: "Wann?",
      answer: "Bald.",
      answeredAt: new Date(),
    });
    const withdrawals = [withdrawQuestion(ben.id, open.id), withdrawQuestion(anna.id, answered.id)];
    expect(await Promise.all(withdrawals)).toEqual([null, "answered"]);
    expect(await withdrawQuestion(anna.id, open.id)).toBe("withdrawn");
    expect(await withdrawQuestion(anna.id, open.id)).toBeNull();
    expect(await seenBy(berg)).toEqual([["Wann?", "Bald."]]);
  });

  it("is not possible between two who block each other, and its answer is not mailed then [ASK-08]", async () => {
    await ask(anna, call.id, "Welches Format?");
    await block(berg, anna);
    expect(await ask(anna, call.id, "Und wann?")).toBe("Studio Berg nimmt zurzeit keine Nachrichten an.");
    const [question] = (await listQuestions(call.id, berg.id)).questions;
    expect(await answerQuestion(berg.id, question?.id ?? "", "A1 quer.")).toBe(true);
    expect(await queuedMails(anna.email)).toEqual([]);
    expect(await seenBy(anna)).toEqual([["Welches Format?", "A1 quer."]]);
    await block(ben, berg);
    expect(await ask(ben, call.id, "Und wann?")).toBe("Sie haben Studio Berg blockiert.");
  });

  it("of a blocked account, or hidden by a superadmin, is not shown, counted or answered [ASK-08, ASK-09]", async () => {
    const { id } = await createQuestion(db, call, anna, { answer: "A1 quer.", answeredAt: new Date() });
    const open = await createQuestion(db, call, anna, { question: "Wann?" });
    const vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
    expect(await setQuestionHidden(vera, id, true, "Beleidigt.")).toBe(true);
    expect([await seenBy(ben), await seenBy(berg), (await seenBy(anna)).length]).toEqual([[], [["Wann?", null]], 2]);
    await setQuestionHidden(vera, id, false, "Doch nicht.");
    expect((await queuedMails(anna.email)).map(({ subject }) => subject)).toEqual([
      "Ihre Frage wurde ausgeblendet",
      "Ihre Frage ist wieder sichtbar",
    ]);
    await changePerson(db, anna, { profileStatus: "blocked" });
    expect([await seenBy(ben), await openFor(berg)]).toEqual([[], 0]);
    expect(await answerQuestion(berg.id, open.id, "Bald.")).toBe(false);
  });

  it("can be reported by whoever reads it [ASK-09]", async () => {
    const { id } = await createQuestion(db, call, anna);
    const found = async (viewer: Person | null) => (await findSubject("question", id, viewer?.id ?? null))?.concerns;
    expect([await found(berg), await found(ben), await found(null)]).toEqual([anna.id, undefined, undefined]);
    await answerQuestion(berg.id, id, "A1 quer.");
    expect(await found(ben)).toBe(anna.id);
  });

  it("is one of a hundred about a call at most, and of few by one account [ASK-11]", async () => {
    const many = Array.from({ length: questionMax.ofCall - 1 }, (_, n) => ({
      ...{ ausschreibungId: call.id, askerId: ben.id, question: `Frage ${n}` },
    }));
    await db.insert(callQuestions).values(many);
    expect(await ask(anna, call.id, "Die hundertste?")).toBeNull();
    expect(await ask(anna, call.id, "Noch eine?")).toContain("schon 100 Fragen gestellt");
    const other = await createCallOf(db, berg);
    const asking = async () => {
      for (let n = 0; n < 20; n += 1) await ask(anna, other.id, `Frage ${n}`);
    };
    await expect(asking()).rejects.toBeInstanceOf(LimitReached);
  });

  it("goes with the account that asked, and stands in the copies of both, without a name [ASK-12, ASK-03]", async () => {
    const { id } = await createQuestion(db, call, anna);
    await answerQuestion(berg.id, id, "A1 quer.");
    const rowsOf = async (person: Person, name: string) =>
      (await collectOwnData(person.id)).find((chapter) => chapter.name === name)?.rows;
    expect(await rowsOf(anna, "fragen")).toMatchObject([{ question: "Welches Format?", answer: "A1 quer." }]);
    expect(await rowsOf(berg, "antworten")).toMatchObject([{ question: "Welches Format?", answer: "A1 quer." }]);
    expect(JSON.stringify(await rowsOf(berg, "antworten"))).not.toMatch(new RegExp(`Anna|${anna.id}`));
    await deletePerson(db, anna);
    expect(await seenBy(ben)).toEqual([]);
  });
});

it("that a superadmin asks about a call while hiding it ends neither, and nor does the deletion of its company [SAFE-136]", async () => {
  const vera = await createPerson(db, { isSuperadmin: true });
  const act = (hidden: boolean) => setCallHidden(vera as unknown as Viewer, call.id, hidden, "Unklar.");
  let acted: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, vera.id)).for("no key update");
    acted = act(true);
    await untilBlocked(db);
    await tx.insert(callQuestions).values({ ausschreibungId: call.id, askerId: vera.id, question: "Wann?" });
  });
  expect(await acted).toBe(true);
  await deleteAccount(berg.id, async () => {
    acted = expect(act(false)).rejects.toMatchObject({ init: { status: 404 } });
    await untilBlocked(db);
  });
  await acted;
});
