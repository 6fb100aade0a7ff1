import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, violatedConstraint } from "~/db/client.server";
import { after, newestFirst } from "~/db/newest-first";
import { posts } from "~/db/schema";
import { createCompany, createPerson } from "../../../tests/support/people";
import { createPostOf } from "../../../tests/support/posts";
import { changePostText, pinPost } from "./post-changes.server";
import { feedPageSize, listFeed, listPostsOf } from "./posts.server";

describe("the feed", () => {
  it("shows the twenty newest with their authors, and the older ones after them [FEED-05, FEED-06, CONST-20]", async () => {
    const authors = [];
    for (let index = 0; index < 9; index += 1) authors.push(await createPerson(db));
    const start = Date.UTC(2026, 0, 1);
    for (let index = 0; index < 45; index += 1)
      await createPostOf(db, authors[index % 9] as { id: string }, {
        content: `Nummer ${index}`,
        createdAt: new Date(start + Math.floor(index / 2) * 1000),
      });
    const first = await listFeed(null, authors[0]?.id ?? null);
    expect(first.posts).toHaveLength(feedPageSize);
    expect(first.posts[0]).toMatchObject({ content: "Nummer 44", author: { name: authors[8]?.name } });
    expect(first.posts.filter(({ isOwn }) => isOwn).map(({ author }) => author.slug)).toContain(authors[0]?.slug);
    const second = await listFeed(first.next, null);
    const third = await listFeed(second.next, null);
    const all = [...first.posts, ...second.posts, ...third.posts].map(({ content }) => content);
    expect(all).toEqual(Array.from({ length: 45 }, (_, index) => `Nummer ${44 - index}`));
    expect(third.next).toBeNull();
  });

  it("drops posts of people who are not public, and hidden ones [FEED-06]", async () => {
    const shown = await createCompany(db);
    const people = [
      await createPerson(db, { profileStatus: "hidden" }),
      await createPerson(db, { profileStatus: "blocked" }),
      await createPerson(db, { emailVerified: false }),
    ];
    for (const person of people) await createPostOf(db, person);
    await createPostOf(db, shown, { hidden: true });
    const post = await createPostOf(db, shown);
    const { posts: found } = await listFeed(null, null);
    const slugs = found.map(({ author }) => author.slug);
    for (const person of people) expect(slugs).not.toContain(person.slug);
    expect(found.filter(({ author }) => author.slug === shown.slug).map(({ id }) => id)).toEqual([post.id]);
  });

  it("takes a broken place in the list for the beginning", async () => {
    expect((await listFeed("' or 1=1", null)).posts).toEqual((await listFeed(null, null)).posts);
  });

  it("finds its page by the index, the first and a deep one", async () => {
    const plans = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const explain = async (cursor: string | null) => {
        const page = tx
          .select({ id: posts.id })
          .from(posts)
          .where(and(sql`not ${posts.hidden}`, after(cursor, posts)))
          .orderBy(...newestFirst(posts))
          .limit(feedPageSize + 1);
        return JSON.stringify((await tx.execute(sql`explain ${page.getSQL()}`)).rows);
      };
      return [await explain(null), await explain("1767225600000000-7")];
    });
    for (const plan of plans) {
      expect(plan).toContain("posts_newest");
      expect(plan).not.toContain("Sort");
    }
  });
});

describe("someone's posts", () => {
  it("come pinned first, then newest first [POST-12, PROF-15]", async () => {
    const anna = await createPerson(db);
    const at = (day: number) => new Date(Date.UTC(2026, 1, day));
    const old = await createPostOf(db, anna, { pinned: true, createdAt: at(1) });
    const middle = await createPostOf(db, anna, { createdAt: at(2) });
    const newest = await createPostOf(db, anna, { createdAt: at(3) });
    expect((await listPostsOf(anna.id, null)).map(({ id }) => id)).toEqual([old.id, newest.id, middle.id]);
  });

  it("change only for their author [ROLE-62, ROLE-63, POST-26, POST-29]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const post = await createPostOf(db, anna, { updatedAt: new Date(0) });
    expect(await changePostText(post.id, ben.id, "Von Ben")).toBe(false);
    expect(await pinPost(post.id, ben.id, true)).toBe(false);
    expect(await changePostText(post.id, anna.id, "Von Anna")).toBe(true);
    expect(await pinPost(post.id, anna.id, true)).toBe(true);
    const [stored] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(stored).toMatchObject({ content: "Von Anna", pinned: true });
    expect(stored?.updatedAt.getTime()).toBeGreaterThan(0);
  });
});

describe("the limits of the table", () => {
  it("refuse a sixth post, also of five at the same moment [POST-03, CONST-22]", async () => {
    const anna = await createPerson(db);
    for (let index = 0; index < 4; index += 1) await createPostOf(db, anna);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => createPostOf(db, anna)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const failed of tries)
      if (failed.status === "rejected") expect(violatedConstraint(failed.reason)).toBe("posts_limit");
  });

  it("refuse a fourth picture and an empty text [POST-01, POST-02, DATA-36]", async () => {
    const anna = await createPerson(db);
    const image = { url: "/x.jpg", alt: "", width: 1, height: 1 };
    const refused = await createPostOf(db, anna, { images: [image, image, image, image] }).catch(violatedConstraint);
    expect(refused).toBe("posts_images");
    expect(await createPostOf(db, anna, { content: "  " }).catch(violatedConstraint)).toBe("posts_content");
  });
});
