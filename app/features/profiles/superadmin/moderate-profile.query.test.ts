import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { actMail, restrictions } from "~/audit/act-mails";
import { storeSubject } from "~/audit/subjects.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { decisions, favorites, profiles, reportSubjects, reports } from "~/db/schema";
import { partsOf } from "~/features/profiles/profile-parts";
import { versionOf } from "~/http/seen-version.server";
import { settings } from "~/settings.server";
import { createCallOf } from "../../../../tests/support/calls";
import { formOf } from "../../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { untilBlocked } from "../../../../tests/support/locks";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { deleteAccount } from "../own/delete-account.server";
import { deleteOnRequest } from "./delete-on-request.server";
import { blockProfile, recommendProfile, unblockProfile } from "./moderate-profile.server";
import { removePart } from "./remove-part.server";
import { editProfile } from "./superadmin-edit.server";

withJobs();

const reason = "Werbung für Dritte";

it.each(["active", "hidden"] as const)(
  "leads back from a block to '%s', whatever the log says [DATA-13]",
  async (status) => {
    const superadmin = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
    const { id } = await createPerson(db, { profileStatus: status });
    const state = async () => {
      const [row] = await db
        .select({ status: profiles.profileStatus, before: profiles.statusBeforeBlock })
        .from(profiles)
        .where(eq(profiles.id, id));
      return row;
    };
    expect(await blockProfile(superadmin, id, reason)).toBe(true);
    expect(await blockProfile(superadmin, id, reason)).toBe(false);
    expect(await state()).toEqual({ status: "blocked", before: status });
    await db.execute(sql`alter table audit_log disable trigger user`);
    await db.execute(sql`update audit_log set before = null where concerns = ${id}`);
    await db.execute(sql`alter table audit_log enable trigger user`);
    expect(await unblockProfile(superadmin, id, reason)).toBe(true);
    expect(await state()).toEqual({ status, before: null });
  },
);

it("an account is deleted at its owner's request once, also when that is pressed twice at the same moment [SAFE-112]", async () => {
  const superadmin = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  const { id, email } = await createPerson(db);
  const press = () => deleteOnRequest(superadmin, id, reason);
  expect((await Promise.all([press(), press()])).toSorted()).toEqual([false, true]);
  expect(await press()).toBe(false);
  expect(await queuedMails(email)).toHaveLength(1);
});

it("an act on a profile and the deletion of the superadmin's own account, which likes it, never end each other [SAFE-136]", async () => {
  const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
  await db.insert(favorites).values({ userId: vera.id, favoritedProfileId: anna.id });
  let acted: Promise<void> | undefined;
  await deleteAccount(vera.id, async () => {
    acted = expect(recommendProfile(vera as unknown as Viewer, anna.id, null)).rejects.toMatchObject({
      init: { status: 403 },
    });
    await untilBlocked(db);
  });
  await acted;
});

it("two blocks at the same moment, of a company and of somebody with offers for its calls, never end each other [SAFE-136]", async () => {
  const superadmin = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const calls = [await createCallOf(db, berg), await createCallOf(db, berg)];
  for (const call of calls) await createOffer(db, call, anna);
  // The row that was written last is the last one that a statement without an order finds.
  await db.execute(sql`update ausschreibungen set title = title || ' neu' where id = ${calls[0]?.id}`);
  const blocks: Promise<boolean>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ausschreibungen where id = ${calls[0]?.id} for update`);
    blocks.push(blockProfile(superadmin, anna.id, reason));
    await untilBlocked(db);
    blocks.push(blockProfile(superadmin, berg.id, reason));
    await untilBlocked(db, 2);
  });
  expect(await Promise.all(blocks)).toEqual([true, true]);
});

describe("what a superadmin changes in a profile", () => {
  const superadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  const lastMail = async (to: string) => (await queuedMails(to)).at(-1);
  const lastDecision = async () => {
    const [last] = await db
      .select({
        outcome: decisions.outcome,
        ground: decisions.ground,
        facts: decisions.facts,
        of: reportSubjects.contentId,
      })
      .from(decisions)
      .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
      .orderBy(desc(decisions.decidedAt))
      .limit(1);
    return last;
  };

  it("comes with a statement of reasons when a portrait is removed, and answers its reports [NOTICE-30]", async () => {
    const anna = await createPerson(db, { avatarUrl: "/storage/post-images/x/avatar.jpg" });
    const subject = { kind: "profile" as const, id: anna.id, name: anna.name, concerns: anna.id, path: null };
    const report = {
      subjectId: await storeSubject(db, subject),
      reason: "rights" as const,
      text: "Das Bild ist von mir.",
    };
    await db.insert(reports).values({ ...report, reporterEmail: "zeugin@example.com" });
    expect(await removePart(await superadmin(), anna.id, "avatarUrl", reason, { ground: "bild" })).toBe(true);
    expect(await lastDecision()).toEqual({ outcome: "part", ground: "bild", facts: reason, of: anna.id });
    const text = (await lastMail(anna.email))?.text ?? "";
    for (const part of [
      "Ihr Profilbild entfernt",
      reason,
      "Anlass war eine Meldung",
      "Das gilt überall",
      "Einspruch erheben",
    ])
      expect(text).toContain(part);
    expect(await db.$count(reports, and(eq(reports.subjectId, report.subjectId), isNull(reports.decisionId)))).toBe(0);
    expect((await lastMail("zeugin@example.com"))?.text).toContain("einen Teil des Inhalts entfernt");
  });

  it("is told with what changed, and with a reason as a statement of reasons [NOTICE-31]", async () => {
    const anna = await createPerson(db);
    const edit = async (fields: Record<string, string>) => {
      const [stored = anna] = await db.select().from(profiles).where(eq(profiles.id, anna.id));
      const version = versionOf(partsOf("kreative", stored));
      return editProfile(await superadmin(), anna.id, formOf({ name: anna.name, version, ...fields }));
    };
    const before = await lastDecision();
    await edit({ title: "Grafikerin", location: "Bregenz" });
    const service = (await lastMail(anna.email))?.text ?? "";
    expect(service).toContain("Titel, Ort");
    expect(service).not.toContain("Einspruch");
    await edit({ title: "Grafikerin", location: "Bregenz" });
    expect([await lastDecision(), (await queuedMails(anna.email)).length]).toEqual([before, 1]);
    await edit({ title: "", location: "Bregenz", reason, ground: "name" });
    expect(await lastDecision()).toEqual({ outcome: "part", ground: "name", facts: reason, of: anna.id });
    const text = (await lastMail(anna.email))?.text ?? "";
    for (const part of ["Titel", reason, "§ 43 ABGB", "Einspruch erheben"]) expect(text).toContain(part);
  });

  it("can't happen without its statement where it restricts somebody [NOTICE-30]", () => {
    for (const act of restrictions)
      expect(() => actMail({ name: "Anna", act, reason }, settings), act).toThrow("needs a statement");
  });
});
