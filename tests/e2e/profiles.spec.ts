import { db } from "../../app/db/client.server";
import { pageSizes } from "../../app/db/page-sizes";
import { favorites } from "../../app/db/schema";
import { layOutWhole } from "../support/accessible";
import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openMenu } from "../support/menus";
import { unique } from "../support/people";
import { openStarted } from "../support/touch";

test("searches while one types, keeps the search in the address and comes back to it", async ({ page, newPerson }) => {
  const name = unique("Quirin Zwerger");
  await newPerson({ name, title: "Fotograf", skills: ["Fotografie"] });
  await openStarted(page, "/kreative");
  await expectAccessible(page);
  await page.getByLabel("Tätigkeit, Name oder Ort").pressSequentially(name.slice(3));
  await expect(page).toHaveURL(/\/kreative\?q=rin\+Zwerger/);
  await expect(page.getByRole("article")).toHaveCount(1);
  const skill = page.getByRole("combobox", { name: "Skill" });
  if (!(await skill.isVisible())) await page.getByText("Filter", { exact: true }).click();
  await skill.selectOption("Fotografie");
  await expect(page).toHaveURL(/&skill=Fotografie$/);
  await openStarted(page, page.url());
  await expect(page.getByLabel("Tätigkeit, Name oder Ort")).toHaveValue(name.slice(3));
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Tätigkeit, Name oder Ort")).toHaveValue(name.slice(3));
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(page).toHaveURL(/\/kreative$/);
  await expect(page.getByLabel("Tätigkeit, Name oder Ort")).toHaveValue("");
  await expect(page.locator("select[name=skill]")).toHaveValue("");
});

test("a search that comes while one types on leaves the field alone [FIND-108]", async ({ page }) => {
  await openStarted(page, "/kreative");
  const field = page.getByLabel("Tätigkeit, Name oder Ort");
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      replace(...args);
      history.replaceState = replace;
      queueMicrotask(() => {
        const input = document.querySelector<HTMLInputElement>("input[name=q]");
        if (!input) return;
        input.value = "foto";
        input.form?.requestSubmit();
      });
    };
  });
  await field.fill("fo");
  await expect(page).toHaveURL(/\?q=foto$/);
  await expect(field).toHaveValue("foto");
});

test("opens a profile from anywhere on its card, but not from its heart [CREA-27]", async ({
  page,
  viewer: _,
  newPerson,
}) => {
  const ben = await newPerson({ name: unique("Ben Rusch"), bio: "Fotografiert Häuser im Wald." });
  const directory = `/kreative?q=${encodeURIComponent(ben.name)}`;
  await openStarted(page, directory);
  const card = page.getByRole("article");
  await card.getByRole("button", { name: /^Gefällt mir/ }).click();
  await expect(page.getByText("Geliket!")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Gefällt mir nicht mehr\s+· 1\b/ })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/kreative");
  await page.getByRole("button", { name: "Ablehnen" }).click();
  for (const spot of [card, card.getByText(ben.bio ?? ""), card.getByText("Kreativer · Deutschland")]) {
    await page.goto(directory);
    // The link covers the whole card, so the click hits the link.
    await spot.click({ force: true, position: { x: 20, y: 8 } });
    await expect(page).toHaveURL(new RegExp(`/kreative/${ben.slug}$`));
  }
});

test("adds the next page below the first", async ({ page, newPerson }) => {
  const skill = unique("Stapel");
  const all = pageSizes.creatives + 2;
  for (let index = 0; index < all; index += 1) await newPerson({ name: unique("Stapel"), skills: [skill] });
  await openStarted(page, `/kreative?skill=${encodeURIComponent(skill)}`);
  await expect(page.getByRole("article")).toHaveCount(pageSizes.creatives);
  // Cards that are laid out on the way down would move the link under the mouse.
  await layOutWhole(page);
  await page.getByRole("link", { name: "Mehr laden" }).click();
  await expect(page.getByRole("article")).toHaveCount(all);
  await expect(page.getByRole("link", { name: "Mehr laden" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Von vorne beginnen" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(pageSizes.creatives);
});

test("asks visitors to sign in for a like, and stays there [LIKE-04]", async ({ page, newPerson, expectTrouble }) => {
  expectTrouble(/^401 POST .*like\.data/);
  await openStarted(page, `/kreative/${(await newPerson()).slug}`);
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
  await expect(page.getByText("Bitte melden Sie sich an", { exact: true })).toBeVisible();
});

test("likes once on a double click, and counts only what the server has [LIKE-03]", async ({
  page,
  viewer: _,
  newPerson,
  expectTrouble,
}) => {
  const ben = await newPerson({ title: "Fotograf", skills: ["Fotografie"], portfolioHighlights: ["Fotografie"] });
  await openStarted(page, `/kreative/${ben.slug}`);
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).dblclick();
  await expect(page.getByText("Geliket!")).toBeVisible();
  await expect(page.getByRole("button", { name: "1 Person gefällt dieses Profil" })).toBeVisible();
  expectTrouble(/ERR_FAILED|like\.data/);
  await page.route(/like\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Gefällt mir nicht mehr" }).click();
  await expect(page.getByText("Ein Fehler ist aufgetreten")).toBeVisible();
  await expect(page.getByRole("button", { name: "Gefällt mir nicht mehr" })).toBeVisible();
  await page.unroute(/like\.data/);
  await page.getByRole("button", { name: "Gefällt mir nicht mehr" }).click();
  await expect(page.getByText("Like entfernt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Gefällt mir", exact: true })).toBeVisible();
});

test("shows who liked a profile under the mouse [PROF-08]", async ({ page, newPerson, signIn }) => {
  const [anna, ben] = [await newPerson({ name: unique("Lena Likt") }), await newPerson()];
  await signIn(anna);
  await openStarted(page, `/kreative/${ben.slug}`);
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
  await page.getByRole("button", { name: "1 Person gefällt" }).hover();
  await expect(page.getByRole("link", { name: anna.name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: anna.name })).toBeHidden();
});

test("says that a profile is on its way [PROF-03, COMP-02]", async ({ page, newPerson, newCompany }) => {
  const [ben, berg] = [await newPerson({ name: unique("Ben Rusch") }), await newCompany()];
  await db.insert(favorites).values({ userId: berg.id, favoritedProfileId: ben.id });
  await openStarted(page, `/kreative?q=${encodeURIComponent(ben.name)}`);
  for (const { name } of [ben, berg]) {
    if (name === berg.name) await openMenu(page, "1 Person gefällt");
    const release = await holdRequests(page, /\/(kreative|unternehmen)\/[^/]+\.data/);
    await page.getByRole("link", { name, exact: true }).click();
    const waiting = page.getByRole("status").filter({ hasText: /^Lade Profil\.\.\.$/ });
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(waiting).toHaveCount(0);
  }
});
