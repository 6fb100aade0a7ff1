import type { Page } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { chosenPicture } from "../support/posts";
import { openStarted } from "../support/touch";

const home = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /Kreativländle/ })
    .first();
const question = (page: Page) => page.getByRole("dialog", { name: "Änderungen verwerfen?" });

test("a long form asks before a link or a step back loses what is typed [GEN-30, LOOK-05]", async ({
  page,
  newPerson,
  signIn,
}) => {
  const [anna, ben] = [await newPerson(), await newPerson()];
  const conversation = await createConversation(db, anna, ben);
  await signIn(anna);
  for (const [path, field] of [
    ["/posts/neu", /^Was gibt es Neues\?$/],
    [`/nachrichten/${conversation.id}`, `Nachricht an ${ben.name}`],
    ["/suchauftraege/neu?art=kreative", /^Suchwörter/],
  ] as const) {
    await openStarted(page, "/blog");
    await openStarted(page, path);
    const text = page.getByLabel(field);
    await text.fill("Was ich sagen will");
    await home(page).click();
    await expect(question(page).getByRole("button", { name: "Weiter bearbeiten" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeHidden();
    await expect(text).toHaveValue("Was ich sagen will");
    await home(page).click();
    await question(page).getByRole("button", { name: "Verwerfen", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test("a step back asks, and so does a refused form; a sent one does not [GEN-30]", async ({
  page,
  viewer: _,
  expectTrouble,
}) => {
  expectTrouble(/^5\d\d POST .*\/posts\/neu/);
  await openStarted(page, "/posts/neu?weiter=/feed");
  await home(page).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  const text = page.getByLabel("Was gibt es Neues?", { exact: true });
  const send = page.getByRole("button", { name: "Veröffentlichen", exact: true });
  await page.route(/\/posts\/neu\.data/, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await text.fill("Heute gedruckt");
  await page.goForward();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page).toHaveURL(/\/posts\/neu/);
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "Fehler beim Erstellen des Posts" })).toBeVisible();
  await home(page).click();
  await expect(question(page)).toBeVisible();
  await expectGoodWideAndNarrow(page);
  await page.keyboard.press("Escape");
  await expect(text).toHaveValue("Heute gedruckt");
  await send.click();
  await expect(page).toHaveURL(/\/feed$/);
  await home(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(question(page)).toBeHidden();
});

test("leaving the site asks for a text, not for one that was taken back [GEN-30]", async ({ page, viewer: _ }) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  for (const typed of ["", "Heute gedruckt"]) {
    await openStarted(page, "/posts/neu");
    const text = page.getByLabel("Was gibt es Neues?", { exact: true });
    // A browser asks nobody who has not pressed anything.
    await text.click();
    await text.fill("Heute");
    await text.fill(typed);
    await page.goto("/blog");
    expect(asked).toEqual(typed ? ["beforeunload"] : []);
  }
});

test("a form that the browser keeps asks nothing, but with a new picture [GEN-30]", async ({ page, viewer: _ }) => {
  await openStarted(page, "/arbeiten/neu");
  await page.getByLabel("Titel", { exact: true }).fill("Etiketten");
  await home(page).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Etiketten");
  await page.locator("input[type=file][name=files]").setInputFiles(await chosenPicture());
  await expect(page.locator("form#arbeit ol img").first()).toBeVisible();
  await home(page).click();
  await expect(question(page)).toBeVisible();
});

test("a text whose write failed is not left without a question, and a saved one is [GEN-30]", async ({
  page,
  company: berg,
  newPerson,
  expectTrouble,
}) => {
  expectTrouble(/^5\d\d POST .*\/notiz/);
  const { path } = await createOffer(db, await createCallOf(db, berg), await newPerson());
  await openStarted(page, path);
  await page.route(/\/notiz\.data/, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  const note = page.getByLabel("Notiz", { exact: true });
  await note.fill("Zuerst anrufen");
  await page.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(page.getByText("Fehler beim Speichern der Notiz")).toBeVisible();
  await home(page).click();
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(note).toHaveValue("Zuerst anrufen");
  await page.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(page.getByText("Notiz gespeichert")).toBeVisible();
  await home(page).click();
  await expect(page).toHaveURL(/\/$/);
});
