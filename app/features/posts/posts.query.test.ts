import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { after, newestFirst } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { posts, rateLimits } from "~/db/schema";
import { isWritten, WrittenBefore } from "~/http/submission.server";
import { postMax } from "~/text/maximums";
import { formOf } from "../../../tests/support/form-of";
import { useUp } from "../../../tests/support/limits";
import { createCompany, createPerson } from "../../../tests/support/people";
import { createPostOf } from "../../../tests/support/posts";
import { recordQueries } from "../../../tests/support/queries";
import { createPost } from "./create-post.server";
import { findChosenPosts } from "./moderate-post.server";
import { postsOf } from "./post";
import { changePost, pinPost, TooManyImages } from "./post-changes.server";
import { listFeed, listPostsOf } from "./posts.server";

const empty = { content: "Neu", category: null, slots: [], stored: { images: [], keys: [] } };

const change = (
  post: { id: number },
  { id: account }: { id: string },
  values: Partial<Parameters<typeof changePost>[2]>,
) => changePost(post.id, { account }, { sent: { account, key: null }, ...empty, ...values });

describe("the feed", () => {
  it("shows the newest with their authors, and the older ones after them [FEED-05, FEED-06, CONST-20]", async () => {
    const authors = [];
    for (let index = 0; index < 9; index += 1) authors.push(await createPerson(db));
    const start = Date.UTC(2026, 0, 1);
    const count = 2 * pageSizes.posts + 5;
    for (let index = 0; index < count; index += 1)
      await createPostOf(db, authors[index % 9] as { id: string }, {
        content: `Nummer ${index}`,
        createdAt: new Date(start + Math.floor(index / 2) * 1000),
      });
    const list = async (cursor: string | null, viewerId: string | null = null) => {
      const page = await listFeed(cursor, viewerId, undefined);
      return { next: page.next, posts: postsOf(page) };
    };
    const first = await list(null, authors[0]?.id);
    expect(first.posts).toHaveLength(pageSizes.posts);
    expect(first.posts[0]).toMatchObject({
      content: `Nummer ${count - 1}`,
      author: { name: authors[(count - 1) % 9]?.name },
    });
    expect(first.posts.filter(({ isOwn }) => isOwn).map(({ author }) => author.slug)).toContain(authors[0]?.slug);
    const second = await list(first.next);
    const third = await list(second.next);
    const all = [...first.posts, ...second.posts, ...third.posts].map(({ content }) => content);
    expect(all).toEqual(Array.from({ length: count }, (_, index) => `Nummer ${count - 1 - index}`));
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
    const found = postsOf(await listFeed(null, null, undefined));
    const slugs = found.map(({ author }) => author.slug);
    for (const person of people) expect(slugs).not.toContain(person.slug);
    expect(found.filter(({ author }) => author.slug === shown.slug).map(({ id }) => id)).toEqual([post.id]);
  });

  it("starts at the beginning for an invalid cursor", async () => {
    const [wrong, first] = [await listFeed("' or 1=1", null, undefined), await listFeed(null, null, undefined)];
    expect(wrong).toEqual(first);
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
          .limit(pageSizes.posts + 1);
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
    expect((await listPostsOf(anna.id, null, undefined)).map(({ id }) => id)).toEqual([old.id, newest.id, middle.id]);
  });

  it("change only for their author [ROLE-62, ROLE-63, POST-26, POST-29]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const post = await createPostOf(db, anna, { updatedAt: new Date(0) });
    await expect(change(post, ben, { content: "Von Ben" })).rejects.toMatchObject({ init: { status: 404 } });
    expect(await pinPost(post.id, ben.id, true)).toBe(false);
    await change(post, anna, { content: "Von Anna" });
    expect(await pinPost(post.id, anna.id, true)).toBe(true);
    const [stored] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(stored).toMatchObject({ content: "Von Anna", pinned: true });
    expect(stored?.updatedAt.getTime()).toBeGreaterThan(0);
  });
});

describe("the pictures of a post", () => {
  const imageAt = (url: string) => ({ url, alt: "", width: 1, height: 1 });
  const slot = (stored: string, values: object = {}) => ({ stored, isRemoved: false, file: null, alt: "", ...values });
  const imagesOf = async ({ id }: { id: number }) => {
    const [stored] = await db.select({ images: posts.images }).from(posts).where(eq(posts.id, id));
    return stored?.images.map(({ url }) => url);
  };

  it("end in one state from two tabs: nothing comes back, and nothing new is lost [TELL-40]", async () => {
    const anna = await createPerson(db);
    const post = await createPostOf(db, anna, { images: ["/a.jpg", "/b.jpg"].map(imageAt) });
    const both = await Promise.allSettled([
      change(post, anna, { slots: [slot("/a.jpg", { isRemoved: true }), slot("/b.jpg")] }),
      change(post, anna, {
        slots: [slot("/a.jpg"), slot("/b.jpg"), slot("", { file: new File(["x"], "c.png") })],
        stored: { images: [imageAt("/c.jpg")], keys: [] },
      }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect((await imagesOf(post))?.toSorted()).toEqual(["/b.jpg", "/c.jpg"]);
  });

  it("are never more than three, whatever another tab has added [POST-02, TELL-40]", async () => {
    const anna = await createPerson(db);
    const post = await createPostOf(db, anna, { images: ["/a.jpg", "/b.jpg"].map(imageAt) });
    const late = change(post, anna, {
      slots: [slot(""), slot("", { file: new File(["x"], "c.png") }), slot("", { file: new File(["x"], "d.png") })],
      stored: { images: ["/c.jpg", "/d.jpg"].map(imageAt), keys: [] },
    });
    await expect(late).rejects.toThrow(TooManyImages);
    expect(await imagesOf(post)).toEqual(["/a.jpg", "/b.jpg"]);
  });

  it("are written once of a form that comes twice, and again of one that failed [SAFE-38]", async () => {
    const anna = await createPerson(db);
    const post = await createPostOf(db, anna);
    const sent = { account: anna.id, key: "dieselbe" };
    await expect(change({ id: 0 }, anna, { sent })).rejects.toMatchObject({ init: { status: 404 } });
    const twins = await Promise.allSettled([change(post, anna, { sent }), change(post, anna, { sent })]);
    expect(twins.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(twins.find((twin) => twin.status === "rejected")?.reason).toBeInstanceOf(WrittenBefore);
    expect(await isWritten(sent)).toBe(true);
    expect(await isWritten({ ...sent, account: (await createPerson(db)).id })).toBe(false);
  });
});

describe("forms that arrive at once", () => {
  const send = async (account: string, fields: Record<string, string>) => {
    const answer = await createPost(formOf(fields), { account }, { goTo: "/feed", isHidden: false });
    return answer instanceof Response ? answer.status : answer.init?.status;
  };
  const contentsOf = async ({ id }: { id: string }) => {
    const rows = await db.select().from(posts).where(eq(posts.userId, id)).orderBy(posts.content);
    return rows.map(({ content }) => content);
  };

  it("are one statement each, which is committed once and says nothing of files", async () => {
    const anna = await createPerson(db);
    const sent = await recordQueries(() => send(anna.id, { content: "Neu", submissionId: "form" }));
    expect(sent.map(({ text }) => text.trim().split(/\s/)[0])).toEqual(["with"]);
    expect(sent[0]?.text).not.toContain("orphaned_files");
  });

  it("write five posts and no more, each form once [POST-03, SAFE-38]", async () => {
    const anna = await createPerson(db);
    const contents = Array.from({ length: postMax.posts - 1 }, (_, index) => `Beitrag ${index}`);
    const forms = contents.map((content) => ({ content, submissionId: content }));
    const twice = await Promise.all([...forms, ...forms].map((fields) => send(anna.id, fields)));
    expect(new Set(twice)).toEqual(new Set([303]));
    expect(await contentsOf(anna)).toEqual(contents);
    const rest = await Promise.all(["a", "b", "c"].map((content) => send(anna.id, { content })));
    expect(rest.toSorted()).toEqual([303, 409, 409]);
    expect(await contentsOf(anna)).toHaveLength(postMax.posts);
  });

  it("count against the limit once, and not at all when they are refused [SAFE-50, SAFE-53]", async () => {
    const anna = await createPerson(db);
    await useUp("post", anna.id, 2);
    const first = { content: "0", submissionId: "form 0" };
    expect(await Promise.all([first, first].map((fields) => send(anna.id, fields)))).toEqual([303, 303]);
    const others = ["1", "2"].map((content) => ({ content, submissionId: `form ${content}` }));
    expect((await Promise.all(others.map((fields) => send(anna.id, fields)))).toSorted()).toEqual([303, 429]);
    expect(await contentsOf(anna)).toHaveLength(2);
    // The refused form can be sent again later.
    await db.delete(rateLimits);
    expect(await Promise.all(others.map((fields) => send(anna.id, fields)))).toEqual([303, 303]);
    expect(await contentsOf(anna)).toEqual(["0", "1", "2"]);
  });
});

it("names the posts that were chosen in a list by their first words, without asterisks [LOOK-75]", async () => {
  const anna = await createPerson(db);
  const { id } = await createPostOf(db, anna, { content: `**Neu** im Atelier:\n\n**Krüge**, ${"lang ".repeat(40)}` });
  const [chosen] = await findChosenPosts([`${id}`]);
  expect(chosen?.name).toMatch(/^Neu im Atelier: Krüge, lang .{1,40}\.\.\.$/);
  expect(chosen?.id).toBe(`${id}`);
});
