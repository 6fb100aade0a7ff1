import { type OutgoingHttpHeaders, request } from "node:http";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { attribute, byTag, formOf, it, signedIn, signIn, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { createPostOf, filesOf, picture, waitingFilesOf } from "../support/posts";

const full =
  "Sie haben bereits das Maximum von 5 Posts erreicht. Löschen Sie einen bestehenden Post, um einen neuen zu erstellen.";

describe("writing a post", () => {
  it("stores text and category and shows it in the feed [POST-08, POST-10, POST-16, FEED-02, FEED-03, ROLE-32]", async ({
    browser,
  }) => {
    const anna = await signedIn(browser, createPerson(db));
    const content = unique("Der **zweite** Entwurf");
    const form = (await browser.get("/feed")).form("/posts/neu");
    const next = await browser.submit(form, { content, category: "Projekt" });
    expect(next.redirects).toEqual(["/feed"]);
    expect(next.text).toContain("Post erfolgreich erstellt!");
    expect(next.text).toContain(content.replaceAll("*", ""));
    const shown = next.texts("article").find((article) => article.includes(content.replaceAll("*", "")));
    expect(shown).toContain("Projekt");
    const badges = byTag(next.document, "article")
      .filter((article) => textOf(article).includes(content.replaceAll("*", "")))
      .flatMap((article) => byTag(article, "span"))
      .filter((span) => textOf(span) === "Projekt" && /\bbadge\b/.test(attribute(span, "class") ?? ""));
    expect(badges).toHaveLength(1);
    const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
    expect(post).toMatchObject({ content, category: "Projekt", images: [], pinned: false });
  });

  it("is for companies too, and their name leads to their page [POST-11, FEED-09, ROLE-46]", async ({ browser }) => {
    const studio = await signedIn(browser, createCompany(db));
    const page = await browser.submit((await browser.get("/feed")).form("/posts/neu"), { content: unique("Neu hier") });
    const links = byTag(page.document, "a").map((link) => attribute(link, "href"));
    expect(links).toContain(`/unternehmen/${studio.slug}`);
  });

  it("offers five categories and asks for none [POST-09]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const page = await browser.get("/feed");
    const select = byTag(page.document, "select").find((field) => attribute(field, "name") === "category");
    expect(select && byTag(select, "option").map(textOf)).toEqual([
      "Keine",
      "Projekt",
      "Inspiration",
      "Neuigkeit",
      "Tipp",
      "Gesucht",
    ]);
    await browser.submit(page.form("/posts/neu"), { content: "Ohne Kategorie" });
    const other = await browser.post("/posts/neu", { content: "Mit fremder", category: "Werbung" });
    expect(other.errorAt("category")).toContain("Bitte wählen Sie eine Kategorie aus der Liste");
    const stored = await db.select().from(posts).where(eq(posts.userId, anna.id));
    expect(stored.map(({ content, category }) => [content, category])).toEqual([["Ohne Kategorie", null]]);
  });

  it("takes as many characters as it counts, and no hidden signs [POST-01]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const content = Array(2500).fill("x").join("\r\n");
    await browser.post("/posts/neu", { content });
    await browser.post("/posts/neu", { content: "vorher\0nachher" });
    const stored = await db.select().from(posts).where(eq(posts.userId, anna.id)).orderBy(posts.id);
    expect(stored.map((post) => post.content)).toEqual([content.replaceAll("\r\n", "\n"), "vorhernachher"]);
    const refused = await browser.post("/posts/neu", { content: "x".repeat(5001) });
    expect(refused.errorAt("content")).toContain("Der Text darf höchstens 5.000 Zeichen lang sein");
  });

  it("takes three pictures with their descriptions, in their order [POST-05, POST-08, POST-21, DATA-36, DATA-41]", async ({
    browser,
    site,
  }) => {
    const anna = await signedIn(browser, createPerson(db));
    const body = formOf({ content: unique("Drei Bilder") });
    for (const [index, width] of [300, 900, 1800].entries()) {
      body.append("images", await picture(`bild-${index}.png`, width, 200));
      body.append("alts", `Bild Nummer ${index}`);
    }
    const page = await browser.post("/posts/neu", body);
    expect(page.text).toContain("Post erfolgreich erstellt!");
    const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
    expect(post?.images.map(({ alt, width }) => [alt, width])).toEqual([
      ["Bild Nummer 0", 300],
      ["Bild Nummer 1", 900],
      ["Bild Nummer 2", 1600],
    ]);
    for (const { url } of post?.images ?? []) {
      expect(url).toMatch(new RegExp(`^/storage/post-images/${anna.id}/post_\\d+-\\d\\.jpg$`));
      const file = await fetch(site.url + url, { headers: { accept: "image/avif,*/*" } });
      expect(file.headers.get("content-type")).toBe("image/avif");
      expect(file.headers.get("cache-control")).toContain("max-age=3600");
      const again = await fetch(site.url + url, {
        headers: { accept: "image/avif,*/*", "if-none-match": file.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
      for (const name of ["cache-control", "vary", "etag"])
        expect(again.headers.get(name)).toBe(file.headers.get(name));
    }
    const images = byTag(page.document, "img").filter((image) => attribute(image, "alt")?.startsWith("Bild Nummer"));
    // Nothing of what opens them large is sent with the page.
    expect(images.map((image) => attribute(image, "width"))).toEqual(["300", "900", "1600"]);
    // Without script each leads to the picture itself.
    const large = byTag(page.document, "a").filter((link) => attribute(link, "data-large"));
    const own = large.map((link) => attribute(link, "href")).filter((address) => address?.includes(anna.id));
    expect(own).toEqual(images.map((image) => attribute(image, "src")));
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  });

  it("stores all of it or nothing when one picture is none [POST-06, POST-07]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const body = new FormData();
    body.set("content", "Der Text bleibt");
    body.append("images", await picture());
    body.append("images", new File(["<svg onload=hit()>"], "bild.png", { type: "image/png" }));
    const page = await browser.post("/posts/neu", body);
    expect(page.status).toBe(400);
    expect(page.text).toContain("Fehler beim Hochladen einiger Bilder");
    expect(page.html).toContain("Der Text bleibt");
    expect(await db.select().from(posts).where(eq(posts.userId, anna.id))).toEqual([]);
    expect(filesOf(site.dataDir, anna.id)).toEqual([]);
  });

  it("stores nothing of an upload whose connection breaks on the way [POST-05, POST-07]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const body = formOf({ content: "Im Tunnel" });
    for (let index = 0; index < 3; index += 1) body.append("images", await picture("bild.png", 1200, 900));
    const whole = new Response(body);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = {
      "content-type": whole.headers.get("content-type") ?? "",
      "content-length": bytes.length,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      origin: site.url,
      "sec-fetch-site": "same-origin",
    };
    for (const share of [0.05, 0.5, 0.98]) await breakOff(`${site.url}/posts/neu`, headers, bytes, share);
    // Pictures are processed one by one: when these are stored, the others would be stored too.
    expect((await browser.post("/posts/neu", body)).text).toContain("Post erfolgreich erstellt!");
    const [stored, ...more] = await db.select().from(posts).where(eq(posts.userId, anna.id));
    expect(more).toEqual([]);
    const names = filesOf(site.dataDir, anna.id);
    expect(names).toHaveLength(18);
    for (const { url } of stored?.images ?? []) expect(names).toContain(url.split("/").at(-1));
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  });

  it("keeps the pictures of a form that is sent twice at once only once [SAFE-38]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const form = (await browser.get("/feed")).form("/posts/neu");
    const send = async () => browser.submit(form, { content: "Zweimal", images: await picture() }, { follow: false });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([303, 303]);
    // Three pictures with six files each.
    expect(filesOf(site.dataDir, anna.id)).toHaveLength(18);
    expect(await db.$count(posts, eq(posts.userId, anna.id))).toBe(1);
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  });

  it("says that five are the most, and leaves no file of a sixth [POST-03, CONST-22]", async ({ browser, site }) => {
    const anna = await createPerson(db);
    for (let index = 0; index < 5; index += 1) await createPostOf(db, anna);
    await signIn(browser, anna);
    const refused = await browser.post("/posts/neu", formOf({ content: "Noch einer", images: await picture() }));
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(full)]);
    expect(filesOf(site.dataDir, anna.id)).toEqual([]);
    expect((await browser.get("/feed")).text).toContain(full);
  });

  it("is not for visitors, who keep what they typed [ROLE-16, FEED-02]", async ({ browser }) => {
    expect((await browser.get("/feed")).html).not.toContain('name="content"');
    const page = await browser.post("/posts/neu", { content: "Mein Text" });
    expect(page.status).toBe(401);
    expect(page.html).toContain("Mein Text");
    expect(await db.select().from(posts).where(eq(posts.content, "Mein Text"))).toEqual([]);
  });
});

/** Sends only the first part of a form and disconnects. */
async function breakOff(url: string, headers: OutgoingHttpHeaders, bytes: Buffer, share: number) {
  const sending = request(url, { method: "POST", headers });
  // The broken connection causes an error here too, as expected.
  sending.on("error", () => {});
  const closed = new Promise((resolve) => sending.once("close", resolve));
  await new Promise((resolve) => sending.write(bytes.subarray(0, Math.floor(bytes.length * share)), resolve));
  sending.destroy();
  await closed;
}
