import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { type PostImage, posts } from "~/db/schema";
import { formData } from "../support/forms";
import { attribute, type Browserless, byTag, it, type Page, signedIn } from "../support/http";
import { createPerson } from "../support/people";
import { createPostOf, filesOf, picture, waitingFilesOf } from "../support/posts";

/** The test picture is too narrow for narrower copies, so it has only these files. */
const filesOfOne = 3;
const nameOf = ({ url }: PostImage) => url.split("/").at(-1)?.replace(".jpg", "") ?? "";

/** A post with pictures, sent by its author. */
async function postWith(browser: Browserless, count: number) {
  const anna = await signedIn(browser, createPerson(db));
  const body = new FormData();
  body.set("content", "Mit Bildern");
  body.set("category", "Tipp");
  for (let index = 0; index < count; index += 1) {
    body.append("images", await picture(`${index}.png`, 300, 200));
    body.append("alts", `Bild ${index + 1}`);
  }
  expect((await browser.post("/posts/neu", body, { follow: false })).status).toBe(303);
  const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
  if (!post) throw new Error("The post was not stored");
  return { anna, post, path: `/posts/${post.id}/bearbeiten` };
}

const fieldsNamed = (page: Page, name: string) =>
  byTag(page.document, "input").filter((input) => attribute(input, "name") === name);
const valuesOf = (page: Page, name: string) => fieldsNamed(page, name).map((input) => attribute(input, "value") ?? "");

interface Place {
  stored?: PostImage;
  alt?: string;
  file?: File;
  isRemoved?: boolean;
}

/** The form data that a browser would send from the three places. */
function formOf(page: Page, places: Place[], values: Record<string, string> = {}) {
  const body = new FormData();
  body.set("content", "Mit anderen Bildern");
  body.set("submissionId", valuesOf(page, "submissionId")[0] ?? "");
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  for (const { stored, alt = "", file = new File([], ""), isRemoved } of [...places, {}, {}, {}].slice(
    0,
    3,
  ) as Place[]) {
    body.append("images", file);
    body.append("stored", stored?.url ?? "");
    body.append("alts", alt);
    if (isRemoved) body.append("removed", stored?.url ?? "");
  }
  return body;
}

async function storedPost(id: number) {
  const [post] = await db.select().from(posts).where(eq(posts.id, id));
  if (!post) throw new Error("The post is gone");
  return post;
}

describe("the pictures and the category of one's own post", () => {
  it("stand in the form as they are [TELL-40]", async ({ browser }) => {
    const { post, path } = await postWith(browser, 2);
    const page = await browser.get(path);
    expect(valuesOf(page, "stored")).toEqual([...post.images.map(({ url }) => url), ""]);
    expect(valuesOf(page, "removed")).toEqual(post.images.map(({ url }) => url));
    expect(valuesOf(page, "alts")).toEqual(["Bild 1", "Bild 2", ""]);
    expect(fieldsNamed(page, "images")).toHaveLength(3);
    const shown = byTag(page.document, "img").map((image) => attribute(image, "src"));
    for (const { url } of post.images) expect(shown).toContain(url);
    expect(page.text.match(/Bild entfernen/g)).toHaveLength(2);
    expect(page.html).toMatch(/<option[^>]*selected[^>]*>Tipp/);
  });

  it("change together: one goes, one is replaced, one stays [TELL-40, DATA-41]", async ({ browser, site }) => {
    const { anna, post, path } = await postWith(browser, 3);
    const [first, second, third] = post.images as [PostImage, PostImage, PostImage];
    const body = formOf(
      await browser.get(path),
      [
        { stored: first, alt: "Bild 1", isRemoved: true },
        { stored: second, alt: "Ein neues", file: await picture("neu.png", 500, 200) },
        { stored: third, alt: "Dasselbe, anders beschrieben" },
      ],
      { category: "Projekt", weiter: "/profil" },
    );
    const page = await browser.post(path, body);
    expect([page.redirects, page.text.includes("Post erfolgreich bearbeitet!")]).toEqual([["/profil"], true]);
    const { images, category, content } = await storedPost(post.id);
    expect([content, category]).toEqual(["Mit anderen Bildern", "Projekt"]);
    expect(images.map(({ alt, width }) => [alt, width])).toEqual([
      ["Ein neues", 500],
      ["Dasselbe, anders beschrieben", 300],
    ]);
    expect(images[1]).toEqual({ ...third, alt: "Dasselbe, anders beschrieben" });
    const files = filesOf(site.dataDir, anna.id);
    expect(files.filter((file) => file.startsWith(nameOf(third)))).toHaveLength(filesOfOne);
    expect(files.filter((file) => file.startsWith(nameOf(first)) || file.startsWith(nameOf(second)))).toEqual([]);
    for (const { url } of images) expect((await fetch(site.url + url)).status).toBe(200);
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  });

  it("stay whole when one picture is none, and what was typed stays in the form, without script too [TELL-40, POST-06]", async ({
    browser,
    site,
  }) => {
    const { anna, post, path } = await postWith(browser, 2);
    const [first, second] = post.images as [PostImage, PostImage];
    const page = await browser.post(
      path,
      formOf(
        await browser.get(path),
        [{ stored: second, alt: "Zuerst" }, { stored: first, isRemoved: true }, { file: new File(["<svg>"], "a.png") }],
        { category: "Gesucht" },
      ),
    );
    expect(page.status).toBe(400);
    expect(page.text).toContain("Fehler beim Hochladen einiger Bilder");
    expect(page.html).toContain("Mit anderen Bildern");
    expect(page.html).toMatch(/<option[^>]*selected[^>]*>Gesucht/);
    expect(valuesOf(page, "stored")).toEqual([second.url, first.url, ""]);
    expect(valuesOf(page, "alts")).toEqual(["Zuerst", "", ""]);
    const ticked = fieldsNamed(page, "removed").filter((box) => attribute(box, "checked") !== null);
    expect(ticked.map((box) => attribute(box, "value"))).toEqual([first.url]);
    expect((await storedPost(post.id)).images).toEqual(post.images);
    expect(filesOf(site.dataDir, anna.id)).toHaveLength(2 * filesOfOne);
  });

  it("are at most three, and those of nobody else [POST-02, ROLE-63]", async ({ browser, site }) => {
    const others = await createPostOf(db, await createPerson(db), {
      images: [{ url: "/storage/post-images/fremd/post_1.jpg", alt: "", width: 1, height: 1 }],
    });
    const { anna, post, path } = await postWith(browser, 2);
    const page = await browser.get(path);
    const refused = await browser.post(path, formOf(page, [{ file: await picture() }, { file: await picture() }]));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Sie können maximal 3 Bilder pro Post hochladen");
    expect((await storedPost(post.id)).images).toEqual(post.images);

    const stolen = formOf(page, [{ stored: others.images[0] }], { content: "Mit fremdem" });
    expect((await browser.post(path, stolen, { follow: false })).status).toBe(303);
    expect((await storedPost(post.id)).images).toEqual(post.images);
    const intruder = formOf(page, [{ stored: others.images[0], isRemoved: true }, { file: await picture() }]);
    expect((await browser.post(`/posts/${others.id}/bearbeiten`, intruder)).status).toBe(404);
    expect((await storedPost(others.id)).images).toEqual(others.images);
    expect(filesOf(site.dataDir, anna.id)).toHaveLength(2 * filesOfOne);
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  });

  it("wait for the sign-in after an ended session, with all but the new files, which are asked for again [TELL-40, AUTH-73]", async ({
    browser,
  }) => {
    const { anna, post, path } = await postWith(browser, 2);
    const [first, second] = post.images as [PostImage, PostImage];
    const page = await browser.get(path);
    browser.cookies.clear();
    const body = formOf(page, [
      { stored: first, isRemoved: true },
      { stored: second, alt: "Bleibt", file: await picture() },
    ]);
    const asked = await browser.post(path, body);
    expect(asked.status).toBe(401);
    expect(asked.text).toContain("Nur Bilder und andere Dateien wählen Sie danach bitte noch einmal aus.");
    expect(asked.html).toContain("Mit anderen Bildern");
    expect(asked.html).toContain(second.url);
    expect((await storedPost(post.id)).images).toEqual(post.images);

    const { email, password } = anna;
    const resumed = await browser.submit(asked.form("/auth", "fortsetzen"), { email, password });
    expect(resumed.text).toContain("„bild.png“ noch einmal wählen");
    const again = formData(resumed.form(path).element, {});
    again.delete("images");
    for (const file of [new File([], ""), await picture("neu.png", 500, 200), new File([], "")])
      again.append("images", file);
    expect((await browser.post(path, again, { follow: false })).status).toBe(303);
    expect((await storedPost(post.id)).images).toMatchObject([{ alt: "Bleibt", width: 500 }]);
  });
});
