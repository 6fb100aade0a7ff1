import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { posts } from "../../app/db/schema";
import { expect, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { openStarted, touch } from "../support/touch";

test("the back button shows no page of someone who has signed out [ACCT-15]", async ({ page, viewer: anna }) => {
  await page.goto("/impressum");
  await page.goto("/agb");
  await openMenu(page);
  await page.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible();
  await page.goto("/datenschutz");
  for (let step = 0; step < 4; step += 1) {
    if (!(await page.goBack())) break;
    await expect(page.getByRole("banner").getByRole("button", { name: "Registrieren" })).toBeVisible();
    await expect(page.getByText(anna.name)).toHaveCount(0);
  }
});

test("a page that the browser brings back loads again after a sign-out, and keeps what was typed before one [ACCT-15]", async ({
  page,
  viewer: _,
}) => {
  await openStarted(page, "/kreative");
  const search = page.getByLabel("Tätigkeit, Name oder Ort");
  await search.fill("Noch nicht gesucht");
  const bringBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await bringBack();
  await expect(search).toHaveValue("Noch nicht gesucht");
  await page.evaluate(() => localStorage.setItem("signedOut", "1"));
  await Promise.all([page.waitForEvent("load"), bringBack()]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("signedOut"))).toBeNull();
});

test("a form that is filled in while another account signs in keeps its text and waits for the first one [SAFE-115]", async ({
  page,
  viewer: anna,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  const ben = await newPerson();
  await openStarted(page, "/feed");
  const text = page.getByRole("textbox", { name: "Was gibt es Neues?" });
  await text.fill("Von Anna");
  await signIn(ben);
  // As after a sign-in in another tab.
  await page.evaluate(() => new BroadcastChannel("session").postMessage("changed"));
  await expect(page.getByText("Ihre Anmeldung hat sich in einem anderen Tab geändert")).toBeVisible();
  expectTrouble(/^409 POST \/posts\/neu/);
  const send = page.getByRole("button", { name: "Veröffentlichen" });
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(`Sie sind jetzt als ${ben.name} angemeldet`);
  await expect(text).toHaveValue("Von Anna");
  await signIn(anna);
  await send.click();
  await expect(text).toHaveValue("");
  const written = await db.select().from(posts).where(eq(posts.content, "Von Anna"));
  expect(written.map(({ userId }) => userId)).toEqual([anna.id]);
});

test("an unsent text outlives a sign-out in another tab, and goes out after the sign-in [AUTH-68]", async ({
  page,
  context,
  viewer: anna,
  expectTrouble,
}) => {
  await page.goto("/feed");
  await touch(page);
  const text = page.getByRole("textbox", { name: "Was gibt es Neues?" });
  await text.fill("Vor dem Abmelden");
  const other = await context.newPage();
  await other.goto("/agb");
  await openMenu(other);
  await other.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(page.getByText("Ihre Anmeldung hat sich in einem anderen Tab geändert")).toBeVisible();
  await expect(text).toHaveValue("Vor dem Abmelden");
  expectTrouble(/^401 POST \/posts\/neu/);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await page.getByRole("main").getByLabel("E-Mail").fill(anna.email);
  await page.getByRole("main").getByLabel("Passwort", { exact: true }).fill(anna.password);
  await page.getByRole("button", { name: "Anmelden und fortsetzen" }).click();
  await expect(page.getByRole("main").getByText("Vor dem Abmelden")).toBeVisible();
});

test("a page that keeps an interrupted form has the header of a visitor with no other sign-in, and asks before it is left [AUTH-70]", async ({
  page,
  context,
  viewer: anna,
  expectTrouble,
}) => {
  await openStarted(page, "/feed");
  await page.getByRole("textbox", { name: "Was gibt es Neues?" }).fill("Nach dem Ende der Sitzung");
  await context.clearCookies();
  expectTrouble(/^401 POST \/posts\/neu/);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByRole("button", { name: "Anmelden und fortsetzen" })).toBeVisible();
  const header = page.getByRole("banner");
  await expect(header).not.toContainText(anna.name);
  await expect(header.getByRole("button", { name: /Anmelden|Registrieren/ }).filter({ visible: true })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page.getByRole("button", { name: "Anmelden und fortsetzen" })).toBeVisible();
});

test("after a button that found no session the header is that of a visitor [AUTH-70]", async ({
  page,
  context,
  viewer: anna,
  newPerson,
  expectTrouble,
}) => {
  const ben = await newPerson();
  await openStarted(page, `/kreative/${ben.slug}`);
  await context.clearCookies();
  expectTrouble(/^401 POST \/kreative\/.*\/like/);
  await page.getByRole("button", { name: "Gefällt mir" }).click();
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Registrieren" })).toBeVisible();
  await expect(header).not.toContainText(anna.name);
});
