import { createConversation } from "../support/conversations";
import { expect, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { createArticle } from "../support/posts";
import { touch } from "../support/touch";

const monthAgo = new Date(Date.now() - 30 * 86_400_000);

test("a page works without a part of it that can't be loaded [BADM-07]", async ({
  page,
  db,
  viewer: _anna,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_FAILED .*\/assets\/rich-text/);
  await page.route(/\/assets\/rich-text/, (route) => route.abort());
  const article = await createArticle(db);
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/rich-text"));
  await page.goto(`/blog/admin/${article.id}`);
  await asked;
  await page.getByLabel("Artikel", { exact: true }).fill("Ohne den Editor");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Beitrag aktualisiert")).toBeVisible();
});

test("the account menu stays open while the page's script comes [FAST-103]", async ({ page, viewer: _anna }) => {
  const wait = Promise.withResolvers<void>();
  await page.route(/\/assets\/account-menu/, async (route) => {
    await wait.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/account-menu/);
  await page.goto("/agb");
  const entry = page.getByRole("link", { name: "Konto", exact: true });
  await openMenu(page);
  await expect(entry).toBeVisible();
  await asked;
  wait.resolve();
  await touch(page);
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
});

test("the account menu works as without script when its script can't be loaded [FAST-103]", async ({
  page,
  viewer: _anna,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_FAILED .*\/assets\/account-menu/);
  await page.route(/\/assets\/account-menu/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/account-menu"));
  await page.goto("/agb");
  await touch(page);
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
  db,
  newPerson,
  newCompany,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^401 POST \/nachrichten/);
  expectTrouble(/^400 POST \/auth/);
  expectTrouble(/^net::ERR_FAILED .*\/assets\/interrupted-page/);
  const anna = await newPerson({ memberSince: monthAgo });
  const { path } = await createConversation(db, await newCompany(), anna);
  await signIn(anna);
  await page.route(/\/assets\/interrupted-page/, (route) => route.abort());
  await page.goto(path);
  await touch(page);
  await page.getByLabel(/^Nachricht an/).fill("Das bleibt auch da.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByLabel("E-Mail").fill(anna.email);
  await page.getByLabel("Passwort", { exact: true }).fill(anna.password);
  await page.getByRole("button", { name: "Anmelden und fortsetzen" }).click();
  await page.getByRole("button", { name: "Eingaben senden" }).click();
  await expect(page.getByRole("log").getByText("Das bleibt auch da.")).toHaveCount(1);
});
