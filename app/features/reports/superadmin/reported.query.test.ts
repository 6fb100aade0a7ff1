import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { decisions, reportSubjects, reports } from "~/db/schema";
import { daysAgo } from "../../../../tests/support/calls";
import { createPerson, type Person, uniqueEmail } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { createReport } from "../../../../tests/support/reports";
import { listDecided, listWaiting } from "./list-reported.server";
import { countWaiting, getReported } from "./reported.server";

let anna: Person;

beforeEach(async () => {
  await db.delete(reportSubjects);
  anna = await createPerson(db);
});

const all = { reason: null, skip: 0 };
const post = () => createPostOf(db, anna);
const decide = async (subjectId: string) => {
  const values = { subjectId, outcome: "hide" as const, ground: "agb", ledByReport: true };
  const [decision] = await db.insert(decisions).values(values).returning();
  await db.update(reports).set({ decisionId: decision?.id });
};

it("lists what waits by subject, suspected danger first and then what waits longest, and counts it [NOTICE-10, ADM-91]", async () => {
  const [first, second, third] = [await post(), await post(), await post()];
  await createReport(db, first, { createdAt: daysAgo(1) });
  const long = await createReport(db, second, { createdAt: daysAgo(3), reason: "spam" });
  await createReport(db, second, { createdAt: daysAgo(0), reason: "fraud" });
  await createReport(db, third, { createdAt: daysAgo(0), isDanger: true });
  const { rows } = await listWaiting(all);
  expect(rows.map(({ name }) => name)).toEqual([third, second, first].map(({ content }) => content));
  expect(rows[1]).toMatchObject({ count: 2, reasons: ["fraud", "spam"], concerned: anna.name, at: long.createdAt });
  expect(await countWaiting()).toEqual({ all: 3, inDanger: 1 });
  expect((await listWaiting({ ...all, reason: "spam" })).rows.map(({ name }) => name)).toEqual([second.content]);
  expect((await listWaiting({ ...all, skip: 2 })).rows.map(({ name }) => name)).toEqual([first.content]);

  await decide(long.subjectId);
  expect((await listWaiting(all)).rows).toEqual([]);
  expect((await listDecided(all)).rows).toMatchObject([{ name: second.content, count: 4, outcome: "hide" }]);
  expect((await listDecided({ ...all, reason: "other" })).rows).toEqual([]);
});

it("shows the reports of a subject and decisions about the same person, but not who reported [NOTICE-11]", async () => {
  const ben = await createPerson(db);
  const [earlier, now] = [await post(), await post()];
  await decide((await createReport(db, earlier)).subjectId);
  const reporter = { reporterId: ben.id, reporterEmail: uniqueEmail("ben") };
  const { subjectId } = await createReport(db, now, reporter);
  const shown = await getReported(subjectId);
  expect(shown.decisions).toMatchObject([{ name: earlier.content, outcome: "hide" }]);
  expect(shown.reports).toMatchObject([{ reason: "insult", hasAddress: true }]);
  expect(JSON.stringify(shown)).not.toContain(ben.id);
  expect(JSON.stringify(shown)).not.toContain(reporter.reporterEmail);
});

it("shows the whole text of what was reported [NOTICE-62]", async () => {
  const content = `${"Ein langer Absatz über ein Plakat. ".repeat(20)}\n\nUnd noch einer.`;
  const { subjectId } = await createReport(db, await createPostOf(db, anna, { content }));
  expect(await getReported(subjectId)).toMatchObject({ text: content });
});
