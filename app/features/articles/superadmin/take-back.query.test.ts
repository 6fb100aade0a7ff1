import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listActs } from "~/audit/audit.server";
import { hiding, revokeDecisions } from "~/audit/decisions.server";
import { storeSubject } from "~/audit/subjects.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { blogPosts, decisions, reports } from "~/db/schema";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createPerson, type Person, uniqueEmail } from "../../../../tests/support/people";
import { createArticle } from "../../../../tests/support/posts";
import { whateverIsStored } from "../../../../tests/support/seen";
import type { Editor } from "../policy";
import { updateArticle } from "../save-article.server";
import { undoDeletion } from "../undo-deletion.server";
import { deleteArticleForReason } from "./moderate-article.server";
import { HeldBack, withdrawArticle } from "./withdraw-article.server";

withJobs();

const reason = "Das Bild gehört einer anderen.";

let vera: Viewer;
let anna: Person;

beforeEach(async () => {
  vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  anna = await createPerson(db);
});

/** An article of this account that somebody has reported. */
async function reportedArticle(createdBy: string) {
  const { id, title, excerpt, content, author } = await createArticle(db, { createdBy });
  const about = { kind: "article" as const, id: `${id}`, name: title, path: null, concerns: createdBy };
  const reporterEmail = uniqueEmail("zeugin");
  const subjectId = await storeSubject(db, about);
  await db.insert(reports).values({ subjectId, reason: "rights", text: "Mein Bild.", reporterEmail });
  const answers = { subjectId, reasons: ["rights" as const] };
  const publish = (editor: Editor) => {
    const fields = { title, excerpt, content, author, category: "Business" as const, imageUrl: null, readTime: null };
    return updateArticle(id, { ...fields, featured: false, published: true }, whateverIsStored, editor);
  };
  const isRevoked = async () => {
    const ofArticle = eq(decisions.subjectId, subjectId);
    const [last] = await db.select().from(decisions).where(ofArticle).orderBy(desc(decisions.decidedAt)).limit(1);
    return last?.revokedAt !== null;
  };
  return { id, reporterEmail, answers, publish, isRevoked };
}

const subjects = async (to: string) => (await queuedMails(to)).map(({ subject }) => subject);
const acts = async () => (await listActs({ query: vera.name })).acts.map(({ action }) => action);

describe("a decision about an article is taken back at the desk [NOTICE-54]", () => {
  it("by a superadmin who publishes it again, and its author and reporters are told", async () => {
    const { id, reporterEmail, answers, publish, isRevoked } = await reportedArticle(anna.id);
    await withdrawArticle(vera, id, reason, { answers });
    expect(await publish(vera)).toHaveProperty("saved");
    expect(await isRevoked()).toBe(true);
    expect((await subjects(anna.email)).at(-1)).toBe("Ihr Artikel ist wieder veröffentlicht");
    expect((await subjects(reporterEmail)).at(-1)).toBe("Ihre Meldung: Unsere Entscheidung ist aufgehoben");
    expect(await acts()).toContain("article.republish");
  });

  it("by Moderation where it writes the blog, and not by its author, another member or Redaktion [NOTICE-60]", async () => {
    const ben = await createPerson(db);
    for (const editor of [anna, ben, { ...ben, roles: ["redaktion" as const] }]) {
      const { id, answers, publish, isRevoked } = await reportedArticle(anna.id);
      await withdrawArticle(vera, id, reason, { answers });
      await expect(publish({ ...editor, isSuperadmin: false })).rejects.toBeInstanceOf(HeldBack);
      const [kept] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
      expect([await isRevoked(), kept?.published]).toEqual([false, false]);
    }
    const mona = await createPerson(db, { roles: ["moderation"] });
    const { id, answers, publish, isRevoked } = await reportedArticle(anna.id);
    await withdrawArticle(vera, id, reason, { answers });
    expect(await publish({ id: mona.id, isSuperadmin: false, roles: ["moderation"] })).toHaveProperty("saved");
    expect(await isRevoked()).toBe(true);
  });

  it("not by a superadmin whose article was withdrawn, until an objection ends it [NOTICE-60]", async () => {
    const olga = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
    const { id, answers, publish } = await reportedArticle(olga.id);
    await withdrawArticle(vera, id, reason, { answers });
    await expect(publish(olga)).rejects.toBeInstanceOf(HeldBack);
    await db.transaction((tx) => revokeDecisions(tx, hiding("article", `${id}`)));
    expect(await publish(olga)).toHaveProperty("saved");
  });

  it("by a superadmin who brings a deleted one back", async () => {
    const { id, reporterEmail, answers, isRevoked } = await reportedArticle(anna.id);
    await deleteArticleForReason(vera, id, reason, { answers });
    const text = (await queuedMails(anna.email)).at(-1)?.text;
    expect(text).not.toContain("auf Dauer");
    expect(text).toContain("30 Tage lang können wir ihn noch zurückholen");
    expect(await undoDeletion(vera, id)).toBe(true);
    expect(await isRevoked()).toBe(true);
    expect((await subjects(anna.email)).at(-1)).toBe("Ihr Artikel ist wieder da");
    expect((await subjects(reporterEmail)).at(-1)).toBe("Ihre Meldung: Unsere Entscheidung ist aufgehoben");
  });

  it("not by a superadmin whose article it is", async () => {
    const olga = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
    const { id, answers, isRevoked } = await reportedArticle(olga.id);
    await deleteArticleForReason(vera, id, reason, { answers });
    await expect(undoDeletion(olga, id)).rejects.toMatchObject({ init: { status: 403 } });
    expect(await isRevoked()).toBe(false);
    const [kept] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
    expect(kept?.deletedAt).not.toBeNull();
  });
});
