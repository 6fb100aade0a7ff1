import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Basis } from "~/audit/basis";
import { storeSubject } from "~/audit/subjects.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import type { ReportedKind } from "~/db/schema";
import { auditLog, decisions, messages, objections, reports } from "~/db/schema";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { putPartBack, removePart } from "~/features/profiles/superadmin/remove-part.server";
import { createConversation } from "../../../../tests/support/conversations";
import { formOf } from "../../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  type Person,
  storedPerson,
  uniqueEmail,
} from "../../../../tests/support/people";
import { wrongDocuments } from "../../../../tests/support/search-documents";
import { answerObjection, type Undo } from "./answer-objection.server";
import { decideReports } from "./decide-reports.server";
import { forgetDecided } from "./forget-decided.server";

withJobs();

let [vera, olga]: Viewer[] = [];
let anna: Person;
let berg: Person;

const superadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
const portrait = "/storage/post-images/x/avatar_1.jpg";

beforeEach(async () => {
  [vera, olga] = [await superadmin(), await superadmin()];
  anna = await createPerson(db, { bio: "Ich male gestohlene Wände.", avatarUrl: portrait });
  berg = await createCompany(db);
});

async function createMessage() {
  const { id } = await createConversation(db, anna, berg, { texts: ["Sie sind unmöglich."] });
  const [message] = await db.select().from(messages).where(eq(messages.conversationId, id));
  if (!message) throw new Error("There is no message");
  return message;
}

async function report(kind: ReportedKind, id: string) {
  const subjectId = await storeSubject(db, { kind, id, name: anna.name, path: null, concerns: anna.id });
  const reporterEmail = uniqueEmail("zeugin");
  await db.insert(reports).values({ subjectId, reason: "spam", text: "Das geht nicht.", reporterEmail });
  return { subjectId, reporterEmail, contentId: id };
}

const reason = "Verstößt gegen unsere Regeln.";

const acts = {
  call: {},
  question: {},
  collaboration: {},
  answer: {},
  collection: {},
  work: {},
  post: {},
  article: {},
  profile: {
    "remove-text": (viewer: Viewer, _: unknown, why: string, basis: Basis) =>
      removePart(viewer, anna.id, "bio", why, basis),
    "remove-portrait": (viewer: Viewer, _: unknown, why: string, basis: Basis) =>
      removePart(viewer, anna.id, "avatarUrl", why, basis),
    hide: (viewer: Viewer, _: unknown, why: string, basis: Basis) =>
      setProfileHidden(viewer, anna.id, true, why, basis),
  },
  message: {
    hide: (viewer: Viewer, { id }: { id: string }, why: string, basis: Basis) =>
      setMessageHidden(viewer, Number(id), true, why, basis),
  },
};

function decide(viewer: Viewer | undefined, subjectId: string, outcome: string) {
  const form = formOf({
    outcome,
    word: { delete: "löschen", block: "sperren" }[outcome] ?? "",
    reason,
    ground: "agb",
  });
  return decideReports(viewer as Viewer, subjectId, form, acts);
}

const undos: Record<string, Undo> = {
  hide: (viewer, { kind, id }, why, basis) =>
    kind === "profile"
      ? setProfileHidden(viewer, id, false, why, basis)
      : setMessageHidden(viewer, Number(id), false, why, basis),
  part: (viewer, { decisionId }, why, { on }) => putPartBack(viewer, decisionId, why, on),
  warn: async () => false,
};

/** What others can see of what was reported, before and after. */
const stateOf = async () => {
  const profile = await storedPerson(db, anna);
  const [message] = await db.select().from(messages).where(eq(messages.senderId, anna.id));
  return {
    isPublic: profile?.isPublic,
    bio: profile?.bio,
    avatarUrl: profile?.avatarUrl,
    isMessageHidden: message?.hidden,
  };
};

const lastDecision = async () => (await db.select().from(decisions).orderBy(desc(decisions.decidedAt)).limit(1))[0];
const lastMail = async (to: string) => (await queuedMails(to)).at(-1);

async function uphold() {
  const decision = await lastDecision();
  const [objection] = await db
    .insert(objections)
    .values({ decisionId: decision?.id ?? "", text: "Das stimmt nicht." })
    .returning();
  const said = { isUpheld: true, answer: "Sie haben recht." };
  return answerObjection(olga as Viewer, objection?.id ?? "", said, undos[decision?.outcome ?? ""] as Undo);
}

const rows = [
  ["a warning", "profile", "warn", {}, "Sie wegen Ihres Profils", "Konto verwarnt"],
  ["the removal of a text", "profile", "remove-text", { bio: null }, "den Text über Sie", "Text des Profils entfernt"],
  ["the removal of a portrait", "profile", "remove-portrait", { avatarUrl: null }, "Ihr Profilbild", "Profilbild"],
  ["the hiding of a profile", "profile", "hide", { isPublic: false }, "Ihr Profil ausgeblendet", "Profil ausgeblendet"],
  ["a warning about a message", "message", "warn", {}, "einer Ihrer Nachrichten", "Konto verwarnt"],
  ["the hiding of a message", "message", "hide", { isMessageHidden: true }, "Ihre Nachricht an Studio", "Nachricht"],
] as const;

describe.each(rows)("%s [NOTICE-50]", (_, kind, outcome, changed, told) => {
  it("comes with its reasons, answers the reporter, and goes with an upheld objection", async () => {
    const message = await createMessage();
    const before = await stateOf();
    const { subjectId, reporterEmail } = await report(kind, kind === "profile" ? anna.id : `${message.id}`);
    expect(await decide(vera, subjectId, outcome)).toBeInstanceOf(Response);
    expect(await stateOf()).toEqual({ ...before, ...changed });
    expect(await wrongDocuments()).toEqual([]);

    const text = (await lastMail(anna.email))?.text ?? "";
    for (const part of [told, reason, "Anlass war eine Meldung", "kein automatisches Verfahren", "Einspruch erheben"])
      expect(text).toContain(part);
    expect(text).not.toContain("auf Dauer");
    expect((await lastMail(reporterEmail))?.subject).toBe("Ihre Meldung: Wir haben eingegriffen");
    const [logged] = await db.select().from(auditLog).where(eq(auditLog.concerns, anna.id));
    expect(logged).toMatchObject({ actorId: vera?.id, reason });

    expect(await uphold()).toBe("done");
    expect(await stateOf()).toEqual(before);
    expect(await wrongDocuments()).toEqual([]);
    expect((await lastDecision())?.revokedAt).not.toBeNull();
    expect((await lastMail(reporterEmail))?.subject).toBe("Ihre Meldung: Unsere Entscheidung ist aufgehoben");
    expect((await lastMail(anna.email))?.subject).toBe("Ihrem Einspruch wurde stattgegeben");
  });

  it("is not for a superadmin whom it concerns [NOTICE-46]", async () => {
    const message = await createMessage();
    await changePerson(db, anna, { isSuperadmin: true });
    const { subjectId } = await report(kind, kind === "profile" ? anna.id : `${message.id}`);
    const before = await stateOf();
    const refused = await decide(anna as unknown as Viewer, subjectId, outcome).catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ init: { status: 403 } });
    expect([await stateOf(), await queuedMails(anna.email)]).toEqual([before, []]);
  });
});

describe("what was removed from a profile [NOTICE-53]", () => {
  it("does not replace what its owner has written since", async () => {
    const { subjectId } = await report("profile", anna.id);
    await decide(vera, subjectId, "remove-text");
    await changePerson(db, anna, { bio: "Ich male." });
    await uphold();
    expect(await stateOf()).toMatchObject({ bio: "Ich male." });
    expect((await lastMail(anna.email))?.text).toContain("das bleibt stehen");
    expect(await lastDecision()).toMatchObject({ removed: null });
  });

  it("is forgotten with what the decision says, and the portrait's files are deleted", async () => {
    const { subjectId } = await report("profile", anna.id);
    await decide(vera, subjectId, "remove-portrait");
    expect(await lastDecision()).toMatchObject({ removed: { part: "avatarUrl", value: portrait } });
    await db
      .update(decisions)
      .set({ decidedAt: new Date("2020-01-01") })
      .where(eq(decisions.subjectId, subjectId));
    await forgetDecided();
    const [kept] = await db.select().from(decisions).where(eq(decisions.subjectId, subjectId));
    expect(kept).toMatchObject({ removed: null, facts: null });
    const { rows: dropped } = await db.execute(
      `select key from orphaned_files where key = 'post-images/x/avatar_1.jpg'` as never,
    );
    expect(dropped).toHaveLength(1);
  });

  it("goes with the account", async () => {
    const { subjectId } = await report("profile", anna.id);
    await decide(vera, subjectId, "remove-text");
    await deletePerson(db, anna);
    const [kept] = await db.select().from(decisions).where(eq(decisions.subjectId, subjectId));
    expect(kept).toMatchObject({ outcome: "part", removed: null, facts: null });
  });
});
