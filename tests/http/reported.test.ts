import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { reportPath } from "../../app/audit/reported";
import { messages, type ReportedKind, reportSubjects } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { createCollaboration } from "../support/collaborations";
import { createCollection } from "../support/collections";
import { createConversation } from "../support/conversations";
import { Browserless, it, signIn } from "../support/http";
import { createCompany, createPerson, type Person, unique, uniqueEmail } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";
import { createQuestion } from "../support/questions";
import { createWorkOf } from "../support/works";

interface Reported {
  /** As the address of the form names it. */
  id: string;
  contentId: string | number;
  /** What others read. */
  path: string;
  text: string;
  author: Person;
}

interface Row {
  create: (reporter: Person) => Promise<Reported>;
  outcome: "hide" | "block";
  /** Whether only members see it. */
  isForMembers?: boolean;
  /** What others get afterwards at the page where it was. */
  statusAfter: number;
  /** The subject of the mail to its author. */
  tells: RegExp;
}

const rows: Record<ReportedKind, Row> = {
  article: {
    create: async () => {
      const author = await createPerson(db);
      const { id, slug, title } = await createArticle(db, { createdBy: author.id });
      return { id: slug, contentId: id, path: `/blog/${slug}`, text: title, author };
    },
    outcome: "hide",
    statusAfter: 404,
    tells: /^Ihr Artikel ist nicht mehr veröffentlicht/,
  },
  call: {
    create: async () => {
      const author = await createCompany(db);
      const { id, slug, title } = await createCallOf(db, author, { title: unique("Plakate") });
      return { id: `${id}`, contentId: id, path: `/ausschreibungen/${slug}-${id}`, text: title, author };
    },
    outcome: "hide",
    isForMembers: true,
    statusAfter: 404,
    tells: /^Ihre Ausschreibung wurde ausgeblendet/,
  },
  question: {
    create: async () => {
      const [author, question] = [await createPerson(db), unique("Wer hat das nur entworfen?")];
      const call = await createCallOf(db, await createCompany(db));
      const { id } = await createQuestion(db, call, author, { question, answer: "Ja.", answeredAt: new Date() });
      return { id, contentId: id, path: call.path, text: question, author };
    },
    outcome: "hide",
    isForMembers: true,
    statusAfter: 200,
    tells: /^Ihre Frage wurde ausgeblendet/,
  },
  collection: {
    create: async () => {
      const [author, name, shareToken] = [await createPerson(db), unique("Lauter Nichtskönner"), unique("liste")];
      const { id } = await createCollection(db, author, { name, shareToken });
      return { id: shareToken, contentId: id, path: `/merkliste/${shareToken}`, text: name, author };
    },
    outcome: "hide",
    statusAfter: 404,
    tells: /^Ihre Merkliste wurde ausgeblendet/,
  },
  collaboration: {
    create: async () => {
      const [author, sentence] = [await createCompany(db), unique("Hat nur abgeschrieben.")];
      const { id, page } = await createCollaboration(db, author, await createPerson(db), { sentence });
      return { id, contentId: id, path: page, text: sentence, author };
    },
    outcome: "hide",
    statusAfter: 200,
    tells: /^Ihr Satz zur Zusammenarbeit wurde ausgeblendet/,
  },
  answer: {
    create: async () => {
      const [company, author, answer] = [await createCompany(db), await createPerson(db), unique("Frechheit, das.")];
      const { id, page } = await createCollaboration(db, company, author, { answer });
      return { id, contentId: id, path: page, text: answer, author };
    },
    outcome: "hide",
    statusAfter: 200,
    tells: /^Ihre Antwort auf einen Satz zur Zusammenarbeit wurde ausgeblendet/,
  },
  work: {
    create: async () => {
      const author = await createPerson(db);
      const { id, slug, title } = await createWorkOf(db, author);
      return {
        id: `${author.slug}/${slug}`,
        contentId: id,
        path: `/kreative/${author.slug}/arbeiten/${slug}`,
        text: title,
        author,
      };
    },
    outcome: "hide",
    statusAfter: 404,
    tells: /^Ihre Arbeit wurde ausgeblendet/,
  },
  post: {
    create: async () => {
      const author = await createPerson(db);
      const { id, content } = await createPostOf(db, author);
      return { id: `${id}`, contentId: id, path: `/kreative/${author.slug}`, text: content, author };
    },
    outcome: "hide",
    statusAfter: 200,
    tells: /^Ihr Post wurde ausgeblendet/,
  },
  profile: {
    create: async () => {
      const author = await createPerson(db, { bio: unique("Macht Plakate") });
      const path = `/kreative/${author.slug}`;
      return { id: path.slice(1), contentId: author.id, path, text: author.bio ?? "", author };
    },
    outcome: "block",
    statusAfter: 404,
    tells: /^Ihr Konto wurde gesperrt/,
  },
  message: {
    create: async (reporter) => {
      const author = await createPerson(db);
      const text = unique("Sie können nichts");
      const { id: conversation, path } = await createConversation(db, author, reporter, { texts: [text] });
      const [message] = await db.select().from(messages).where(eq(messages.conversationId, conversation));
      return { id: `${message?.id}`, contentId: `${message?.id}`, path, text, author };
    },
    outcome: "block",
    isForMembers: true,
    // Its recipient keeps what was written.
    statusAfter: 200,
    tells: /^Ihr Konto wurde gesperrt/,
  },
};

const written = "Das ist gelogen und beleidigt mich.";
const reason = "Setzt eine genannte Person herab.";

for (const [kind, row] of Object.entries(rows) as [ReportedKind, Row][])
  it(`${kind}: a report leads to a decision that readers, reporter and author learn of [NOTICE-01, NOTICE-05, NOTICE-12, NOTICE-13, NOTICE-14, NOTICE-42, ASK-09, REACH-101, REACH-77]`, async ({
    site,
    mailSink,
  }) => {
    const reporter = await createPerson(db);
    const reported = await row.create(reporter);
    const { author } = reported;
    const reader = new Browserless(site.url);
    if (row.isForMembers) await signIn(reader, reporter);
    const form = reportPath(kind, reported.id);
    const before = await reader.get(reported.path);
    expect(before.text).toContain(reported.text);
    expect(before.html).toContain(form.replace("&", "&amp;"));

    const witness = uniqueEmail("zeugin");
    const page = await reader.get(form);
    const sent = await reader.submit(page.form("/melden"), { reason: "insult", text: written, email: witness });
    expect(sent.redirects).toEqual(["/melden/danke"]);
    expect((await mailSink.waitForMail(witness, { subject: /angekommen/ })).text).not.toContain(written);

    const superadmin = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
    const isIt = and(eq(reportSubjects.kind, kind), eq(reportSubjects.contentId, `${reported.contentId}`));
    const [subject] = await db.select().from(reportSubjects).where(isIt);
    const desk = `/admin/meldungen/${subject?.id}`;
    expect((await superadmin.get(desk)).text).toContain(written);
    const decided = await superadmin.post(desk, { outcome: row.outcome, ground: "ehre", reason, word: "sperren" });
    expect(decided.text).toContain("Entschieden");

    const after = await reader.get(reported.path);
    expect(after.status).toBe(row.statusAfter);
    if (kind !== "message") expect(after.text).not.toContain(reported.text);
    if (row.outcome === "block") expect((await reader.get(`/kreative/${author.slug}`)).status).toBe(404);

    expect((await mailSink.waitForMail(witness, { subject: /eingegriffen/ })).text).not.toContain(reason);
    const statement = await mailSink.waitForMail(author.email, { subject: row.tells });
    for (const part of [reason, "Anlass war eine Meldung", "/einspruch?"]) expect(statement.text).toContain(part);
    for (const part of [written, witness]) expect(statement.text).not.toContain(part);
  });
