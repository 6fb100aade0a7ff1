import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { attribute, Browserless, byTag, formOf, it, signedIn, signIn, textOf } from "../support/http";
import { createPerson, deletePerson, unique } from "../support/people";
import { createArticle, picture, waitingFilesOf } from "../support/posts";

const desk = "/blog/admin";
const article = (title: string) => ({
  title,
  excerpt: "Kurz gesagt",
  content: "<p>Lang gesagt</p>",
  category: "Marketing",
  author: "Anna Fink",
});

describe("the blog's desk", () => {
  it("is closed to visitors [BADM-01, BADM-14, ROLE-20, ROLE-21, NAV-05]", async ({ browser }) => {
    const page = await browser.get(desk);
    expect(page.status).toBe(403);
    expect(page.heading).toContain("Zugriff verweigert");
    const ways = byTag(page.document, "a").map((link) => [textOf(link), attribute(link, "href")]);
    expect(ways).toContainEqual(["Jetzt anmelden", "/auth?modus=anmelden&weiter=%2Fblog%2Fadmin"]);
    const title = unique("Von niemandem");
    const saved = await browser.post(`${desk}/neu`, article(title));
    expect(saved.status).toBe(401);
    expect(saved.text).toContain("Sie müssen angemeldet sein");
    expect(saved.html).toContain(title);
    expect(await db.select().from(blogPosts).where(eq(blogPosts.title, title))).toEqual([]);
  });

  it("shows all articles that can be edited [BADM-04, BADM-05, BADM-06, BADM-13]", async ({ browser }) => {
    const shown = await createArticle(db, { featured: true });
    const draft = await createArticle(db, { published: false });
    await signIn(browser, await createPerson(db));
    const page = await browser.get(desk);
    const card = (title: string) => page.texts("article").find((text) => text.includes(title)) ?? "";
    expect(card(shown.title)).toMatch(/^EmpfohlenVeröffentlicht .*Bearbeiten.*Löschen.*Ansehen/);
    expect(card(draft.title)).toMatch(/^Entwurf/);
    expect(card(draft.title)).not.toContain("Ansehen");
    expect((await browser.get(`${desk}/${draft.id}/vorschau`)).text).toContain(draft.excerpt);
  });

  it("takes a new article [BADM-07, BADM-08, BADM-09, BADM-12, BADM-15, BADM-17, CONST-17, ROLE-35, BADM-02]", async ({
    browser,
  }) => {
    const anna = await signedIn(browser, createPerson(db));
    const empty = await browser.get(`${desk}/neu`);
    expect(empty.texts("dialog").some((text) => text.startsWith("Neuer Beitrag"))).toBe(true);
    const form = empty.form(`${desk}/neu`);
    const fields = byTag(form.element, "input");
    const field = (name: string) => fields.find((input) => attribute(input, "name") === name);
    expect(attribute(field("readTime") as never, "value")).toBe("5 min");
    for (const name of ["published", "featured"]) expect(attribute(field(name) as never, "checked")).toBeNull();
    expect(empty.text).toContain("z.B. 5 min");
    const options = byTag(form.element, "option").map(textOf);
    expect(options.slice(1)).toEqual([
      "Design Trends",
      "Business",
      "Karriere",
      "Nachhaltigkeit",
      "Marketing",
      "Technologie",
    ]);

    const refused = await browser.submit(form, { title: "", excerpt: "", content: "", author: "", imageUrl: "kein" });
    expect(refused.status).toBe(400);
    for (const name of ["title", "excerpt", "content", "category", "author"])
      expect(refused.errorAt(name)).toMatch(/^Bitte/);
    expect(refused.errorAt("imageUrl")).toContain("https://");

    const title = unique("Neu am Tisch");
    const saved = await browser.submit(form, article(title));
    expect(saved.redirects).toEqual([desk]);
    expect(saved.text).toContain("Beitrag erstellt");
    const [row] = await db.select().from(blogPosts).where(eq(blogPosts.title, title));
    expect(row).toMatchObject({
      published: false,
      featured: false,
      readTime: "5 min",
      createdBy: anna.id,
      imageUrl: null,
    });
  });

  it("changes an article and brings an earlier version back [BADM-15, BADM-17, ROLE-49]", async ({ browser }) => {
    const row = await createArticle(db, { published: false });
    await signIn(browser, await createPerson(db));
    for (const excerpt of ["Von mir", "Noch einmal von mir"]) {
      const form = (await browser.get(`${desk}/${row.id}`)).form(`${desk}/${row.id}`, "title");
      const saved = await browser.submit(form, { excerpt, imageUrl: "https://example.com/bild.jpg" });
      expect(saved.text).toContain("Beitrag aktualisiert");
    }
    const page = await browser.get(`${desk}/${row.id}`);
    for (const version of ["1.5", "999", "999999999999999"])
      expect((await browser.post(`${desk}/${row.id}/fassungen/${version}`, {})).status).toBe(404);
    const revision = page.form(`${desk}/${row.id}/fassungen/2`);
    expect((await browser.submit(revision)).html).toContain("Von mir");
  });

  it("deletes, and a superadmin sees who did and takes it back [BADM-03, BADM-18, BADM-19, TELL-32]", async ({
    browser,
    site,
  }) => {
    const row = await createArticle(db);
    const anna = await signedIn(browser, createPerson(db));
    const page = await browser.get(`${desk}/${row.id}/loeschen`);
    expect(page.text).toContain("Sind Sie sicher, dass Sie diesen Beitrag löschen möchten?");
    expect((await browser.submit(page.form(`${desk}/${row.id}/loeschen`))).text).toContain("Beitrag gelöscht");
    expect((await browser.get(`/blog/${row.slug}`)).status).toBe(404);
    expect((await browser.post(`${desk}/${row.id}/loeschen`, {})).text).toContain("Beitrag gelöscht");
    expect((await browser.post(`${desk}/${row.id}/zurueckholen`, {})).status).toBe(403);
    const boss = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
    const list = await boss.get(desk);
    expect(list.texts("li").find((text) => text.startsWith(row.title))).toMatch(
      new RegExp(`Gelöscht am .* um \\d\\d:\\d\\d von ${anna.name}`),
    );
    await boss.submit(list.form(`${desk}/${row.id}/zurueckholen`));
    expect((await browser.get(`/blog/${row.slug}`)).status).toBe(200);
  });

  it("asks a superadmin who takes somebody's published article back for a reason, also without script [NOTICE-40]", async ({
    browser,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    const { id, slug } = await createArticle(db, { createdBy: anna.id });
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const form = (await browser.get(`${desk}/${id}`)).form(`${desk}/${id}`, "title");
    const refused = await browser.submit(form, { published: false, excerpt: "Kürzer gesagt." });
    expect(refused.status).toBe(400);
    expect(refused.errorAt("reason")).toContain("nennen Sie einen Grund");
    expect(refused.html).toContain("Kürzer gesagt.");
    expect((await browser.get(`/blog/${slug}`)).status).toBe(200);
    const again = refused.form(`${desk}/${id}`, "title");
    const saved = await browser.submit(again, {
      published: false,
      reason: "Das Bild gehört einer anderen.",
      ground: "urheber",
    });
    expect(saved.text).toContain("Beitrag aktualisiert");
    expect((await browser.get(`/blog/${slug}`)).status).toBe(404);
    const { text } = await mailSink.waitForMail(anna.email, { subject: "Ihr Artikel ist nicht mehr veröffentlicht" });
    for (const part of ["Das Bild gehört einer anderen.", "UrhG", "Einspruch erheben"]) expect(text).toContain(part);
  });

  it("publishes no article against a decision, and keeps what was typed [NOTICE-60]", async ({ browser, site }) => {
    const anna = await createPerson(db);
    const row = await createArticle(db, { createdBy: anna.id });
    const vera = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
    const open = (await vera.get(`${desk}/${row.id}`)).form(`${desk}/${row.id}`, "title");
    await vera.submit(open, { published: false, reason: "Das Bild gehört einer anderen." });
    await signIn(browser, anna);
    const form = (await browser.get(`${desk}/${row.id}`)).form(`${desk}/${row.id}`, "title");
    const refused = await browser.submit(form, { published: "on", excerpt: "Von mir geändert." });
    expect([refused.status, refused.text.includes("Nach einer Meldung haben wir")]).toEqual([400, true]);
    expect(refused.html).toContain("Von mir geändert.");
    const again = refused.form(`${desk}/${row.id}`, "title");
    expect((await browser.submit(again, { published: false })).text).toContain("Beitrag aktualisiert");
    const [stored] = await db.select().from(blogPosts).where(eq(blogPosts.id, row.id));
    expect([stored?.published, stored?.excerpt]).toEqual([false, "Von mir geändert."]);
  });

  it("refuses Moderation a superadmin's withdrawn article at the form, and keeps what was typed [NOTICE-60, TELL-50]", async ({
    browser,
    site,
  }) => {
    const uta = await createPerson(db, { isSuperadmin: true });
    const row = await createArticle(db, { createdBy: uta.id });
    const vera = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
    const open = (await vera.get(`${desk}/${row.id}`)).form(`${desk}/${row.id}`, "title");
    await vera.submit(open, { published: false, reason: "Das Bild gehört einer anderen." });
    await signIn(browser, await createPerson(db, { roles: ["moderation", "redaktion"] }));
    const form = (await browser.get(`${desk}/${row.id}`)).form(`${desk}/${row.id}`, "title");
    const refused = await browser.submit(form, { published: "on", excerpt: "Lange überlegt." });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("jemanden aus der Administration")]);
    expect(refused.valueAt("excerpt") ?? refused.html).toContain("Lange überlegt.");
    const saved = await browser.submit(refused.form(`${desk}/${row.id}`, "title"), { published: false });
    expect(saved.text).toContain("Beitrag aktualisiert");
  });

  it("asks a superadmin who deletes somebody's article for a reason, which its account gets with a way to object [NOTICE-32]", async ({
    browser,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    const { id, slug } = await createArticle(db, { createdBy: anna.id });
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    expect((await browser.get(`${desk}/${id}/loeschen`)).html).toContain(`id="loeschen-${id}-grund"`);
    const remove = (reason: string) => browser.post(`${desk}/${id}/loeschen`, { reason });
    expect((await remove(" ")).text).toContain("Bitte nennen Sie einen Grund.");
    expect((await browser.get(`/blog/${slug}`)).status).toBe(200);
    expect((await remove("Wirbt für eine verbotene Gruppe.")).text).toContain("Beitrag gelöscht");
    expect((await browser.get(`/blog/${slug}`)).status).toBe(404);
    const { text } = await mailSink.waitForMail(anna.email, { subject: "Ihr Artikel wurde gelöscht" });
    for (const part of ["Wirbt für eine verbotene Gruppe.", "Einspruch erheben"]) expect(text).toContain(part);
  });

  it("keeps an uploaded picture only once an article shows it [BADM-10]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const { url } = JSON.parse((await browser.post(`${desk}/bilder`, formOf({ picture: await picture() }))).html);
    expect(url).toMatch(/^\/storage\/post-images\/blog\/bild_/);
    const name = url.split("/").at(-1).replace(".jpg", "");
    expect(await waitingFilesOf(db, name)).not.toEqual([]);
    await browser.submit((await browser.get(`${desk}/neu`)).form(`${desk}/neu`), {
      ...article(unique("Mit Bild")),
      imageUrl: url,
    });
    expect(await waitingFilesOf(db, name)).toEqual([]);
    const none = formOf({ picture: new File(["x"], "x.png", { type: "image/png" }) });
    const refused = await browser.post(`${desk}/bilder`, none);
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.html).error).toMatch(/^Bitte/);
  });

  it("shows superadmins alone whose accounts stand behind an article [SAFE-65]", async ({ browser, site }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await signIn(browser, anna);
    const title = unique("Unter fremdem Namen");
    await browser.post(`${desk}/neu`, { ...article(title), author: "Dr. Niemand", published: "on" });
    const [made] = await db.select().from(blogPosts).where(eq(blogPosts.title, title));
    const places = [desk, `${desk}/${made?.id}`, `/blog/${made?.slug}`];
    const vera = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
    const said = async (who: Browserless, path: string) =>
      (await who.get(path)).texts("p").filter((text) => text.startsWith("Angelegt von"));
    for (const path of places) {
      const page = await vera.get(path);
      expect(await said(vera, path), path).toContain(`Angelegt von ${anna.name}`);
      const links = byTag(page.document, "a").map((link) => [textOf(link), attribute(link, "href")]);
      expect(links).toContainEqual([anna.name, `/admin/profile/${anna.id}`]);
      expect(await said(browser, path), path).toEqual([]);
    }
    expect((await new Browserless(site.url).get(places[2] ?? "")).html).not.toContain(anna.name);

    const changes = await signIn(new Browserless(site.url), ben);
    const page = await changes.get(`${desk}/${made?.id}`);
    await changes.submit(page.form(`${desk}/${made?.id}`, "title"), article(title));
    await deletePerson(db, anna);
    expect(await said(vera, desk)).toContain(
      `Angelegt von einem gelöschten Konto, zuletzt gespeichert von ${ben.name}`,
    );
    expect((await vera.get("/admin/protokoll")).text).toContain("Fremden Artikel bearbeitet");
    await changes.post(`${desk}/${made?.id}/loeschen`, {});
    expect(await said(vera, desk)).toContain(
      `Angelegt von einem gelöschten Konto, zuletzt gespeichert von ${ben.name}`,
    );
    expect((await vera.get("/admin/protokoll")).text).toContain("Fremden Artikel gelöscht");
  });
});
