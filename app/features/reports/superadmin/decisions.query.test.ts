import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { grounds } from "~/audit/grounds";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { auditLog, blogPosts, decisions, posts, reportSubjects, reports } from "~/db/schema";
import { deleteArticleForReason } from "~/features/articles/superadmin/moderate-article.server";
import { deletePostForReason, setPostHidden } from "~/features/posts/moderate-post.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { changePerson, createPerson, type Person, uniqueEmail } from "../../../../tests/support/people";
import { createArticle, createPostOf } from "../../../../tests/support/posts";
import { createReport } from "../../../../tests/support/reports";
import { createWorkOf } from "../../../../tests/support/works";
import { dismissReports } from "./dismiss.server";

withJobs();

let vera: Viewer;
let anna: Person;

beforeEach(async () => {
  vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  anna = await createPerson(db);
});

const reason = "Beleidigt eine Person mit Namen.";
const lastMail = async (to: string) => (await queuedMails(to)).at(-1);
const lastDecision = async () => (await db.select().from(decisions).orderBy(desc(decisions.decidedAt)).limit(1))[0];
const openReports = (subjectId: string) =>
  db
    .select({ decisionId: reports.decisionId })
    .from(reports)
    .where(eq(reports.subjectId, subjectId))
    .then((rows) => rows.filter(({ decisionId }) => decisionId === null).length);

it("tells the person concerned what Art. 17 DSA asks, and the reporters that something was done [NOTICE-13, NOTICE-14]", async () => {
  const post = await createPostOf(db, anna);
  const email = uniqueEmail("zeugin");
  const { subjectId } = await createReport(db, post, { reporterEmail: email, text: "Wort der Zeugin" });
  await createReport(db, post);
  const elsewhere = await createReport(db, await createPostOf(db, anna));

  expect(await setPostHidden(vera, post.id, true, reason, { ground: "ehre" })).toBe(true);
  const statement = (await lastMail(anna.email))?.text ?? "";
  for (const part of [
    `Ihren Post „${post.content}“ ausgeblendet`,
    reason,
    grounds.ehre,
    "Anlass war eine Meldung",
    "kein automatisches Verfahren",
    `/kreative/${anna.slug}#post-${post.id}`,
    "bis wir es wieder aufheben",
    /Bis \d+\.\s\p{L}+ \d{4} können Sie kostenlos Einspruch erheben/u,
  ])
    expect(statement).toMatch(part);
  expect(statement).not.toContain(email);
  expect(statement).not.toContain("Wort der Zeugin");

  const answer = await lastMail(email);
  expect(answer?.subject).toBe("Ihre Meldung: Wir haben eingegriffen");
  expect(answer?.text).not.toContain(reason);
  expect([await openReports(subjectId), await openReports(elsewhere.subjectId)]).toEqual([0, 1]);
  expect(await lastDecision()).toMatchObject({ outcome: "hide", ground: "ehre", facts: reason, ledByReport: true });
});

it("says so when no report led to an act [NOTICE-13]", async () => {
  const post = await createPostOf(db, anna);
  await deletePostForReason(vera, post.id, reason);
  expect((await lastMail(anna.email))?.text).toContain("selbst darauf aufmerksam geworden");
  expect(await lastDecision()).toMatchObject({ outcome: "delete", ground: "agb", ledByReport: false });
});

it("decides nothing about reports by deleting again what is deleted [NOTICE-13, SAFE-112]", async () => {
  const post = await createPostOf(db, anna);
  const { subjectId } = await createReport(db, post);
  await deletePostForReason(vera, post.id, reason);
  expect(await deletePostForReason(vera, post.id, reason)).toBe(anna.id);
  const answers = { subjectId, reasons: ["insult" as const] };
  const again = deletePostForReason(vera, post.id, reason, { answers });
  await expect(again).rejects.toMatchObject({ init: { status: 404 } });
});

it("answers reports without doing anything, once, with the reason for who reported [NOTICE-14]", async () => {
  const post = await createPostOf(db, anna);
  const email = uniqueEmail("zeuge");
  const { subjectId } = await createReport(db, post, { reporterEmail: email });
  const answers = { subjectId, reasons: ["insult" as const] };
  const both = await Promise.allSettled([1, 2].map(() => dismissReports(vera, answers, "Das ist erlaubte Kritik.")));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const mails = await queuedMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Ihre Meldung: Wir greifen nicht ein"]);
  expect(mails[0]?.text).toContain("Das ist erlaubte Kritik.");
  expect(await queuedMails(anna.email)).toEqual([]);
  expect(await db.select().from(auditLog).where(eq(auditLog.concerns, anna.id))).toMatchObject([
    { action: "report.dismiss", subjectType: "post" },
  ]);
});

it("answers the reports of a post also by blocking its author [NOTICE-12]", async () => {
  const { subjectId } = await createReport(db, await createPostOf(db, anna));
  expect(await blockProfile(vera, anna.id, reason, { answers: { subjectId, reasons: ["insult"] } })).toBe(true);
  expect(await openReports(subjectId)).toBe(0);
  expect(await lastDecision()).toMatchObject({ subjectId, outcome: "block" });
  expect((await lastMail(anna.email))?.text).toContain("bis wir die Sperre wieder aufheben");
});

it("deletes an article with a statement to its account, and leaves it restorable [NOTICE-12]", async () => {
  const article = await createArticle(db, { createdBy: anna.id });
  await deleteArticleForReason(vera, article.id, reason, { ground: "urheber" });
  const [found] = await db.select().from(blogPosts).where(eq(blogPosts.id, article.id));
  expect(found?.deletedAt).toBeInstanceOf(Date);
  expect((await lastMail(anna.email))?.text).toContain(grounds.urheber);
});

it("hides a work with a statement, and shows it again without one [NOTICE-12]", async () => {
  const work = await createWorkOf(db, anna);
  expect(await setWorkHidden(vera, work.id, true, reason)).toBe(true);
  expect(await setWorkHidden(vera, work.id, true, reason)).toBe(false);
  expect(await lastDecision()).toMatchObject({ outcome: "hide", facts: reason });
  expect((await lastMail(anna.email))?.text).toContain(`/kreative/${anna.slug}/arbeiten/${work.slug}`);
  expect(await setWorkHidden(vera, work.id, false, "Ein Irrtum.")).toBe(true);
  expect((await queuedMails(anna.email)).map(({ subject }) => subject)).toEqual([
    "Ihre Arbeit wurde ausgeblendet",
    "Ihre Arbeit ist wieder sichtbar",
  ]);
  expect((await lastMail(anna.email))?.text).not.toContain("Einspruch");
});

it("changes nothing at all for who is no superadmin any more [NOTICE-12]", async () => {
  const post = await createPostOf(db, anna);
  const { subjectId } = await createReport(db, post, { reporterEmail: uniqueEmail("x") });
  await changePerson(db, vera, { isSuperadmin: false });
  await expect(setPostHidden(vera, post.id, true, reason)).rejects.toMatchObject({ init: { status: 403 } });
  await expect(dismissReports(vera, { subjectId, reasons: ["insult"] }, reason)).rejects.toMatchObject({
    init: { status: 403 },
  });
  expect(await db.select().from(posts).where(eq(posts.id, post.id))).toMatchObject([{ hidden: false }]);
  expect(await openReports(subjectId)).toBe(1);
  expect(await db.$count(decisions, eq(decisions.subjectId, subjectId))).toBe(0);
  expect(await queuedMails(anna.email)).toEqual([]);
  expect(await db.$count(reportSubjects, eq(reportSubjects.id, subjectId))).toBe(1);
});
