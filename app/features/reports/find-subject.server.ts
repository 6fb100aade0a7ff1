import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Subject } from "~/audit/reported";
import { textKinds } from "~/conversations/message-kinds";
import { db } from "~/db/client.server";
import { callQuestions, conversations, messages, type ReportedKind } from "~/db/schema";
import { idOf, uuidOf } from "~/http/id-of";
import { cutAt } from "~/text/cut";
import { postExcerpt } from "~/text/post-excerpt";
import { articlesToReport } from "~/visible/articles.server";
import { callsSeenBy } from "~/visible/calls.server";
import { collaborationsSeenBy } from "~/visible/collaborations.server";
import { sharedCollections } from "~/visible/collections.server";
import { postsSeenBy } from "~/visible/posts.server";
import { profilesSeenBy } from "~/visible/profiles.server";
import { questionsSeenBy } from "~/visible/questions.server";
import { worksSeenBy } from "~/visible/works.server";

type Found = Omit<Subject, "kind">;
/**
 * `id` is what the address says: of a profile its path, of a work the slugs of its creative and its own, of an article its
 * slug, of a shared list the secret of its link, otherwise the number.
 */
type Find = (id: string, viewerId: string | null) => Promise<Found | undefined>;

const none: SQL = sql`false`;
const isNumber = (column: unknown, id: string) => (idOf(id) === null ? none : sql`${column} = ${idOf(id)}`);

/** How each kind is found. Everybody can report what they can see. */
const finders: Record<ReportedKind, Find> = {
  profile: async (address, viewerId) => {
    const [userType, slug = ""] = address.split("/");
    const seen = profilesSeenBy(viewerId);
    const [profile] = await db
      .select({ id: seen.id, name: seen.name })
      .from(seen)
      .where(and(sql`${seen.userType} = ${userType}`, eq(seen.slug, slug)));
    return profile && { ...profile, path: `/${address}`, concerns: profile.id };
  },
  call: async (id, viewerId) => {
    if (!viewerId) return undefined;
    const seen = callsSeenBy(viewerId);
    const [call] = await db.select().from(seen).where(isNumber(seen.id, id));
    return call && { id, name: call.title, path: `/ausschreibungen/${call.slug}-${call.id}`, concerns: call.userId };
  },
  question: async (id, viewerId) => {
    if (!viewerId || !uuidOf(id)) return undefined;
    const [seen, calls] = [questionsSeenBy(viewerId), callsSeenBy(viewerId)];
    const [found] = await db
      .select({ question: seen.question, slug: calls.slug, callId: calls.id, askerId: callQuestions.askerId })
      .from(seen)
      .innerJoin(calls, eq(calls.id, seen.callId))
      .innerJoin(callQuestions, eq(callQuestions.id, seen.id))
      .where(eq(seen.id, id));
    if (!found) return undefined;
    const path = `/ausschreibungen/${found.slug}-${found.callId}#frage-${id}`;
    return { id, name: cutAt(found.question.replace(/\s+/g, " "), 60), path, concerns: found.askerId };
  },
  collaboration: async (id, viewerId) => {
    if (!uuidOf(id)) return undefined;
    const [seen, subject] = [collaborationsSeenBy(viewerId), profilesSeenBy(viewerId)];
    const [found] = await db
      .select({ sentence: seen.sentence, authorId: seen.authorId, userType: subject.userType, slug: subject.slug })
      .from(seen)
      .innerJoin(subject, eq(subject.id, seen.subjectId))
      .where(eq(seen.id, id));
    if (!found) return undefined;
    const path = `/${found.userType}/${found.slug}#zusammenarbeit`;
    return { id, name: cutAt(found.sentence, 60), path, concerns: found.authorId };
  },
  answer: async (id, viewerId) => {
    if (!uuidOf(id)) return undefined;
    const [seen, subject] = [collaborationsSeenBy(viewerId), profilesSeenBy(viewerId)];
    const [found] = await db
      .select({ answer: seen.answer, subjectId: seen.subjectId, userType: subject.userType, slug: subject.slug })
      .from(seen)
      .innerJoin(subject, eq(subject.id, seen.subjectId))
      .where(eq(seen.id, id));
    if (!found?.answer) return undefined;
    const path = `/${found.userType}/${found.slug}#zusammenarbeit`;
    return { id, name: cutAt(found.answer, 60), path, concerns: found.subjectId };
  },
  collection: async (token) => {
    const [list] = await db.select().from(sharedCollections).where(eq(sharedCollections.shareToken, token));
    return list && { id: list.id, name: list.name, path: `/merkliste/${token}`, concerns: list.ownerId };
  },
  work: async (address, viewerId) => {
    const [ownerSlug = "", slug = ""] = address.split("/");
    const seen = worksSeenBy(viewerId);
    const isIt = and(eq(seen.ownerSlug, ownerSlug), eq(seen.slug, slug), seen.published);
    const [work] = await db.select().from(seen).where(isIt);
    if (!work) return undefined;
    return {
      id: `${work.id}`,
      name: work.title,
      path: `/kreative/${ownerSlug}/arbeiten/${slug}`,
      concerns: work.userId,
    };
  },
  post: async (id, viewerId) => {
    const seen = postsSeenBy(viewerId);
    const [post] = await db.select().from(seen).where(isNumber(seen.id, id));
    if (!post) return undefined;
    const name = postExcerpt(post.content);
    return { id, name, path: `/${post.authorUserType}/${post.authorSlug}#post-${post.id}`, concerns: post.userId };
  },
  article: async (slug) => {
    const [article] = await db.select().from(articlesToReport).where(eq(articlesToReport.slug, slug));
    return article && { id: `${article.id}`, name: article.title, path: `/blog/${slug}`, concerns: article.createdBy };
  },
  message: async (id, viewerId) => {
    if (!viewerId) return undefined;
    const isSide = or(eq(conversations.starterId, viewerId), eq(conversations.otherId, viewerId));
    const isTheirs = and(
      inArray(messages.kind, textKinds),
      eq(messages.hidden, false),
      sql`${messages.senderId} <> ${viewerId}`,
    );
    const [message] = await db
      .select({ senderId: messages.senderId, name: messages.senderName })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(isNumber(messages.id, id), isSide, isTheirs));
    return message && { id, name: message.name ?? "einem Mitglied", path: null, concerns: message.senderId };
  },
};

/** What this person can see under this id; null when that is nothing. */
export async function findSubject(
  kind: ReportedKind | null,
  id: string | null,
  viewerId: string | null,
): Promise<Subject | null> {
  if (!kind || !id) return null;
  const found = await finders[kind](id, viewerId);
  return found ? { kind, ...found } : null;
}
