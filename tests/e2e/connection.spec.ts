import type { Route } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { runClockUntil } from "../support/page-clock";
import { openStarted, touch } from "../support/touch";

test("a sign-in that does not reach the server, or only in part, keeps what was typed and can be sent again [AUTH-43]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  const anna = await newPerson();
  await openStarted(page, "/auth");
  const main = page.getByRole("main");
  await main.getByLabel("E-Mail").fill(anna.email);
  await main.getByLabel("Passwort", { exact: true }).fill(anna.password);

  const answers = [502, 503, 504, null];
  for (const status of answers) {
    expectTrouble(status ? new RegExp(`^${status} POST /auth`) : /^net::ERR_\w+ POST .*\/auth/);
    const held = Promise.withResolvers<void>();
    const answer = async (route: Route) => {
      await held.promise;
      await (status ? route.fulfill({ status, body: "<h1>Bad Gateway</h1>" }) : route.abort("connectionreset"));
    };
    await page.route("**/auth.data*", answer, { times: 1 });
    await main.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(main.getByRole("button", { name: "Wird angemeldet..." })).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
    held.resolve();
    await expect(main.getByRole("alert")).toHaveText(
      "Anmeldung fehlgeschlagenDie Verbindung ist abgebrochen. Was Sie eingegeben haben, ist noch da: Bitte senden Sie es noch einmal.",
    );
    await expect(main.getByLabel("E-Mail")).toHaveValue(anna.email);
    await expect(main.getByLabel("Passwort", { exact: true })).toHaveValue(anna.password);
  }
  await expectAccessible(page);

  expectTrouble(/^400 POST \/auth/);
  const breakOff = (route: Route) => {
    const headers = { ...route.request().headers(), "content-type": "multipart/form-data; boundary=grenze" };
    return route.continue({ headers, postData: "--grenze" });
  };
  await page.route("**/auth.data*", breakOff, { times: 1 });
  await main.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(main.getByRole("alert")).toHaveText(
    "Anmeldung fehlgeschlagenWir konnten nicht alles davon lesen. Was Sie eingegeben haben, ist noch da: Bitte senden Sie es noch einmal.",
  );
  await expect(main.getByLabel("E-Mail")).toHaveValue(anna.email);

  await main.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();
});

test("a page is loading, then error, not found, empty or there [CREA-03, GEN-14]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  const ben = await newPerson({ title: "Fotograf" });
  await openStarted(page, "/");
  const release = await holdRequests(page, "**/kreative.data*");
  const toDirectory = page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Kreative" });
  await toDirectory.click();
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Lade Kreative...");
  release();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("status")).toHaveCount(0);
  await page.unroute("**/kreative.data*");

  await page.goto("/kreative?q=qqqqqqqqqq");
  await expect(page.getByText("Keine Kreativen gefunden").first()).toBeVisible();
  expectTrouble(/^404 GET \/kreative\/niemand-hier$/);
  await page.goto("/kreative/niemand-hier");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("nicht gefunden");
  await page.goto(`/kreative/${ben.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ben.name);

  await touch(page);
  expectTrouble(/^net::ERR_\w+ GET .*\/kreative\.data/);
  await page.route("**/kreative.data*", (route) => route.abort("internetdisconnected"), { times: 1 });
  await toDirectory.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keine Verbindung");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Noch einmal laden" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("a link that is pressed without a connection stays on the page, and says so [TELL-58]", async ({
  page,
  context,
  viewer: _,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_INTERNET_DISCONNECTED/);
  await openStarted(page, "/profil");
  await context.setOffline(true);
  const toast = page.getByText("Diese Seite bleibt, wie sie ist.", { exact: false });
  for (const link of [
    page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Arbeiten" }),
    page.getByRole("main").getByRole("link", { name: "Passwort ändern" }),
  ]) {
    await link.click();
    await expect(toast).toBeVisible();
    await page.getByRole("button", { name: "Schließen" }).filter({ visible: true }).click();
    await expect(toast).toBeHidden();
    await expect(page).toHaveURL(/\/profil$/);
  }
  await context.setOffline(false);
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Arbeiten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Arbeiten");
});

test("a link is followed where the site is reached without a network, as on the device that it runs on [TELL-58]", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await openStarted(page, "/impressum");
  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz" }).click();
  await expect(page).toHaveURL(/\/datenschutz$/);
});

test("a form that waits for its answer says after ten seconds what to do [TELL-57]", async ({ page, newPerson }) => {
  const anna = await newPerson();
  await page.clock.install();
  await openStarted(page, "/auth");
  const main = page.getByRole("main");
  await main.getByLabel("E-Mail").fill(anna.email);
  await main.getByLabel("Passwort", { exact: true }).fill(anna.password);
  const release = await holdRequests(page, "**/auth.data*");
  await main.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(main.getByRole("button", { name: "Wird angemeldet..." })).toBeVisible();
  const slow = page.getByText("Das dauert länger als sonst");
  await runClockUntil(slow, 1, 1000);
  await page.clock.runFor(60_000);
  await expect(slow).toBeVisible();
  await expect(page.getByText("sehen Sie in einem neuen Tab nach, ob es schon geschehen ist")).toBeVisible();
  await expect(main.getByLabel("E-Mail")).toHaveValue(anna.email);
  await page.clock.resume();
  release();
  await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test("three messages at most stand at once, each for four seconds [GEN-24]", async ({ page, newPerson }) => {
  await page.clock.install();
  await openStarted(page, `/kreative/${(await newPerson()).slug}`);
  const show = page.getByRole("button", { name: "Nachricht senden" });
  const all = page.locator("[data-sonner-toast]");
  const shown = page.locator("[data-sonner-toast][data-visible=true]");
  // From here on only the test moves the page's clock, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let count = 0; count < 5; count += 1) await show.press("Enter");
  await page.mouse.move(1, 1);
  await runClockUntil(all, 5, 10);
  await expect(shown).toHaveCount(3);
  await page.clock.runFor(3900);
  await expect(shown).toHaveCount(3);
  await page.clock.runFor(1000);
  await expect(all).toHaveCount(0);
});
