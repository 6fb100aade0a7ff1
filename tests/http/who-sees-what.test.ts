import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts, posts, profiles } from "~/db/schema";
import { Browserless, it, signIn } from "../support/http";
import { changePerson, createCompany, createPerson, type Person, unique } from "../support/people";
import { createArticle, picture } from "../support/posts";
import { createWorkOf } from "../support/works";

const reason = "Werbung für Dritte";

/**
 * Creates a person with a portrait, a post with a picture and an article with a cover, all uploaded through the forms.
 */
async function someoneWithEverything(browser: Browserless, person: Person) {
  await signIn(browser, person);
  await browser.submit((await browser.get("/profil/bild")).form("/profil/bild"), { avatar: await picture() });
  const [{ avatarUrl } = { avatarUrl: null }] = await db.select().from(profiles).where(eq(profiles.id, person.id));
  const post = new FormData();
  post.set("content", unique("Plakat fertig"));
  post.append("images", await picture("plakat.png", 700));
  await browser.post("/posts/neu", post);
  const [stored] = await db.select().from(posts).where(eq(posts.userId, person.id));
  const image = stored?.images[0]?.url ?? "";
  const article = await createArticle(db, {
    ...{ title: unique("Papierkunde"), excerpt: unique("Was Papier kann") },
    ...{ createdBy: person.id, imageUrl: image },
  });
  const page = `/${person.userType}/${person.slug}`;
  const work = await createWorkOf(db, person);
  const workPage = `${page}/arbeiten/${work.slug}`;
  const isCreative = person.userType === "kreative";
  return {
    portrait: avatarUrl ?? "",
    image,
    articlePage: `/blog/${article.slug}`,
    /** The pages that show something of the person, with a text to look for. */
    places: [
      [page, person.name],
      ["/feed", stored?.content],
      ["/feed.atom", stored?.content],
      ["/sitemap.xml", page],
      [`/bild${page}.png`, ""],
      ...(isCreative
        ? [
            [page, work.title],
            [workPage, work.title],
            ["/sitemap.xml", workPage],
            [`/bild/arbeiten/${work.id}.png`, ""],
          ]
        : []),
    ] as [string, string][],
    articlePlaces: [
      [`/blog/${article.slug}`, article.title],
      [`/blog?q=${encodeURIComponent(article.title)}`, article.excerpt],
      ["/blog.atom", article.title],
      ["/sitemap.xml", article.slug],
      [`/bild/blog/${article.slug}.png`, ""],
    ] as [string, string][],
  };
}

/** The pages where a visitor still finds something of the person. */
async function foundAt(siteUrl: string, places: [string, string][]): Promise<string[]> {
  const visitor = new Browserless(siteUrl);
  const found: string[] = [];
  for (const [path, words] of places) {
    const page = await visitor.get(path);
    if (page.status === 200 && page.html.includes(words)) found.push(path);
  }
  return found;
}

const pathsOf = (places: [string, string][]) => places.map(([path]) => path);

describe("a picture", () => {
  const statusOf = async (browser: Browserless, ...addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await browser.get(address)).status));

  it("is shown to others only while its subject is visible, and to its owner and superadmins always [DATA-13, TELL-31]", async ({
    browser,
    site,
  }) => {
    const anna = await createPerson(db);
    const theirs = await someoneWithEverything(browser, anna);
    const narrower = theirs.image.replace(".jpg", "-640.jpg");
    const avif = narrower.replace(".jpg", ".avif");
    const all = [theirs.portrait, theirs.image, narrower, avif];
    const nobody = [404, 404, 404, 404];
    const everyone = [200, 200, 200, 200];
    const visitor = new Browserless(site.url);
    const superadmin = new Browserless(site.url);
    const other = new Browserless(site.url);
    await signIn(superadmin, await createPerson(db, { isSuperadmin: true }));
    await signIn(other, await createPerson(db));
    expect(await statusOf(visitor, ...all)).toEqual(everyone);

    await db.delete(blogPosts).where(eq(blogPosts.createdBy, anna.id));
    await changePerson(db, anna, { profileStatus: "hidden" });
    for (const stranger of [visitor, other]) expect(await statusOf(stranger, ...all)).toEqual(nobody);
    for (const entitled of [browser, superadmin]) expect(await statusOf(entitled, ...all)).toEqual(everyone);
    expect((await browser.get(theirs.portrait)).headers.get("cache-control")).toBe("private, no-cache");
    await changePerson(db, anna, { profileStatus: "active" });
    expect(await statusOf(visitor, ...all)).toEqual(everyone);

    await db.update(posts).set({ hidden: true }).where(eq(posts.userId, anna.id));
    expect(await statusOf(visitor, ...all)).toEqual([200, 404, 404, 404]);
    expect(await statusOf(browser, ...all)).toEqual(everyone);
  });

  it("may be kept by others for an hour, and is asked for again then [DATA-41, TELL-31]", async ({ browser, site }) => {
    const { portrait } = await someoneWithEverything(browser, await createPerson(db));
    const ask = (etag = "") => new Browserless(site.url).get(portrait, { headers: { "if-none-match": etag } });
    const { headers } = await ask();
    expect(headers.get("cache-control")).toBe("public, max-age=3600, must-revalidate");
    expect((await ask(headers.get("etag") ?? "")).status).toBe(304);
    await db.update(profiles).set({ profileStatus: "blocked" }).where(eq(profiles.avatarUrl, portrait));
    expect((await ask(headers.get("etag") ?? "")).status).toBe(404);
  });

  it("of an article is for the desk while nobody may read the article [TELL-31]", async ({ browser, site }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const body = new FormData();
    body.set("picture", await picture("titel.png", 700));
    const { url } = JSON.parse((await browser.post("/blog/admin/bilder", body)).html.replace(/^.*?\{/s, "{")) as {
      url: string;
    };
    const visitor = new Browserless(site.url);
    expect([...(await statusOf(browser, url)), ...(await statusOf(visitor, url))]).toEqual([200, 404]);
    const { id } = await createArticle(db, { imageUrl: url, published: false });
    expect([...(await statusOf(browser, url)), ...(await statusOf(visitor, url))]).toEqual([200, 404]);
    await db.update(blogPosts).set({ published: true, publishedAt: new Date() }).where(eq(blogPosts.id, id));
    expect(await statusOf(visitor, url)).toEqual([200]);
  });
});

describe.each([
  ["blocks", "blocked"],
  ["hides", "hidden"],
  ["of a superadmin hides", "hidden by a superadmin"],
] as const)("nothing of someone whom a status %s", (_verb, status) => {
  it.for([createPerson, createCompany])(
    `is found anywhere, and everything comes back [DATA-13, PROF-02, NOTICE-51]`,
    async (create, { browser, site }) => {
      const person = await create(db);
      const { places, articlePlaces } = await someoneWithEverything(browser, person);
      const everywhere = [...places, ...articlePlaces];
      expect(await foundAt(site.url, everywhere)).toEqual(pathsOf(everywhere));
      if (status !== "hidden") {
        const superadmin = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
        const verb = status === "blocked" ? "sperren" : "ausblenden";
        await superadmin.post(`/admin/profile/${person.id}/${verb}`, { reason, word: "sperren" });
      } else await changePerson(db, person, { profileStatus: status });
      // A person's blog articles stay visible while they only hide their profile.
      expect(await foundAt(site.url, everywhere)).toEqual(status === "blocked" ? [] : pathsOf(articlePlaces));
      await changePerson(db, person, { profileStatus: "active", statusBeforeBlock: null, hiddenBySuperadmin: false });
      expect(await foundAt(site.url, everywhere)).toEqual(pathsOf(everywhere));
    },
  );
});
