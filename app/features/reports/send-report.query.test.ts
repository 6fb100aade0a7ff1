import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { reportedKindOf, reportedKinds } from "~/audit/reported";
import { db } from "~/db/client.server";
import { messages, rateLimits, reportSubjects, reports } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { createMessageFile } from "../../../tests/support/attachments";
import { createCallOf } from "../../../tests/support/calls";
import { createConversation } from "../../../tests/support/conversations";
import { formOf } from "../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { changePerson, createCompany, createPerson, type Person, uniqueEmail } from "../../../tests/support/people";
import { createArticle, createPostOf } from "../../../tests/support/posts";
import { createWorkOf } from "../../../tests/support/works";
import { findSubject } from "./find-subject.server";
import { sendReport } from "./send-report.server";

withJobs();

interface Typed {
  reason?: string;
  text?: string;
  email?: string;
  scope?: string;
  isDanger?: string;
  submissionId?: string;
}

function filledIn(typed: Typed = {}): FormData {
  return formOf({ reason: "fraud", text: "Das Plakat ist von mir.", ...typed });
}

let anna: Person;
let address = 0;

beforeEach(async () => {
  anna = await createPerson(db);
  address += 1;
});

async function report(typed: Typed = {}, viewer: Person | null = null, clientAddress = `192.0.2.${address}`) {
  const subject = await findSubject("profile", `kreative/${anna.slug}`, viewer?.id ?? null);
  if (!subject) throw new Error("nothing to report");
  return sendReport({ form: filledIn(typed), subject, viewer, clientAddress });
}

const stored = () =>
  db
    .select({ report: reports, subject: reportSubjects })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .where(eq(reportSubjects.concerns, anna.id));

describe("a report", () => {
  it("without an address says nothing about its sender, also of a signed-in person [NOTICE-03]", async () => {
    const ben = await createPerson(db);
    expect(await report({}, ben)).toMatchObject({ status: 303 });
    const [found] = await stored();
    expect(found?.report).toMatchObject({ reason: "fraud", reporterId: null, reporterEmail: null, decisionId: null });
    const { rows } = await db.execute(sql`select r::text from reports r where r::text like ${`%${ben.id}%`}`);
    expect(rows).toEqual([]);
  });

  it("with an address gets one receipt, which repeats nothing that was typed [NOTICE-05]", async () => {
    const email = uniqueEmail("zeugin");
    const typed = { email: ` ${email.toUpperCase()} `, text: "Geheimes Wort", submissionId: "einmal" };
    await Promise.all([report(typed), report(typed)]);
    expect(await stored()).toHaveLength(1);
    const mails = await queuedMails(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Ihre Meldung ist angekommen");
    for (const typedText of ["Geheimes Wort", anna.name]) expect(mails[0]?.text).not.toContain(typedText);
  });

  it("with one's own address gets a receipt that names what was reported [NOTICE-05]", async () => {
    const ben = await createPerson(db);
    await report({ email: ben.email, text: "Geheimes Wort" }, ben);
    const [mail] = await queuedMails(ben.email);
    expect(mail?.text).toContain(`das Profil „${anna.name}“`);
    expect(mail?.text).not.toContain("Geheimes Wort");
  });

  it.each([
    [{ reason: "" }, "reason", "Bitte wählen Sie einen Grund"],
    [{ reason: "langweilig" }, "reason", "Bitte wählen Sie einen Grund"],
    [{ text: " \u200b " }, "text", "Bitte beschreiben Sie, worum es geht"],
    [{ text: "x".repeat(5001) }, "text", "Bitte höchstens 5.000 Zeichen"],
    [{ email: "anna" }, "email", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ])("with %j is refused at its field, and what was typed stays [NOTICE-02]", async (typed, field, text) => {
    const refusal = await report(typed);
    if (refusal instanceof Response) throw new Error("was accepted");
    expect(refusal.data.result.error).toEqual({ [field]: [text] });
    expect(refusal.data.result.initialValue).toMatchObject({ text: filledIn(typed).get("text") });
    expect(await stored()).toEqual([]);
  });

  it("is limited per network address and per account, and keeps what was typed [NOTICE-06]", async () => {
    const ben = await createPerson(db);
    const refusalAfter = async (viewer: Person | null, clientAddress: (count: number) => string) => {
      for (let count = 0; count < 100; count += 1) {
        const answer = await report({ text: `Zu viel ${count}` }, viewer, clientAddress(count));
        if (!(answer instanceof Response)) return { count, ...answer };
      }
      throw new Error("was never refused");
    };
    const byNetwork = await refusalAfter(null, () => "198.51.100.7");
    expect(byNetwork).toMatchObject({ count: tryLimits["report-address"].times, init: { status: 429 } });
    expect(byNetwork.data.problem?.text).toMatch(/Bitte versuchen Sie es in .* noch einmal/);
    expect(byNetwork.data.result.initialValue).toMatchObject({ text: `Zu viel ${byNetwork.count}` });
    const byAccount = await refusalAfter(ben, (count) => `198.51.101.${count}`);
    expect(byAccount).toMatchObject({ count: tryLimits["report-account"].times, init: { status: 429 } });
  });

  it("fills nobody's mailbox with receipts [NOTICE-06]", async () => {
    const email = uniqueEmail("opfer");
    const { times } = tryLimits["report-mail"];
    for (let count = 0; count < times + 2; count += 1) await report({ email }, null, `203.0.113.${count}`);
    expect(await stored()).toHaveLength(times + 2);
    expect(await queuedMails(email)).toHaveLength(times);
    await db.delete(rateLimits);
  });

  it("of a danger to life is told to the superadmins at once, without flooding them [NOTICE-22]", async () => {
    const { email } = await createPerson(db, { isSuperadmin: true });
    const { times } = tryLimits["report-mail"];
    for (let count = 0; count < times + 2; count += 1)
      await report({ isDanger: "on", text: `Gefahr ${count}` }, null, `198.18.0.${count}`);
    await report({}, null, "198.18.1.1");
    const mails = await queuedMails(email);
    expect(mails).toHaveLength(times);
    expect(mails[0]?.text).toContain("133");
    expect(mails[0]?.text).toContain("/admin/meldungen/");
  });

  it("of several people about one thing is about one subject, under its current name [NOTICE-01]", async () => {
    await report();
    await changePerson(db, anna, { name: `${anna.name} Neu` });
    await report({ text: "Ich auch." });
    const found = await stored();
    expect(new Set(found.map(({ subject }) => subject.id)).size).toBe(1);
    expect(found[0]?.subject).toMatchObject({ name: `${anna.name} Neu`, path: `/kreative/${anna.slug}` });
  });
});

describe("what can be reported [NOTICE-01]", () => {
  it("has an address for each kind", () => {
    for (const [kind, { slug }] of Object.entries(reportedKinds)) expect(reportedKindOf(slug)).toBe(kind);
    expect(reportedKindOf("sache")).toBeNull();
  });

  it("is what one can see, also as a visitor; calls only for signed-in people", async () => {
    const studio = await createCompany(db);
    const [post, hidden] = [await createPostOf(db, anna), await createPostOf(db, anna, { hidden: true })];
    const article = await createArticle(db, { createdBy: anna.id });
    const draft = await createArticle(db, { published: false });
    const call = await createCallOf(db, studio);
    const [work, sketch] = [await createWorkOf(db, anna), await createWorkOf(db, anna, { published: false })];
    const seenBy = async (viewerId: string | null) => ({
      post: (await findSubject("post", `${post.id}`, viewerId))?.concerns,
      hidden: await findSubject("post", `${hidden.id}`, viewerId),
      article: (await findSubject("article", article.slug, viewerId))?.concerns,
      draft: await findSubject("article", draft.slug, viewerId),
      company: (await findSubject("profile", `unternehmen/${studio.slug}`, viewerId))?.concerns,
      work: (await findSubject("work", `${anna.slug}/${work.slug}`, viewerId))?.concerns,
      sketch: await findSubject("work", `${anna.slug}/${sketch.slug}`, viewerId),
      call: (await findSubject("call", `${call.id}`, viewerId))?.concerns,
      nonsense: await findSubject("post", "1; drop table", viewerId),
    });
    const all = {
      post: anna.id,
      hidden: null,
      article: anna.id,
      draft: null,
      company: studio.id,
      work: anna.id,
      sketch: null,
      nonsense: null,
    };
    expect(await seenBy(null)).toEqual({ ...all, call: undefined });
    expect(await seenBy((await createPerson(db)).id)).toEqual({ ...all, call: studio.id });
  });

  it("is a message only for who received it, with as much around it as they choose, and names of files [NOTICE-07, FILE-16]", async () => {
    const ben = await createPerson(db);
    const texts = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben"];
    const conversation = await createConversation(db, anna, ben, { texts });
    const rows = await db.select().from(messages).where(eq(messages.conversationId, conversation.id));
    const id = `${rows.find(({ message }) => message === "sechs")?.id}`;
    const superadmin = await createPerson(db, { isSuperadmin: true });
    for (const other of [null, anna.id, superadmin.id, (await createPerson(db)).id])
      expect(await findSubject("message", id, other)).toBeNull();

    await createMessageFile(db, conversation);
    const subject = await findSubject("message", id, ben.id);
    if (!subject) throw new Error("not found");
    const copyOf = async (scope: string) => {
      await sendReport({ form: filledIn({ scope }), subject, viewer: ben, clientAddress: `192.0.2.${address}` });
      const [newest] = (await stored()).toSorted((a, b) => +b.report.createdAt - +a.report.createdAt);
      return newest?.report.excerpt ?? [];
    };
    expect((await copyOf("message")).map(({ text }) => text)).toEqual(["sechs"]);
    expect((await copyOf("five")).map(({ text }) => text)).toEqual(texts.slice(1, 6));
    const whole = await copyOf("all");
    expect(whole.map(({ text }) => text)).toEqual(texts);
    expect(whole.map(({ files }) => files?.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(whole.filter(({ isReported }) => isReported).map(({ text }) => text)).toEqual(["sechs"]);
  });
});
