import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { decisions, objections, profiles, reportSubjects, reports, twoFactors } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";
import { settings } from "~/settings.server";
import { daysAgo } from "../../../tests/support/calls";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { createPerson, type Person, uniqueEmail } from "../../../tests/support/people";
import { createPostOf } from "../../../tests/support/posts";
import { createDecision, createObjection, createReport } from "../../../tests/support/reports";
import { addSession } from "../../../tests/support/session";
import { forgetDecided } from "./superadmin/forget-decided.server";
import { notifyPendingWork } from "./superadmin/waiting-mails.server";
import { listYears } from "./transparency.server";

withJobs();

let anna: Person;

beforeEach(async () => {
  await db.delete(reportSubjects);
  await db.execute(sql`delete from pgboss.job`);
  await db.update(profiles).set({ isSuperadmin: false });
  anna = await createPerson(db);
});

const post = () => createPostOf(db, anna);

it("counts each year by itself, in the time of Vorarlberg [NOTICE-20]", async () => {
  expect(await listYears()).toEqual([]);
  const old = await createReport(db, await post(), { createdAt: new Date("2024-12-31T22:30:00Z"), reason: "spam" });
  await createReport(db, await post(), { createdAt: new Date("2024-12-31T23:30:00Z"), reason: "child" });
  const decided = await createDecision(db, await post(), {
    ledByReport: true,
    decidedAt: new Date("2025-01-01T10:30:00Z"),
  });
  await createDecision(db, await post(), { decidedAt: new Date("2025-06-01"), outcome: "block" });
  await db.update(reports).set({ decisionId: decided.id }).where(eq(reports.id, old.id));
  const objection = { decisionId: decided.id, createdAt: new Date("2025-02-01") };
  await db.insert(objections).values({ ...objection, isUpheld: true, decidedAt: new Date() });
  await db.insert(objections).values({ ...objection, reportId: old.id });
  const none = { reports: 0, decisions: 0, objections: 0, upheld: 0, rejected: 0 };
  expect(await listYears()).toMatchObject([
    {
      ...none,
      year: 2025,
      reports: 1,
      byReason: { child: 1 },
      byKind: { post: 1 },
      decisions: 2,
      byOutcome: { hide: 1, block: 1 },
      onOurOwn: 1,
      objections: 2,
      upheld: 1,
      medianHours: null,
    },
    { ...none, year: 2024, reports: 1, byReason: { spam: 1 }, medianHours: 12 },
  ]);
});

it("every superadmin is told what waits, and nothing when nothing waits [NOTICE-19]", async () => {
  const vera = await createPerson(db, { isSuperadmin: true });
  const olga = await createPerson(db, { isSuperadmin: true });
  const blocked = await createPerson(db, { isSuperadmin: true, profileStatus: "blocked" });
  await notifyPendingWork();
  expect(await queuedMails(vera.email)).toEqual([]);

  const reported = await post();
  await createReport(db, reported);
  await createReport(db, reported);
  await createReport(db, await post());
  await createObjection(db, await post());
  await db.execute(sql`insert into pgboss.job (name, data) values ('mail-failed', '{"to": "x@example.com"}')`);
  await notifyPendingWork();
  for (const { email } of [vera, olga]) {
    const [mail] = await queuedMails(email);
    expect(mail?.subject).toBe("Was wartet");
    for (const line of ["2 Meldungen warten", "Ein Einspruch wartet", "Eine E-Mail war nicht zuzustellen"])
      expect(mail?.text).toContain(line);
  }
  expect(await queuedMails(blocked.email)).toEqual([]);
  expect(await queuedMails(anna.email)).toEqual([]);
});

describe("the operator", () => {
  const escalated = async () => (await queuedMails(settings.contactEmail)).map(({ text }) => text);
  const ready = async () => {
    const person = await createPerson(db, { isSuperadmin: true });
    await addSession(db, person, "Firefox");
    await db.insert(twoFactors).values({ userId: person.id, secret: "x", backupCodes: "x", verified: true });
    return person;
  };

  it("is told of what waits too long, of a danger after a day [NOTICE-48]", async () => {
    await ready();
    await createReport(db, await post(), { createdAt: daysAgo(6) });
    await notifyPendingWork();
    expect(await escalated()).toEqual([]);
    await createReport(db, await post(), { createdAt: daysAgo(8) });
    await createReport(db, await post(), { createdAt: daysAgo(2), isDanger: true });
    await notifyPendingWork();
    expect(await escalated()).toEqual([expect.stringContaining("warten: 2.")]);
  });

  it("is told at once of what no superadmin can decide about [NOTICE-48]", async () => {
    const vera = await ready();
    await createReport(db, await createPostOf(db, vera));
    await createReport(db, await post());
    await notifyPendingWork();
    expect(await escalated()).toEqual([expect.stringContaining("niemand entscheiden über: 1.")]);
    await db.execute(sql`delete from pgboss.job`);
    await ready();
    await notifyPendingWork();
    expect(await escalated()).toEqual([]);
  });
});

it("keeps of reports, decisions and objections only what is counted when their time is over [NOTICE-09]", async () => {
  const decideBefore = async (hours: number) => {
    const subject = await post();
    const report = await createReport(db, subject, { reporterEmail: uniqueEmail("x"), reporterId: anna.id });
    const decidedAt = sql<Date>`now() - make_interval(hours => ${hours})`;
    const decision = await createDecision(db, subject, { ledByReport: true });
    await db.update(decisions).set({ decidedAt }).where(eq(decisions.id, decision.id));
    await db.update(reports).set({ decisionId: decision.id }).where(eq(reports.id, report.id));
    await db
      .insert(objections)
      .values({ decisionId: decision.id, text: "Nein.", isUpheld: false, decidedAt: new Date() });
    return decision;
  };
  const { hours } = keepingTimes.decidedReport;
  // A year has a few hours more than twelve months of thirty days.
  const [over, kept] = [await decideBefore(hours + 24 * 8), await decideBefore(hours - 24)];
  await createReport(db, await post());
  const before = (await listYears()).reduce((sum, year) => sum + year.reports + year.decisions + year.objections, 0);
  expect(await forgetDecided()).toBe(1);
  const left = await db
    .select({ decision: decisions, report: reports, objection: objections, subject: reportSubjects })
    .from(decisions)
    .innerJoin(reports, eq(reports.decisionId, decisions.id))
    .innerJoin(objections, eq(objections.decisionId, decisions.id))
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId));
  const rowOf = ({ id }: { id: string }) => left.find(({ decision }) => decision.id === id);
  expect(rowOf(over)).toMatchObject({
    decision: { facts: null, outcome: "hide" },
    report: { text: null, reporterEmail: null, reporterId: null, reason: "insult" },
    objection: { text: null, isUpheld: false },
    subject: { contentId: null, path: null, concerns: null, kind: "post" },
  });
  expect(rowOf(kept)).toMatchObject({ decision: { facts: "Beleidigt." }, subject: { concerns: anna.id } });
  const after = (await listYears()).reduce((sum, year) => sum + year.reports + year.decisions + year.objections, 0);
  expect(after).toBe(before);
  expect(await forgetDecided()).toBe(0);
});
