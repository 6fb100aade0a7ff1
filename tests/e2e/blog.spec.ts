import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { blogPosts } from "../../app/db/schema";
import { expect, expectAccessible, test } from "../support/fixtures";
import { unique } from "../support/people";
import { createArticle, picture } from "../support/posts";
import { touch } from "../support/touch";

test("says how many articles it has found, and keeps the focus where one searches", async ({ page }) => {
  const word = unique("Kartonage").replace(" ", "");
  await createArticle(db, { title: `${word} falten` });
  await page.goto("/blog");
  await touch(page);
  const search = page.getByRole("searchbox", { name: "Artikel suchen" });
  await search.fill(word);
  await search.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 Artikel wird angezeigt");
  await expect(search).toBeFocused();
  await search.fill(unique("Nirgendwo").replace(" ", ""));
  await search.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("0 Artikel werden angezeigt");
  await page.goBack();
  await expect(search).toHaveValue(word);
});

test("keeps what is typed before the editor has loaded, and the focus [TELL-44]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/rich-text/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/rich-text/);
  await page.goto("/blog/admin/neu");
  await page.getByLabel("Artikel", { exact: true }).fill("Zu früh ");
  await asked;
  letGo();
  const editor = page.locator("[contenteditable]");
  await expect(editor).toBeFocused();
  await page.keyboard.type("getippt");
  await expect(editor).toHaveText(/^Zu früh ?getippt$/);
});

test("writes an article in the editor, which loads only here [BADM-07, BADM-08, BADM-12, BADM-17, BLOG-19]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  const editors: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/rich-text") && editors.push(request.url()));
  await page.goto("/blog/admin");
  await page.getByRole("link", { name: "Neuer Beitrag" }).focus();
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  expect(editors).toEqual([]);
  await page.getByRole("link", { name: "Neuer Beitrag" }).click();
  const dialog = page.getByRole("dialog", { name: "Neuer Beitrag" });
  const title = unique("Vom Schreiben");
  await dialog.getByLabel("Titel").fill(title);
  await dialog.getByLabel("Kurzfassung").fill("Wie ein Text entsteht.");
  await expect(dialog.getByRole("toolbar")).toBeVisible();
  expect(editors.length).toBeGreaterThan(0);
  const text = dialog.getByRole("textbox", { name: "Artikel" });
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expect(text).toHaveAccessibleDescription("Bitte schreiben Sie den Artikel");
  await text.click();
  await dialog.getByRole("button", { name: "Überschrift", exact: true }).click();
  await page.keyboard.type("Der Anfang");
  await expect(text).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ein Satz mit ");
  await dialog.getByRole("button", { name: "Fett" }).click();
  await page.keyboard.type("Gewicht");
  page.once("dialog", (prompt) => prompt.accept("Ein Bild"));
  await dialog.getByLabel("Bild für den Artikel").setInputFiles({
    name: "bild.png",
    mimeType: "image/png",
    buffer: Buffer.from(await (await picture()).arrayBuffer()),
  });
  await expect(text.getByRole("img", { name: "Ein Bild" })).toBeVisible();
  await dialog.getByLabel("Kategorie").focus();
  await dialog.getByLabel("Kategorie").selectOption("Marketing");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Beitrag erstellt")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.title, title));
  expect(row?.content).toContain("<h2>Der Anfang</h2>");
  expect(row?.content).toContain("<strong>Gewicht</strong>");
  expect(row?.content).toMatch(/<img src="\/storage\/post-images\/blog\/[^"]+" alt="Ein Bild"/);
});

test("asks before anything typed is given up [BADM-07]", async ({ page, newPerson, signIn }) => {
  const article = await createArticle(db);
  await signIn(await newPerson());
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/blog-desk-edit/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/blog/admin/${article.id}`, { waitUntil: "commit" });
  const dialog = page.getByRole("dialog", { name: "Beitrag bearbeiten" });
  // Before the page's program runs.
  await dialog.getByLabel("Kategorie").selectOption("Marketing");
  letGo();
  await expect(dialog.getByRole("toolbar")).toBeVisible();
  page.once("dialog", (question) => question.dismiss());
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Kategorie")).toHaveValue("Marketing");
  await dialog.getByLabel("Kategorie").selectOption("Business");
  await dialog.getByLabel("Kurzfassung").fill("Neu");
  page.once("dialog", (question) => question.dismiss());
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Kurzfassung")).toHaveValue("Neu");
  page.once("dialog", (question) => question.accept());
  await dialog.getByRole("link", { name: "Schließen" }).click();
  await expect(page).toHaveURL(/\/blog\/admin$/);
});
