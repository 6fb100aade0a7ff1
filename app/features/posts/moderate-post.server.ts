import { desc, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { recordAct } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { recordDecision } from "~/audit/decisions.server";
import { actNotice, type Statement } from "~/audit/notices";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { posts, profiles } from "~/db/schema";
import { clearDropped, dropFiles } from "~/images/pictures.server";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { cutAt } from "~/text/cut";
import { keysOfImages } from "./post-pictures.server";

const columns = {
  id: posts.id,
  content: posts.content,
  images: posts.images,
  hidden: posts.hidden,
  createdAt: posts.createdAt,
  ownerId: posts.userId,
  ownerName: profiles.name,
  ownerEmail: profiles.email,
  ownerSlug: profiles.slug,
  ownerUserType: profiles.userType,
};

const selectPost = (on: Connection, id: number | null) =>
  on
    .select(columns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.userId))
    .where(id === null ? sql`false` : eq(posts.id, id));

/** A post in any state, for a superadmin. */
export async function getPostForSuperadmin(id: number | null) {
  const [post] = await selectPost(db, id);
  if (!post) throw data(null, { status: 404 });
  return post;
}

export async function listPostsOf(ownerId: string) {
  const rows = await db
    .select({ id: posts.id, content: posts.content, hidden: posts.hidden })
    .from(posts)
    .where(eq(posts.userId, ownerId))
    .orderBy(desc(posts.pinned), desc(posts.createdAt), desc(posts.id));
  return rows.map(({ content, ...post }) => ({ ...post, title: excerpt(content) }));
}

const excerpt = (content: string) => cutAt(content.replace(/\s+/g, " ").trim(), 60);

async function lockPost(tx: Transaction, id: number | null) {
  const [post] = await selectPost(tx, id).for("update", { of: posts });
  if (!post) throw data(null, { status: 404 });
  return post;
}

type Post = Awaited<ReturnType<typeof lockPost>>;

interface Told {
  act: "post.hide" | "post.show" | "post.delete";
  reason: string;
  statement?: Statement;
}

async function tellOwner(tx: Transaction, post: Post, told: Told) {
  const title = `„${excerpt(post.content)}“`;
  const what = told.act === "post.show" ? `Ihr Post ${title}` : `Ihren Post ${title}`;
  await sendMail(tx, post.ownerEmail, actNotice({ name: post.ownerName, what, ...told }, settings));
}

const subjectOf = ({ id, content, ownerId }: Post) =>
  ({ subject: { type: "post", id, name: excerpt(content) }, concerns: ownerId }) as const;

const reportedOf = ({ id, content, ownerId, ownerUserType, ownerSlug }: Post) =>
  ({
    kind: "post",
    id: `${id}`,
    name: excerpt(content),
    path: `/${ownerUserType}/${ownerSlug}#post-${id}`,
    concerns: ownerId,
  }) as const;

/** Returns false when the post is already in this state, so that nobody gets a second mail. */
export function setPostHidden(
  viewer: Viewer,
  id: number | null,
  hidden: boolean,
  reason: string,
  basis: Basis = {},
): Promise<boolean> {
  return (basis.on ?? db).transaction(async (tx) => {
    const post = await lockPost(tx, id);
    if (post.hidden === hidden) return false;
    await tx.update(posts).set({ hidden }).where(eq(posts.id, post.id));
    const act = hidden ? "post.hide" : "post.show";
    await recordAct(tx, viewer, { action: act, ...subjectOf(post), reason });
    const decided = { outcome: "hide" as const, subject: reportedOf(post), facts: reason, ...basis };
    const statement = hidden ? await recordDecision(tx, viewer, decided) : undefined;
    if (!basis.isTold) await tellOwner(tx, post, { act, reason, statement });
    return true;
  });
}

/** Deletes the post together with its pictures. */
export async function deletePostForReason(viewer: Viewer, id: number | null, reason: string, basis: Basis = {}) {
  const ownerId = await (basis.on ?? db).transaction(async (tx) => {
    const post = await lockPost(tx, id);
    await tx.delete(posts).where(eq(posts.id, post.id));
    await dropFiles(tx, keysOfImages(post.images));
    const before = { Text: post.content, Bilder: post.images.length, Von: post.ownerName };
    await recordAct(tx, viewer, { action: "post.delete", ...subjectOf(post), before, reason });
    const decided = { outcome: "delete" as const, subject: reportedOf(post), facts: reason, ...basis };
    await tellOwner(tx, post, { act: "post.delete", reason, statement: await recordDecision(tx, viewer, decided) });
    return post.ownerId;
  });
  await clearDropped();
  return ownerId;
}
