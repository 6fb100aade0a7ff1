import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { storeSubject } from "~/audit/subjects.server";
import { db } from "~/db/client.server";
import { blogPosts, newsletters, profiles } from "~/db/schema";
import { createNewsletter } from "../../tests/support/newsletters";
import { changePerson, createPerson, type Person } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { recordQueries, scannedTables } from "../../tests/support/queries";
import { createReport } from "../../tests/support/reports";
import { createWorkOf, createWorkPicture } from "../../tests/support/works";
import { findAudience } from "./files.server";
import { isUnderReview } from "./under-review.server";

let count = 0;
const addressIn = (folder: string) => {
  count += 1;
  return `/storage/post-images/${folder}/bild_${count}-1.jpg`;
};
const folderOf = (address: string) => address.split("/")[3] ?? "";
const audienceOf = async (address: string, ...further: string[]) =>
  (await findAudience(folderOf(address), [address, ...further])).kind;
const image = (url: string) => ({ url, alt: "", width: 900, height: 600 });

const setStatus = (person: Person, profileStatus: "active" | "hidden" | "blocked") =>
  changePerson(db, person, { profileStatus });

describe("a portrait", () => {
  it("is for everyone while it is the one of a profile that everyone may see [TELL-31]", async () => {
    const anna = await createPerson(db);
    const [now, before] = [addressIn(anna.id), addressIn(anna.id)];
    await changePerson(db, anna, { avatarUrl: `${now}?t=17` });
    expect([await audienceOf(now), await audienceOf(before)]).toEqual(["everyone", "owner"]);
    for (const status of ["hidden", "blocked"] as const) {
      await setStatus(anna, status);
      expect(await findAudience(anna.id, [now])).toEqual({ kind: "owner", ownerId: anna.id });
    }
    await setStatus(anna, "active");
    expect(await audienceOf(now)).toBe("everyone");
  });

  it("is not for everyone because someone else's profile names it [TELL-31]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const address = addressIn(anna.id);
    await changePerson(db, ben, { avatarUrl: address });
    expect(await audienceOf(address)).toBe("owner");
  });
});

it("a picture of a post is for everyone while the post is, also in a narrower copy [TELL-31]", async () => {
  const anna = await createPerson(db);
  const [shown, hidden, unnamed] = [addressIn(anna.id), addressIn(anna.id), addressIn(anna.id)];
  await createPostOf(db, anna, { images: [image(addressIn(anna.id)), image(shown)] });
  await createPostOf(db, anna, { images: [image(hidden)], hidden: true });
  const narrower = shown.replace(".jpg", "-640.jpg");
  expect(await audienceOf(narrower, shown)).toBe("everyone");
  for (const address of [hidden, unnamed]) expect(await audienceOf(address)).toBe("owner");
  await setStatus(anna, "hidden");
  expect(await audienceOf(shown)).toBe("owner");
});

it("a picture of a work is for everyone while the work is, also in a narrower copy [WORK-12]", async () => {
  const anna = await createPerson(db);
  const work = await createWorkOf(db, anna);
  const draft = await createWorkOf(db, anna, { published: false });
  const [shown, drafted, unsaved] = [addressIn(anna.id), addressIn(anna.id), addressIn(anna.id)];
  await createWorkPicture(db, work, { url: shown });
  await createWorkPicture(db, draft, { url: drafted });
  await createWorkPicture(db, { id: null, userId: anna.id }, { url: unsaved });
  expect(await audienceOf(shown.replace(".jpg", "-1280.jpg"), shown)).toBe("everyone");
  for (const address of [drafted, unsaved]) expect(await audienceOf(address)).toBe("owner");
  await setStatus(anna, "hidden");
  expect(await audienceOf(shown)).toBe("owner");
});

describe("a picture of an article", () => {
  it("is for everyone while an article that everyone may read shows it, as its cover or in its text [TELL-31]", async () => {
    const [cover, inText, drafted, deleted, unsaved] = Array.from({ length: 5 }, () => addressIn("blog"));
    const { id } = await createArticle(db, { imageUrl: cover, content: `<p>Text</p><img src="${inText}">` });
    await createArticle(db, { imageUrl: drafted, published: false });
    await createArticle(db, { imageUrl: deleted, deletedAt: new Date() });
    const kinds = () => Promise.all([cover, inText, drafted, deleted, unsaved].map((one) => audienceOf(one ?? "")));
    expect(await kinds()).toEqual(["everyone", "everyone", "editors", "superadmins", "editors"]);
    await db.update(blogPosts).set({ published: false }).where(eq(blogPosts.id, id));
    expect((await kinds()).slice(0, 2)).toEqual(["editors", "editors"]);
  });

  it("is hidden with the author's account, unless another article shows it too [DATA-13, TELL-31]", async () => {
    const anna = await createPerson(db);
    const [own, shared] = [addressIn("blog"), addressIn("blog")];
    await createArticle(db, { imageUrl: own, content: `<img src="${shared}">`, createdBy: anna.id });
    await setStatus(anna, "blocked");
    expect([await audienceOf(own), await audienceOf(shared)]).toEqual(["superadmins", "superadmins"]);
    await createArticle(db, { content: `<img src="${shared}">` });
    expect(await audienceOf(shared)).toBe("everyone");
  });

  it("may lie in its author's folder, and in nobody else's [TELL-31]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db, { profileStatus: "blocked" })];
    const [ofAnna, ofBen] = [addressIn(anna.id), addressIn(ben.id)];
    await createArticle(db, { imageUrl: ofAnna, content: `<img src="${ofBen}">`, createdBy: anna.id });
    expect([await audienceOf(ofAnna), await audienceOf(ofBen)]).toEqual(["everyone", "owner"]);
  });
});

it("a picture of a newsletter is for everyone once it is sent, and for editors before [NEWS-03]", async () => {
  const address = addressIn("blog");
  const id = await createNewsletter(db, `<img src="${address}">`);
  expect(await audienceOf(address)).toBe("editors");
  await db.update(newsletters).set({ startedAt: new Date() }).where(eq(newsletters.id, id));
  expect(await audienceOf(address)).toBe("everyone");
});

it("a file outside of our folders is for nobody [TELL-31]", async () => {
  expect(await audienceOf("/storage/post-images/x/a.jpg")).toBe("superadmins");
});

it("uses only indexes, however many rows there are [TELL-31]", async () => {
  await db.execute(sql`
    with people as (
      insert into profiles (user_type, name, slug, email, email_verified, avatar_url)
      select 'kreative', 'Person ' || n, 'person-' || n, 'person-' || n || '@example.com', true, '/storage/a/' || n || '.jpg'
      from generate_series(1, 4000) as n returning id
    ), written as (
      insert into posts (user_id, content, images) select id, 'Text', '[{"url": "x", "alt": ""}]' from people
    ), made as (
      insert into works (user_id, slug, title) select id, 'w', 'Arbeit' from people returning id, user_id
    ), shown as (
      insert into work_pictures (user_id, work_id, url, width, height) select user_id, id, 'w' || id, 1, 1 from made
    )
    insert into blog_posts (title, excerpt, content, category, author, slug, image_url, created_by, published, published_at)
    select 'Titel', 'Kurz', 'Lang', 'Business', 'Anna', 'viele-' || id, '/storage/post-images/blog/' || id || '.jpg', id, true, now()
    from people`);
  await db.execute(sql`
    insert into newsletters (subject, content, started_at)
    select 'Neues', '<img src="/storage/post-images/blog/n' || n || '.jpg">', now() from generate_series(1, 4000) as n`);
  await db.execute(sql`vacuum analyze`);
  const [someone] = await db.select({ id: profiles.id }).from(profiles).limit(1);
  for (const folder of [someone?.id ?? "", "blog"]) {
    const [query, ...more] = await recordQueries(() => audienceOf(addressIn(folder)));
    expect(more).toEqual([]);
    expect(await scannedTables(query ?? { text: "", values: [], settings: [] })).toEqual([]);
  }
});

it("is for Moderation while it is part of what was reported or hidden, and no other that is not public [ADM-66]", async () => {
  const anna = await createPerson(db);
  const isFor = (address: string) => isUnderReview(folderOf(address), [address]);
  const portrait = addressIn(anna.id);
  const hidden = addressIn(anna.id);
  const reported = addressIn(anna.id);
  const other = addressIn(anna.id);
  await changePerson(db, anna, { avatarUrl: `${portrait}?t=1` });
  await createPostOf(db, anna, { images: [image(hidden)], hidden: true });
  await createReport(db, await createPostOf(db, anna, { images: [image(reported)] }));
  await createPostOf(db, anna, { images: [image(other)] });
  const draft = await createWorkOf(db, anna, { published: false });
  const { url } = await createWorkPicture(db, draft);
  const article = await createArticle(db, { imageUrl: addressIn("blog"), published: false });
  const all = [portrait, hidden, reported, other, url, `${article.imageUrl}`, addressIn("blog"), addressIn("x")];
  const seen = async () => (await Promise.all(all.map(isFor))).map(Number).join("");
  expect(await seen()).toBe("01100000");
  await changePerson(db, anna, { hiddenBySuperadmin: true });
  expect(await seen()).toBe("11110000");
  const subject = { kind: "article" as const, id: `${article.id}`, name: "Artikel", path: null, concerns: null };
  await storeSubject(db, subject);
  expect(await seen()).toBe("11110100");
});
