import type { Route } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, screens, test } from "../support/fixtures";
import { longMember, unique } from "../support/people";
import { openStarted } from "../support/touch";

test("a reply is sent once by a double click, and arrives where somebody is writing [TALK-13]", async ({
  page,
  browser,
  site,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [anna, berg] = [await newPerson(longMember), await newCompany(longMember)];
  const call = await createCallOf(db, berg, { title: unique("Kriecherl") });
  const { path } = await createConversation(db, anna, berg, {
    ...{ ausschreibungId: call.id, subject: call.title, texts: ["Muster: https://example.com/plakat."] },
  });
  // The other one has a phone.
  const other = await browser.newContext({ baseURL: site.url, viewport: phone });
  await signIn(berg, other);
  const their = await other.newPage();
  await their.goto("/");
  await their.getByRole("button", { name: "1 ungelesene Unterhaltung" }).click();
  await their.getByRole("link", { name: "Nachrichten (1 neu)" }).click();
  await expectAccessible(their);
  await expectNoSidewaysScroll(their);
  await their.getByRole("link", { name: /, 1 ungelesen/ }).press("Enter");
  await expect(their).toHaveURL(new RegExp(`${path}#neueste$`));
  await expect(their.getByRole("button", { name: /ungelesene/ })).toHaveCount(0);
  await expect(their.getByRole("link", { name: "https://example.com/plakat" })).toHaveAttribute("rel", /noopener/);
  await expectAccessible(their);
  await expectNoSidewaysScroll(their);

  await signIn(anna);
  await page.goto(path);
  await expect(page.getByRole("complementary").getByRole("link", { name: call.title })).toBeVisible();
  await page.getByLabel(/^Nachricht an/).fill("Noch nicht fertig");
  await their.getByLabel(/^Nachricht an/).fill("Gern, am Dienstag.");
  await their.getByRole("button", { name: "Nachricht senden" }).dblclick();
  await expect(their.getByRole("log").getByText("Gern, am Dienstag.")).toHaveCount(1);
  await expect(their.getByLabel(/^Nachricht an/)).toHaveValue("");

  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const arrived = page.getByRole("log").getByText("Gern, am Dienstag.");
  await expect.poll(() => comeBack().then(() => arrived.isVisible())).toBe(true);
  await expect(page.getByLabel(/^Nachricht an/)).toHaveValue("Noch nicht fertig");
  await their.getByRole("button", { name: "Per E-Mail oder Telefon geklärt" }).click();
  await expect(their.getByText(/^Per E-Mail oder Telefon geklärt, seit/)).toBeVisible();
  await other.close();
});

test("a reply is kept over a lost connection and an ended session [TALK-15, TALK-60]", async ({
  page,
  context,
  newPerson,
  newCompany,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_INTERNET_DISCONNECTED/);
  expectTrouble(/^401 POST \/nachrichten/);
  const anna = await newPerson(longMember);
  const { path } = await createConversation(db, await newCompany(), anna);
  await signIn(anna);
  await page.goto(path);
  const field = page.getByLabel(/^Nachricht an/);
  await field.fill("Das bleibt da.");
  // Without its script, the page could not be sent but by leaving it.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Was Sie eingegeben haben, ist noch da")).toBeVisible();
  await expect(field).toHaveValue("Das bleibt da.");
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("heading", { name: "Bitte melden Sie sich noch einmal an" })).toBeFocused();
  await page.getByLabel("E-Mail").fill(anna.email);
  await page.getByLabel("Passwort", { exact: true }).fill(anna.password);
  await page.getByRole("button", { name: "Anmelden und fortsetzen" }).click();
  await expect(page.getByRole("log").getByText("Das bleibt da.")).toHaveCount(1);
  // The answer to the sign-in is no step of the history: no browser could show it again.
  await page.goBack();
  await expect(page.getByRole("log")).toBeVisible();
});

test("a look for news that fails in any way changes nothing on the page [TELL-42]", async ({
  page,
  viewer: anna,
  newCompany,
  expectTrouble,
}) => {
  const { path } = await createConversation(db, await newCompany(), anna);
  await page.goto(path);
  const field = page.getByLabel(/^Nachricht an/);
  await field.fill("Das bleibt da.");
  // The page asks only when it is not loading anything, so the focus may have to come back.
  const news = async (answer: { body: string; contentType: string }) => {
    let isAsked = false;
    const tell = (route: Route) => {
      isAsked = true;
      return route.fulfill(answer);
    };
    await page.route("**/neues", tell);
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect.poll(() => focus().then(() => isAsked)).toBe(true);
    await page.unroute("**/neues", tell);
  };
  for (const body of ["<h1>Bitte melden Sie sich an</h1>", "{", "null", '{"latest":"viele"}'])
    await news({ body, contentType: "application/json" });

  expectTrouble(/^net::ERR_CONNECTION_RESET GET/);
  expectTrouble(/^500 GET/);
  const reloads = [
    {
      fails: (route: Route) => route.abort("connectionreset"),
      failed: () =>
        page.waitForEvent("requestfailed", (asked) => asked.failure()?.errorText.endsWith("RESET") ?? false),
    },
    {
      fails: (route: Route) =>
        route.fulfill({ status: 500, body: "Da ist etwas schiefgegangen", contentType: "text/plain" }),
      failed: () => page.waitForResponse((response) => response.status() === 500),
    },
  ];
  for (const { fails, failed } of reloads) {
    await page.route(/\.data/, fails);
    await Promise.all([failed(), news({ body: '{"latest":2000000000}', contentType: "application/json" })]);
    await page.unroute(/\.data/, fails);
    await expect(field).toHaveValue("Das bleibt da.");
  }
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("log").getByText("Das bleibt da.")).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled });
    for (const screen of screens)
      test(`opens at its newest message, with what was written before and whom it is with in view, ${javaScriptEnabled ? "with" : "without"} script, on a ${screen} [LOOK-56]`, {
        tag: `@${screen}`,
      }, async ({ page, newPerson, newCompany, signIn }) => {
        const [anna, berg] = [await newPerson(), await newCompany()];
        const texts = Array.from({ length: 30 }, (_, index) => `Nachricht ${index + 1} von dreißig.`);
        const { id } = await createConversation(db, berg, anna, { texts, subject: "Ein Plakat" });
        await signIn(anna);
        await page.goto("/nachrichten");
        await page.locator(`a[href^="/nachrichten/${id}"]`).click();
        for (const text of [texts[28], texts[29]]) await expect(page.getByText(text ?? "")).toBeInViewport();
        await expect(page.getByRole("heading", { level: 1, name: berg.name })).toBeInViewport();
        await expect(page.getByText("Ein Plakat")).toBeInViewport();
        await expect(page.getByLabel(/^Nachricht an/)).toBeInViewport();
        await expect(page.getByText(texts[10] ?? "")).not.toBeInViewport();
      });
  });

test("files are chosen, or refused before they are sent, and the text stays", async ({ page, newPerson, signIn }) => {
  const [anna, ben] = [await newPerson(), await newPerson()];
  const { path } = await createConversation(db, anna, ben);
  const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") });
  await signIn(ben);
  await openStarted(page, path);
  const text = page.getByLabel(/^Nachricht an/);
  const field = page.getByLabel("Dateien (optional)", { exact: true });
  await text.fill("Zwei Skizzen, wie besprochen.");
  await field.setInputFiles(["1.pdf", "2.pdf", "3.pdf", "4.pdf"].map(file));
  await page.getByRole("button", { name: "Nachricht senden", exact: true }).click();
  await expect(page.getByText("Hier ist Platz für 3 Dateien.", { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.setInputFiles(["Skizze eins.pdf", "Skizze zwei.pdf"].map(file));
  await expect(page.getByRole("list", { name: "Gewählte Dateien", exact: true }).getByRole("listitem")).toHaveCount(2);
  await expect(text).toHaveValue("Zwei Skizzen, wie besprochen.");
  await page.getByRole("button", { name: "Nachricht senden", exact: true }).click();
  await expect(page.getByRole("log").getByRole("link", { name: /^Skizze eins\.pdf/ })).toBeVisible();
  await expect(text).toHaveValue("");
  await expect(page.getByRole("list", { name: "Gewählte Dateien", exact: true })).toHaveCount(0);
});
