import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { posts, workPictures, works } from "~/db/schema";
import { WrittenBefore } from "~/http/submission.server";
import { claimFiles, listFiles, preparePicture, readPicture, storePicture } from "~/images/pictures.server";
import { workMax } from "~/text/maximums";
import { createPerson, type Person } from "../../../../tests/support/people";
import { createPostOf, picture } from "../../../../tests/support/posts";
import { createWorkOf } from "../../../../tests/support/works";
import { TooManyWorks, takeOverPost } from "./take-over-post.server";

async function postWithPictures(author: Person) {
  const images = [];
  for (const alt of ["Das Plakat am Bahnhof", ""]) {
    const prepared = await preparePicture(await picture("p.png", 700, 500), { longest: 1600, widths: [640] });
    const { keys, ...stored } = await storePicture(author.id, `post_${images.length}`, prepared);
    await claimFiles(db, keys);
    images.push({ ...stored, alt });
  }
  return createPostOf(db, author, { content: "Neues Plakat\n\nGedruckt in Lustenau.", images });
}

const asked = (owner: Person, postId: number, key: string | null = null) => ({
  ...{ owner, postId, sent: { account: owner.id, key }, signal: new AbortController().signal },
});
const worksOf = (owner: Person) => db.select().from(works).where(eq(works.userId, owner.id));
const picturesOf = (owner: Person) =>
  db.select().from(workPictures).where(eq(workPictures.userId, owner.id)).orderBy(asc(workPictures.position));

it("makes one draft out of an own post, with pictures in files of their own, and leaves the post [WORK-70, WORK-71]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const post = await postWithPictures(anna);
  expect(await takeOverPost(asked(ben, post.id))).toBeNull();
  const id = await takeOverPost(asked(anna, post.id, "eins"));
  await expect(takeOverPost(asked(anna, post.id, "eins"))).rejects.toThrow(WrittenBefore);

  expect(await worksOf(anna)).toEqual([
    expect.objectContaining({ id, title: "Neues Plakat", content: "Gedruckt in Lustenau.", published: false }),
  ]);
  const copies = await picturesOf(anna);
  expect(copies.map(({ workId, alt, isCover, isDecorative }) => ({ workId, alt, isCover, isDecorative }))).toEqual([
    { workId: id, alt: "Das Plakat am Bahnhof", isCover: true, isDecorative: false },
    { workId: id, alt: null, isCover: false, isDecorative: false },
  ]);
  for (const { url } of copies) {
    expect(post.images.map((image) => image.url)).not.toContain(url);
    const { xmp } = await sharp(await (await readPicture(url)).arrayBuffer()).metadata();
    expect(`${xmp}`).toContain(anna.name);
  }
  expect(await db.select().from(posts).where(eq(posts.id, post.id))).toEqual([post]);
});

it("leaves no picture when there is no room for a work or two come at once [WORK-71]", async () => {
  const anna = await createPerson(db);
  const post = await postWithPictures(anna);
  const filesBefore = (await listFiles(anna.id)).length;
  const both = await Promise.allSettled([
    takeOverPost(asked(anna, post.id, "a")),
    takeOverPost(asked(anna, post.id, "a")),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await worksOf(anna)).toHaveLength(1);
  expect(await picturesOf(anna)).toHaveLength(2);
  // Three formats, in two widths each.
  expect(await listFiles(anna.id)).toHaveLength(filesBefore + 12);

  for (let count = 1; count < workMax.works; count += 1) await createWorkOf(db, anna, { title: `Arbeit ${count}` });
  await expect(takeOverPost(asked(anna, post.id))).rejects.toThrow(TooManyWorks);
  expect(await picturesOf(anna)).toHaveLength(2);
});
