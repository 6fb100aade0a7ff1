import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { objectionUrlOf } from "~/audit/objection-link.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { decisions, objections, posts, profiles, reportSubjects, reports, sessions, twoFactors } from "~/db/schema";
import { setPostHidden } from "~/features/posts/moderate-post.server";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { blockProfile, unblockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { daysAgo } from "../../../../tests/support/calls";
import { formOf } from "../../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { untilBlocked } from "../../../../tests/support/locks";
import { changePerson, createPerson, type Person, storedPerson, uniqueEmail } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { createDecision, createObjection, createReport } from "../../../../tests/support/reports";
import { addSession } from "../../../../tests/support/session";
import { findObjectable, sendObjection } from "../objections.server";
import { answerObjection, type Undo } from "./answer-objection.server";
import { dismissReports } from "./dismiss.server";
import { whoAnswered } from "./objections.server";

withJobs();

let vera: Viewer;
let olga: Viewer;
let anna: Person;
let address = 0;

/** A superadmin who was here a moment ago, with a second factor. */
const createSuperadmin = async () => {
  const person = await createPerson(db, { isSuperadmin: true });
  await addSession(db, person, "Firefox");
  await db.insert(twoFactors).values({ userId: person.id, secret: "x", backupCodes: "x", verified: true });
  return person as unknown as Viewer;
};

beforeEach(async () => {
  await db.update(profiles).set({ isSuperadmin: false });
  [vera, olga] = [await createSuperadmin(), await createSuperadmin()];
  anna = await createPerson(db);
  address += 1;
});

const showPost: Undo = (viewer, { id }, reason, basis) => setPostHidden(viewer, Number(id), false, reason, basis);
const unblock: Undo = (viewer, { concerns }, reason, basis) => unblockProfile(viewer, concerns ?? "", reason, basis);
const noUndo: Undo = async () => false;

function object(url: string, text = "Das war erlaubte Kritik.") {
  return sendObjection(new Request(url), formOf({ text }), `192.0.2.${address}`);
}

/** The link in the newest mail to this address. */
async function linkIn(email: string): Promise<string> {
  const text = (await queuedMails(email)).at(-1)?.text ?? "";
  return /https?:\S+\/einspruch\S+/.exec(text)?.[0] ?? "";
}

const idOfObjection = async () =>
  (await db.select().from(objections).orderBy(sql`created_at desc`).limit(1))[0]?.id ?? "";
const upheld = { isUpheld: true, answer: "Sie haben recht." };

describe("an objection", () => {
  it("by the link of the mail brings a hidden post back as it was, decided by another superadmin [NOTICE-15, NOTICE-16, NOTICE-17]", async () => {
    const post = await createPostOf(db, anna, { pinned: true, category: "Tipp" });
    await setPostHidden(vera, post.id, true, "Beleidigt eine Person.");
    const link = await linkIn(anna.email);
    expect(await findObjectable(new URL(link).searchParams)).toMatchObject({
      isOpen: true,
      outcome: "hide",
      text: null,
    });
    expect(await object(link)).toMatchObject({ status: 303 });

    const id = await idOfObjection();
    expect(await answerObjection(vera, id, upheld, showPost)).toBe("not-oneself");
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerObjection(olga, id, upheld, showPost)));
    expect(answers.toSorted()).toEqual(["done", ...Array(19).fill("too-late")]);
    expect(await whoAnswered(id)).toContain(`${olga.name} hat ihm am `);
    expect(await db.select().from(posts).where(eq(posts.id, post.id))).toEqual([post]);
    const mails = await queuedMails(anna.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Ihr Post wurde ausgeblendet",
      "Ihrem Einspruch wurde stattgegeben",
    ]);
    expect(mails[1]?.text).toContain("Alles ist wieder, wie es war.");
    expect(await findObjectable(new URL(link).searchParams)).toMatchObject({ isOpen: false, isUpheld: true });
  });

  it("is decided also while another superadmin shows the same content [NOTICE-16, NOTICE-44]", async () => {
    for (let round = 0; round < 6; round += 1) {
      const post = await createPostOf(db, await createPerson(db));
      await setPostHidden(vera, post.id, true, "Beleidigt eine Person.");
      const owner = await storedPerson(db, { id: post.userId });
      address += 1;
      await object(await linkIn(owner?.email ?? ""));
      const id = await idOfObjection();
      const [answered] = await Promise.all([
        answerObjection(olga, id, upheld, showPost),
        setPostHidden(vera, post.id, false, "Doch erlaubt."),
      ]);
      expect(answered).toBe("done");
      expect((await db.select().from(posts).where(eq(posts.id, post.id)))[0]?.hidden).toBe(false);
    }
  });

  it("and the deletion of the account concerned never end each other, whichever begins first [SAFE-136]", async () => {
    const first = (await createObjection(db, await createPostOf(db, anna))).id;
    let deleted: Promise<unknown> | undefined;
    const whileDeleting: Undo = async (...decided) => {
      deleted = deleteAccount(anna.id);
      await untilBlocked(db);
      return showPost(...decided);
    };
    expect(await answerObjection(olga, first, upheld, whileDeleting)).toBe("done");
    expect(await deleted).toBe(true);

    const ben = await createPerson(db);
    const second = (await createObjection(db, await createPostOf(db, ben))).id;
    let answered: Promise<unknown> | undefined;
    await deleteAccount(ben.id, async () => {
      answered = answerObjection(olga, second, upheld, showPost);
      await untilBlocked(db);
    });
    expect(await answered).toBe("done");
  });

  it("opens a blocked account again, hidden as it was before [NOTICE-16]", async () => {
    await changePerson(db, anna, { profileStatus: "hidden" });
    await blockProfile(vera, anna.id, "Werbung für Dritte");
    await object(await linkIn(anna.email));
    expect(await answerObjection(olga, await idOfObjection(), upheld, unblock)).toBe("done");
    expect(await storedPerson(db, anna)).toMatchObject({ profileStatus: "hidden", statusBeforeBlock: null });
  });

  it("is decided by the same superadmin only where there is no other [NOTICE-17]", async () => {
    const post = await createPostOf(db, anna);
    await setPostHidden(vera, post.id, true, "Beleidigt eine Person.");
    await object(await linkIn(anna.email));
    await changePerson(db, olga, { isSuperadmin: false });
    const rejected = { isUpheld: false, answer: "Es bleibt dabei." };
    expect(await answerObjection(vera, await idOfObjection(), rejected, showPost)).toBe("done");
    expect((await db.select().from(posts).where(eq(posts.id, post.id)))[0]?.hidden).toBe(true);
    expect((await queuedMails(anna.email)).at(-1)?.subject).toBe("Ihr Einspruch wurde abgelehnt");
  });

  const reportedAndHidden = async () => {
    const post = await createPostOf(db, anna);
    const email = uniqueEmail("zeugin");
    const report = await createReport(db, post, { reporterEmail: email });
    await setPostHidden(vera, post.id, true, "Beleidigt eine Person.", { ground: "ehre" });
    return { post, email, report };
  };

  it("of a reporter to an act that is too little lets the report wait again, and the act stands [NOTICE-47]", async () => {
    const { post, email, report } = await reportedAndHidden();
    const link = await linkIn(email);
    expect((await queuedMails(email)).at(-1)?.text).toContain("können Sie kostenlos Einspruch erheben");
    expect(await findObjectable(new URL(link).searchParams)).toMatchObject({ isOpen: true, facts: null, ground: null });
    await object(link, "Bitte löschen.");
    expect(await answerObjection(olga, await idOfObjection(), upheld, noUndo)).toBe("done");
    const [again] = await db.select().from(reports).where(eq(reports.id, report.id));
    expect(again?.decisionId).toBeNull();
    const [decision] = await db.select().from(decisions).where(eq(decisions.subjectId, report.subjectId));
    expect(decision?.revokedAt).toBeNull();
    expect((await db.select().from(posts).where(eq(posts.id, post.id)))[0]?.hidden).toBe(true);
    expect((await queuedMails(email)).at(-1)?.text).toContain("Wir prüfen Ihre Meldung noch einmal");
  });

  it.each([
    [
      "an objection",
      async () => {
        await object(await linkIn(anna.email));
        await answerObjection(olga, await idOfObjection(), upheld, showPost);
      },
    ],
    ["a superadmin", (id: number) => setPostHidden(olga, id, false, "Ein Irrtum.")],
  ])("%s that reverses a decision is told to the reporter, without the reason [NOTICE-47]", async (_, reverse) => {
    const { post, email, report } = await reportedAndHidden();
    await reverse(post.id);
    const mail = (await queuedMails(email)).at(-1);
    expect(mail?.subject).toBe("Ihre Meldung: Unsere Entscheidung ist aufgehoben");
    expect(mail?.text).toContain("Der Weg zu Gericht");
    for (const reason of ["Sie haben recht.", "Ein Irrtum.", "Kritik"]) expect(mail?.text).not.toContain(reason);
    const [decision] = await db.select().from(decisions).where(eq(decisions.subjectId, report.subjectId));
    expect(decision?.revokedAt).toBeInstanceOf(Date);
  });

  it("tells other reporters of the same decision that they wait again, too [NOTICE-47]", async () => {
    const post = await createPostOf(db, anna);
    const [one, other] = [uniqueEmail("eine"), uniqueEmail("andere")];
    const { subjectId } = await createReport(db, post, { reporterEmail: one });
    await createReport(db, post, { reporterEmail: other });
    await dismissReports(vera, { subjectId, reasons: ["insult"] }, "Das ist erlaubt.");
    await object(await linkIn(one));
    await answerObjection(olga, await idOfObjection(), upheld, noUndo);
    expect((await queuedMails(one)).at(-1)?.subject).toBe("Ihrem Einspruch wurde stattgegeben");
    expect((await queuedMails(other)).at(-1)?.text).toContain("Wir prüfen Ihre Meldung noch einmal");
  });

  it("tells who reported when a blocked account is opened again [NOTICE-47]", async () => {
    const email = uniqueEmail("zeugin");
    const { subjectId } = await createReport(db, await createPostOf(db, anna), { reporterEmail: email });
    await blockProfile(vera, anna.id, "Werbung für Dritte", { answers: { subjectId, reasons: ["insult"] } });
    await unblockProfile(olga, anna.id, "Ein Irrtum.");
    expect((await queuedMails(email)).at(-1)?.subject).toBe("Ihre Meldung: Unsere Entscheidung ist aufgehoben");
  });

  const hiddenByVera = async () => {
    const post = await createPostOf(db, anna);
    await setPostHidden(vera, post.id, true, "Beleidigt eine Person.");
    await object(await linkIn(anna.email));
    return idOfObjection();
  };

  it.each([
    ["has no second factor", () => db.delete(twoFactors).where(eq(twoFactors.userId, olga.id))],
    [
      "was not here for two weeks",
      () =>
        db
          .update(sessions)
          .set({ updatedAt: daysAgo(15) })
          .where(eq(sessions.userId, olga.id)),
    ],
    ["is blocked", () => changePerson(db, olga, { profileStatus: "blocked" })],
    ["is the person concerned", () => db.update(reportSubjects).set({ concerns: olga.id })],
  ])("is decided by the same superadmin where the only other one %s [NOTICE-46]", async (_, cannotDecide) => {
    const id = await hiddenByVera();
    expect(await answerObjection(vera, id, upheld, showPost)).toBe("not-oneself");
    await cannotDecide();
    expect(await answerObjection(vera, id, upheld, showPost)).toBe("done");
  });

  it("is decided by the same superadmin when nobody else did within seven days [NOTICE-46]", async () => {
    const id = await hiddenByVera();
    const raised = (createdAt: Date) => db.update(objections).set({ createdAt }).where(eq(objections.id, id));
    await raised(daysAgo(6));
    expect(await answerObjection(vera, id, upheld, showPost)).toBe("not-oneself");
    await raised(daysAgo(8));
    expect(await answerObjection(vera, id, upheld, showPost)).toBe("done");
  });

  it("is never decided by a superadmin whom it is about or who raised it, even the only one [NOTICE-46]", async () => {
    await changePerson(db, anna, { isSuperadmin: true });
    await changePerson(db, olga, { isSuperadmin: false });
    const id = await hiddenByVera();
    expect(await answerObjection(anna as unknown as Viewer, id, upheld, showPost)).toBe("about-oneself");

    const reporter = { reporterId: anna.id, reporterEmail: anna.email };
    const report = await createReport(db, await createPostOf(db, olga), reporter);
    await dismissReports(vera, { subjectId: report.subjectId, reasons: ["insult"] }, "Das ist erlaubt.");
    await object(await linkIn(anna.email));
    expect(await answerObjection(anna as unknown as Viewer, await idOfObjection(), upheld, noUndo)).toBe(
      "about-oneself",
    );
  });

  it("of a reporter lets the report wait again [NOTICE-18]", async () => {
    const email = uniqueEmail("zeugin");
    const report = await createReport(db, await createPostOf(db, anna), { reporterEmail: email });
    await dismissReports(vera, { subjectId: report.subjectId, reasons: ["insult"] }, "Das ist erlaubt.");
    await object(await linkIn(email));
    expect(await answerObjection(olga, await idOfObjection(), upheld, noUndo)).toBe("done");
    const [again] = await db.select().from(reports).where(eq(reports.id, report.id));
    expect(again?.decisionId).toBeNull();
    expect((await queuedMails(email)).at(-1)?.text).toContain("Wir prüfen Ihre Meldung noch einmal");
    expect(await queuedMails(anna.email)).toEqual([]);
  });

  it("about a text that its author has changed since says that it is a draft now [NOTICE-43]", async () => {
    const { id } = await createObjection(db, await createPostOf(db, anna));
    expect(await answerObjection(olga, id, upheld, async () => "up to its author")).toBe("done");
    expect((await queuedMails(anna.email)).at(-1)?.text).toContain("bleibt er Ihr Entwurf");
  });

  it("about content that is gone since is still answered [NOTICE-16]", async () => {
    const post = await createPostOf(db, anna);
    const { id } = await createObjection(db, post);
    await db.delete(posts).where(eq(posts.id, post.id));
    expect(await answerObjection(olga, id, upheld, showPost)).toBe("done");
    expect((await queuedMails(anna.email)).at(-1)?.text).toContain("Gelöschtes können wir leider nicht zurückholen");
  });

  it("is stored once, however often it is sent at the same moment [NOTICE-15]", async () => {
    const { id } = await createDecision(db, await createPostOf(db, anna));
    const url = objectionUrlOf({ decisionId: id, reportId: null });
    await Promise.all(Array.from({ length: 20 }, (_, count) => object(url, `Versuch ${count}`)));
    expect(await db.$count(objections, eq(objections.decisionId, id))).toBe(1);
  });
});

describe("the link of an objection [NOTICE-15]", () => {
  it("ends after six months, and keeps what was typed", async () => {
    const decision = await createDecision(db, await createPostOf(db, anna));
    const months = { from: decision.decidedAt.getMonth(), until: decision.objectionUntil.getMonth() };
    expect((months.until - months.from + 12) % 12).toBe(6);
    await db.update(decisions).set({ objectionUntil: new Date() }).where(eq(decisions.id, decision.id));
    const refusal = await object(objectionUrlOf({ decisionId: decision.id, reportId: null }), "Zu spät");
    expect(refusal).toMatchObject({ init: { status: 410 }, data: { result: { initialValue: { text: "Zu spät" } } } });
  });

  it("counts for one decision and one person only", async () => {
    const post = await createPostOf(db, anna);
    const [one, other] = [await createDecision(db, post), await createDecision(db, post)];
    const report = await createReport(db, post);
    const elsewhere = await createReport(db, await createPostOf(db, anna));
    const forged = [
      objectionUrlOf({ decisionId: one.id, reportId: null }).replace(one.id, other.id),
      `${objectionUrlOf({ decisionId: one.id, reportId: null })}&meldung=${report.id}`,
      // A reporter can't object to a decision about something else.
      objectionUrlOf({ decisionId: one.id, reportId: elsewhere.id }),
    ];
    for (const url of forged) expect(await findObjectable(new URL(url).searchParams)).toBeNull();
    for (const url of forged) expect(await object(url)).toMatchObject({ init: { status: 410 } });
    expect(await db.$count(objections, eq(objections.decisionId, one.id))).toBe(0);
  });
});
