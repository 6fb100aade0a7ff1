import { db } from "../../app/db/client.server";
import { createConversation } from "../support/conversations";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openMenu } from "../support/menus";
import { longMember } from "../support/people";
import { createArticle } from "../support/posts";
import { openStarted, touch } from "../support/touch";

test("a page works without a part of it that can't be loaded", async ({ page, viewer: _anna, expectTrouble }) => {
  expectTrouble(/^net::ERR_FAILED .*\/assets\/(post-composer|rich-text)/);
  await page.route(/\/assets\/(post-composer|rich-text)/, (route) => route.abort());
  await openStarted(page, "/feed");
  await page.getByLabel("Was gibt es Neues?").fill("Ohne das Programm des Formulars");
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Post erfolgreich erstellt!")).toBeVisible();

  const article = await createArticle(db);
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/rich-text"));
  await page.goto(`/blog/admin/${article.id}`);
  await asked;
  await page.getByLabel("Artikel", { exact: true }).fill("Ohne den Editor");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Beitrag aktualisiert")).toBeVisible();
});

test("what someone opened or wrote stays while members' code comes [FAST-103]", async ({ page, viewer: _anna }) => {
  const parts = /\/assets\/(account-menu|post-composer)/;
  const release = await holdRequests(page, parts);
  const asked = page.waitForRequest(parts);
  await page.goto("/feed");
  const text = page.getByLabel("Was gibt es Neues?");
  await text.pressSequentially("Vor dem Programm");
  await openMenu(page);
  await asked;
  release();
  await touch(page);
  await expect(page.getByRole("link", { name: "Konto", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toHaveValue("Vor dem Programm");
  await expect(page.getByRole("button", { name: "Veröffentlichen" })).toBeVisible();
});

test("the account menu works as without script when its script can't be loaded [FAST-103]", async ({
  page,
  viewer: _anna,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_FAILED .*\/assets\/account-menu/);
  await page.route(/\/assets\/account-menu/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/account-menu"));
  await openStarted(page, "/agb");
  await failed;
  // A page that the browser makes itself keeps the menu, too.
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL("/impressum");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
  await openMenu(page);
  await page.getByRole("link", { name: "Konto", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konto");
});

test("a form goes on after an ended session also when the page for that can't be loaded [TALK-60]", async ({
  page,
  context,
  newPerson,
  newCompany,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^401 POST \/nachrichten/);
  expectTrouble(/^400 POST \/auth/);
  expectTrouble(/^net::ERR_FAILED .*\/assets\/interrupted-page/);
  const anna = await newPerson(longMember);
  const { path } = await createConversation(db, await newCompany(), anna);
  await signIn(anna);
  await page.route(/\/assets\/interrupted-page/, (route) => route.abort());
  await openStarted(page, path);
  await page.getByLabel(/^Nachricht an/).fill("Das bleibt auch da.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByLabel("E-Mail").fill(anna.email);
  await page.getByLabel("Passwort", { exact: true }).fill(anna.password);
  await page.getByRole("button", { name: "Anmelden und fortsetzen" }).click();
  await expect(page.getByRole("log").getByText("Das bleibt auch da.")).toHaveCount(1);
});
