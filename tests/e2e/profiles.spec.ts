import { db } from "../../app/db/client.server";
import { pageSizes } from "../../app/db/page-sizes";
import { favorites } from "../../app/db/schema";
import { layOutWhole } from "../support/accessible";
import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  test,
  wideAndNarrow,
} from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openMenu } from "../support/menus";
import { unique } from "../support/people";
import { touch } from "../support/touch";

test("searches while one types, keeps the search in the address and comes back to it [CREA-08, CREA-09, CREA-14, CREA-27]", async ({
  page,
  newPerson,
}) => {
  const name = unique("Quirin Zwerger");
  await newPerson({ name, title: "Fotograf", skills: ["Fotografie"] });
  await page.goto("/kreative");
  await touch(page);
  await expectAccessible(page);
  await page.getByLabel("Tätigkeit, Name oder Ort").pressSequentially(name.slice(3));
  await expect(page).toHaveURL(/\/kreative\?q=rin\+Zwerger/);
  await expect(page.getByRole("article")).toHaveCount(1);
  const skill = page.getByRole("combobox", { name: "Skill" });
  if (!(await skill.isVisible())) await page.getByText("Filter", { exact: true }).click();
  await skill.selectOption("Fotografie");
  await expect(page).toHaveURL(/&skill=Fotografie$/);
  await page.goto(page.url());
  await touch(page);
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

test("opens a profile from anywhere on its card, but not from its heart [CREA-27]", async ({
  page,
  newPerson,
  signIn,
}) => {
  const ben = await newPerson({ name: unique("Ben Rusch"), bio: "Fotografiert Häuser im Wald." });
  await signIn(await newPerson());
  const directory = `/kreative?q=${encodeURIComponent(ben.name)}`;
  await page.goto(directory);
  await touch(page);
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

test("shows that it is loading, and what to do when nothing fits [CREA-03, CREA-15]", async ({ page }) => {
  await page.goto("/kreative");
  await touch(page);
  await page.route(/\/kreative\.data/, async (route) => {
    await expect(page.getByText("Lade Kreative...")).toBeVisible();
    await route.continue();
  });
  await page.getByLabel("Tätigkeit, Name oder Ort").fill("xyzxyzxyz");
  await expect(page.getByRole("heading", { name: "Keine Kreativen gefunden" })).toBeVisible();
  await expectAccessible(page);
});

test("adds the next page below the first [CREA-16]", async ({ page, newPerson }) => {
  const skill = unique("Stapel");
  const all = pageSizes.creatives + 2;
  for (let index = 0; index < all; index += 1) await newPerson({ name: unique("Stapel"), skills: [skill] });
  await page.goto(`/kreative?skill=${encodeURIComponent(skill)}`);
  await touch(page);
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

test("opens the registration for visitors, and asks them to sign in for a like [CREA-28, LIKE-04]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  const ben = await newPerson();
  expectTrouble(/^401 POST .*like\.data/);
  await page.goto(`/kreative/${ben.slug}`);
  await touch(page);
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
  await expect(page.getByText("Bitte melden Sie sich an", { exact: true })).toBeVisible();
  await page.goto("/kreative");
  await touch(page);
  await page.getByRole("button", { name: "Als Kreativer registrieren" }).click();
  await expect(page.getByRole("dialog", { name: "Registrieren" })).toBeVisible();
});

test("likes once on a double click, and counts only what the server has [LIKE-01, LIKE-02, LIKE-03, LIKE-13, PROF-11]", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  const ben = await newPerson({ title: "Fotograf", skills: ["Fotografie"], portfolioHighlights: ["Fotografie"] });
  await signIn(await newPerson());
  await page.goto(`/kreative/${ben.slug}`);
  await touch(page);
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

test("shows who liked a profile under the mouse [PROF-08, LIKE-11]", async ({ page, newPerson, signIn }) => {
  const [anna, ben] = [await newPerson({ name: unique("Lena Likt") }), await newPerson()];
  await signIn(anna);
  await page.goto(`/kreative/${ben.slug}`);
  await touch(page);
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
  await page.getByRole("button", { name: "1 Person gefällt" }).hover();
  await expect(page.getByRole("link", { name: anna.name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: anna.name })).toBeHidden();
});

test("says that a profile is on its way [PROF-03]", async ({ page, newPerson }) => {
  const ben = await newPerson({ name: unique("Ben Rusch") });
  await page.goto(`/kreative?q=${encodeURIComponent(ben.name)}`);
  await touch(page);
  const release = await holdRequests(page, /\/kreative\/[^/]+\.data/);
  await page.getByRole("link", { name: ben.name }).click();
  const waiting = page.getByRole("status").filter({ hasText: /^Lade Profil\.\.\.$/ });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { level: 1, name: ben.name })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test("says that the profile of a company is on its way [COMP-02]", async ({ page, newPerson, newCompany }) => {
  const [ben, berg] = [await newPerson(), await newCompany()];
  await db.insert(favorites).values({ userId: berg.id, favoritedProfileId: ben.id });
  await page.goto(`/kreative/${ben.slug}`);
  await touch(page);
  const release = await holdRequests(page, /\/unternehmen\/[^/]+\.data/);
  await openMenu(page, "1 Person gefällt");
  await page.getByRole("link", { name: berg.name }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Lade Profil\.\.\.$/ })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: berg.name })).toBeVisible();
});

test("wraps words of any length, and shows script as text", async ({ page, newPerson, signIn }) => {
  const word = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";
  const ben = await newPerson({
    name: unique(`Max-${word}`),
    title: "<script>alert(1)</script> 🦄",
    location: `${word} am Inn`,
    bio: `<img src=x onerror=alert(1)> ${word.repeat(6)}`,
    skills: [`${word}verordnung`, "<i>SEO</i>"],
    website: `https://${word.toLowerCase().replace("ä", "ae").replace("ü", "ue")}.example/${word}`,
    contactEmail: "eine.sehr.lange.adresse.die.nicht.umbricht@eine-sehr-lange-domain.example",
  });
  const anna = await newPerson();
  await db.insert(favorites).values({ userId: anna.id, favoritedProfileId: ben.id });
  await signIn(anna);
  for (const path of [`/kreative?q=${encodeURIComponent(ben.name)}`, `/kreative/${ben.slug}`, "/favoriten"]) {
    await page.goto(path);
    await touch(page);
    await expect(page.getByText("<script>alert(1)</script> 🦄")).toBeVisible();
    await wideAndNarrow(page, expectNoSidewaysScroll);
  }
  await signIn(ben);
  await page.goto("/profil");
  await touch(page);
  await wideAndNarrow(page, expectNoSidewaysScroll);
});
