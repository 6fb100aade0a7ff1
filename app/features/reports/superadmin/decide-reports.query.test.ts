import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { decisions, posts, reports } from "~/db/schema";
import { deletePostForReason, setPostHidden } from "~/features/posts/moderate-post.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { formOf } from "../../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createPerson, type Person, storedPerson, uniqueEmail } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { createReport } from "../../../../tests/support/reports";
import { type Acts, decideReports } from "./decide-reports.server";

withJobs();

let vera: Viewer;
let olga: Viewer;
let anna: Person;

const createSuperadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;

beforeEach(async () => {
  [vera, olga] = [await createSuperadmin(), await createSuperadmin()];
  anna = await createPerson(db);
});

const acts: Acts = {
  profile: {},
  call: {},
  question: {},
  collaboration: {},
  answer: {},
  collection: {},
  work: {},
  article: {},
  message: {},
  post: {
    hide: (viewer, { id }, reason, basis) => setPostHidden(viewer, Number(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deletePostForReason(viewer, Number(id), reason, basis),
    block: (viewer, { accountId }, reason, basis) => blockProfile(viewer, accountId, reason, basis),
  },
};

function decide(viewer: Viewer, subjectId: string, outcome: string, reasons: string[] = []) {
  const form = formOf({
    outcome,
    word: { delete: "löschen", block: "sperren" }[outcome] ?? "",
    ground: "ehre",
    reason: "Setzt eine Person herab.",
  });
  for (const reason of reasons) form.append("reasons", reason);
  return decideReports(viewer, subjectId, form, acts);
}

/** What a superadmin reads who was too late; null after a decision. */
const refusalOf = (answer: Awaited<ReturnType<typeof decide>>) =>
  "data" in answer && answer.init?.status === 409 ? (answer.data.problem?.text ?? "") : null;

describe("two superadmins who decide about the same report at once [NOTICE-44]", () => {
  const outcomes = ["none", "hide", "delete", "block"];
  const pairs = outcomes.flatMap((one) => outcomes.map((other) => [one, other] as const));
  it.each(pairs)("leave one decision, whether it is %s or %s, and the slower one reads whose", async (one, other) => {
    const post = await createPostOf(db, anna);
    const { subjectId } = await createReport(db, post, { reporterEmail: uniqueEmail("zeugin") });
    const answers = await Promise.all([decide(vera, subjectId, one), decide(olga, subjectId, other)]);
    const kept = await db.select().from(decisions).where(eq(decisions.subjectId, subjectId));
    expect(kept).toHaveLength(1);
    const refusals = answers.map(refusalOf).filter((text) => text !== null);
    expect(refusals).toHaveLength(1);
    const [first] = kept;
    const winner = first?.decidedBy === vera.id ? vera : olga;
    expect(refusals[0]).toContain(`${winner.name} hat am `);
    expect(refusals[0]).toContain("entschieden: ");

    const mails = await queuedMails(anna.email);
    expect(mails).toHaveLength(first?.outcome === "none" ? 0 : 1);
    for (const { text } of mails) expect(text).toContain("Anlass war eine Meldung");
    const [after] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect({ isGone: !after, isHidden: after?.hidden ?? false }).toEqual({
      isGone: first?.outcome === "delete",
      isHidden: first?.outcome === "hide",
    });
    expect((await storedPerson(db, anna))?.profileStatus).toBe(first?.outcome === "block" ? "blocked" : "active");
  });

  it.each(pairs)("are told so too when one of them decides %s and %s in two tabs", async (one, other) => {
    const post = await createPostOf(db, anna);
    const { subjectId } = await createReport(db, post);
    const tries = [one, other, one, other, one, other];
    const answers = await Promise.all(tries.map((outcome) => decide(vera, subjectId, outcome)));
    const refusals = answers.map(refusalOf).filter((text) => text !== null);
    expect(refusals).toHaveLength(tries.length - 1);
    for (const refusal of refusals) expect(refusal).toMatch(/^Sie haben schon am .* entschieden: .* Dabei bleibt es\./);
  });
});

it("answers only the reports for the chosen reasons, and asks which when there are several [NOTICE-45]", async () => {
  const post = await createPostOf(db, anna);
  const [insulted, fooled] = [uniqueEmail("beleidigt"), uniqueEmail("getaeuscht")];
  const { subjectId } = await createReport(db, post, { reason: "insult", reporterEmail: insulted });
  await createReport(db, post, { reason: "fraud", reporterEmail: fooled });
  expect(await decide(vera, subjectId, "hide")).toMatchObject({ init: { status: 400 } });
  await decide(vera, subjectId, "hide", ["insult"]);
  expect(await queuedMails(insulted)).toHaveLength(1);
  expect(await queuedMails(fooled)).toEqual([]);

  await decide(olga, subjectId, "as-before");
  expect((await queuedMails(fooled))[0]?.text).toContain("Wir haben den Inhalt ausgeblendet.");
  expect(await queuedMails(anna.email)).toHaveLength(1);
  const answered = await db.select().from(reports).where(eq(reports.subjectId, subjectId));
  expect(new Set(answered.map(({ decisionId }) => decisionId)).size).toBe(1);
});

it("an act on the page of the content answers only the reports that its ground fits [NOTICE-45]", async () => {
  const post = await createPostOf(db, anna);
  const fooled = uniqueEmail("getaeuscht");
  const { subjectId } = await createReport(db, post, { reason: "fraud", reporterEmail: fooled });
  await setPostHidden(vera, post.id, true, "Beleidigt eine Person.", { ground: "ehre" });
  expect(await queuedMails(fooled)).toEqual([]);
  expect((await queuedMails(anna.email))[0]?.text).toContain("Anlass war eine Meldung");
  expect(await db.$count(reports, eq(reports.subjectId, subjectId))).toBe(1);
});

it("says that nobody reported only when nobody did, also when the reports were answered before [NOTICE-44]", async () => {
  const post = await createPostOf(db, anna);
  const { subjectId } = await createReport(db, post);
  await decide(vera, subjectId, "none");
  await blockProfile(olga, anna.id, "Wirbt für Betrug.");
  const text = (await queuedMails(anna.email))[0]?.text;
  expect(text).not.toContain("selbst darauf aufmerksam geworden");
  expect(text).toContain("schon früher eine Meldung");
});

it("a superadmin decides nothing about themself or what is theirs, and takes nothing back [NOTICE-46]", async () => {
  const own = await createPostOf(db, vera as unknown as Person);
  const { subjectId } = await createReport(db, own);
  const refused = { init: { status: 403 } };
  for (const outcome of ["none", "hide", "delete"])
    expect(await decide(vera, subjectId, outcome)).toMatchObject(refused);
  await decide(olga, subjectId, "hide");
  await expect(setPostHidden(vera, own.id, false, "War nicht so gemeint.")).rejects.toMatchObject(refused);
  await expect(deletePostForReason(vera, own.id, "War nicht so gemeint.")).rejects.toMatchObject(refused);
  const [after] = await db.select().from(posts).where(eq(posts.id, own.id));
  expect(after?.hidden).toBe(true);
  expect(await db.$count(decisions, eq(decisions.subjectId, subjectId))).toBe(1);
});
