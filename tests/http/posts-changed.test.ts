import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { attribute, Browserless, byTag, formOf, it, signedIn, signIn } from "../support/http";
import { changePerson, createCompany, createPerson, unique } from "../support/people";
import { createPostOf, filesOf, picture } from "../support/posts";

describe("changing a post", () => {
  it("offers its author alone to edit, pin and delete [POST-23, POST-24, ROLE-62]", async ({ browser, site }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const post = await createPostOf(db, anna);
    await signIn(browser, anna);
    for (const path of ["/feed", "/profil"]) {
      const own = await browser.get(path);
      for (const text of ["Bearbeiten", "Anheften", "Löschen"]) expect(own.text).toContain(text);
      expect(own.html).toContain(`/posts/${post.id}/anheften`);
    }
    expect((await browser.get(`/kreative/${anna.slug}`)).html).not.toContain(`/posts/${post.id}/`);
    const other = await signIn(new Browserless(site.url), ben);
    expect((await other.get("/feed")).html).not.toContain(`/posts/${post.id}/`);
  });

  it("edits the text [POST-25, POST-26, POST-27]", async ({ browser }) => {
    const anna = await createPerson(db);
    const post = await createPostOf(db, anna, { content: "Vorher" });
    await signIn(browser, anna);
    const form = (await browser.get(`/posts/${post.id}/bearbeiten?weiter=/profil`)).form(`/posts/${post.id}`);
    expect((await browser.submit(form, { content: "" })).errorAt("content")).toMatch(/^Bitte geben Sie einen Text ein/);
    const page = await browser.submit(form, { content: "Nachher" });
    expect(page.redirects).toEqual(["/profil"]);
    expect(page.text).toContain("Post erfolgreich bearbeitet!");
    expect(page.text).toContain("Nachher");
  });

  it("pins and unpins, and says so [POST-15, POST-29, POST-31]", async ({ browser }) => {
    const anna = await createPerson(db);
    const post = await createPostOf(db, anna);
    await createPostOf(db, anna, { pinned: true });
    await signIn(browser, anna);
    const pinned = await browser.submit((await browser.get("/profil")).form(`/posts/${post.id}/anheften`));
    expect(pinned.text).toContain("Post angeheftet!");
    expect(pinned.texts("article").filter((text) => text.includes("Angeheftet"))).toHaveLength(2);
    const unpinned = await browser.submit(pinned.form(`/posts/${post.id}/anheften`));
    expect(unpinned.text).toContain("Post nicht mehr angeheftet");
  });

  it("deletes a post with its pictures [POST-32, POST-34]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    await browser.post("/posts/neu", formOf({ content: "Bald weg", images: await picture() }));
    expect(filesOf(site.dataDir, anna.id)).toHaveLength(6);
    const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
    const asks = await browser.get(`/posts/${post?.id}/loeschen?weiter=%2Fprofil`);
    expect(asks.text).toContain(
      "Sind Sie sicher, dass Sie diesen Post löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden.",
    );
    const page = await browser.submit(asks.form(`/posts/${post?.id}/loeschen`));
    expect(page.text).toContain("Post erfolgreich gelöscht!");
    expect(await db.select().from(posts).where(eq(posts.userId, anna.id))).toEqual([]);
    expect(filesOf(site.dataDir, anna.id)).toEqual([]);
  });

  it("does nothing to the posts of others [ROLE-63, POST-30, POST-34]", async ({ browser }) => {
    const post = await createPostOf(db, await createPerson(db), { content: "Gehört Anna" });
    await signIn(browser, await createPerson(db));
    expect((await browser.get(`/posts/${post.id}/bearbeiten`)).status).toBe(404);
    expect((await browser.post(`/posts/${post.id}/bearbeiten`, { content: "Meins" })).status).toBe(404);
    const pin = await browser.post(`/posts/${post.id}/anheften`, { pinned: "1" });
    expect(pin.text).toContain("Fehler beim Anheften des Posts");
    expect((await browser.post(`/posts/${post.id}/loeschen`, {})).text).toContain("Hier war nichts zu tun.");
    const [stored] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(stored).toMatchObject({ content: "Gehört Anna", pinned: false });
  });
});

describe("posts on a profile", () => {
  it("show how old they are, with the date [POST-13, POST-14, PROF-14, ROLE-68, FEED-10]", async ({ browser }) => {
    const anna = await createPerson(db, { title: "Noch ohne Titel" });
    await createPostOf(db, anna, { createdAt: new Date(Date.now() - 3 * 3_600_000) });
    const avatarUrl = `/storage/post-images/${anna.id}/portrait.jpg`;
    const name = unique("Anna von heute");
    await changePerson(db, anna, { name, title: "Plakate", avatarUrl });
    const page = await browser.get(`/kreative/${anna.slug}`);
    const [card] = byTag(page.document, "article");
    const pictures = card ? byTag(card, "img").map((picture) => attribute(picture, "src")) : [];
    expect(pictures).toContainEqual(expect.stringContaining(avatarUrl));
    const [article = ""] = page.texts("article");
    expect(article).toContain(name);
    expect(article).not.toContain(anna.name);
    expect(article).not.toContain("Noch ohne Titel");
    expect(article).toContain("Plakate");
    expect(article).toContain("vor 3 Stunden");
    const [time] = byTag(page.document, "time");
    expect(time && attribute(time, "title")).toMatch(/^\d{1,2}\.\s\p{L}+\s\d{4}\sum\s\d{2}:\d{2}$/u);
  });

  it("say when there are none [PROF-16, PROF-24]", async ({ browser }) => {
    const anna = await createPerson(db);
    const page = await browser.get(`/kreative/${anna.slug}`);
    expect(page.text).toContain(`Noch keine Posts ${anna.name} hat noch keine Posts geteilt.`);
  });

  it("show a company's posts too [POST-11]", async ({ browser }) => {
    const studio = await createCompany(db);
    const post = await createPostOf(db, studio);
    expect((await browser.get(`/unternehmen/${studio.slug}`)).text).toContain(post.content);
  });
});
