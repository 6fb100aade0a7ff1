import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type PostImage, posts, works } from "~/db/schema";
import { type Creation, isWritten, WrittenBefore } from "~/http/submission.server";
import { readPicture, type UploadRequest } from "~/images/pictures.server";
import { workMax } from "~/text/maximums";
import { latestYear, workSchema } from "../work-schema";
import { createWork } from "./work-commands.server";
import { wordsOfPost } from "./work-from-post";
import { removeUnusedPictures, storeWorkPictures } from "./work-pictures.server";

export class TooManyWorks extends Error {}

interface TakingOver {
  owner: { id: string; name: string };
  postId: number;
  sent: Creation;
  signal: AbortSignal;
}

/**
 * Creates a draft from a person's post, with copies of its pictures that contain their maker's name. Returns its id, or
 * null when there is no such post.
 */
export async function takeOverPost({ owner, postId, sent, signal }: TakingOver): Promise<number | null> {
  const [post] = await db
    .select({ content: posts.content, images: posts.images })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.userId, owner.id)));
  if (!post) return null;
  if (await isWritten(sent)) throw new WrittenBefore("This post was taken over before");
  if ((await db.$count(works, eq(works.userId, owner.id))) >= workMax.works)
    throw new TooManyWorks("No room for a work");

  const pictures = await copyPictures(post.images, { account: owner.id, signal }, owner.name);
  try {
    const form = workSchema({ isDraft: true, latestYear: latestYear() }).parse({
      ...wordsOfPost(post.content),
      pictures: pictures.map(({ id }, place) => ({ id, place, alt: post.images[place]?.alt })),
    });
    return await createWork(owner.id, { form, isDraft: true, sent });
  } catch (error) {
    await removeUnusedPictures(
      owner.id,
      pictures.map(({ id }) => id),
    );
    throw error;
  }
}

async function copyPictures(images: PostImage[], commission: UploadRequest, ownerName: string) {
  const files = await Promise.all(images.map(({ url }) => readPicture(url)));
  return storeWorkPictures(files, { ...commission, ownerName });
}
