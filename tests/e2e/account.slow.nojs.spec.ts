import { db } from "../../app/db/client.server";
import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { password, uniqueEmail } from "../support/people";
import { linkIn } from "../support/registration";
import { addSession } from "../support/session";
import { totp } from "../support/totp";

const again = "Zur Sicherheit: Ihr Passwort";

test("all of one's account is kept without script, from the menu to the deletion [ACCT-75]", async ({
  page,
  viewer: anna,
  mailSink,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addSession(db, anna, "Safari auf iPhone");
  const main = page.getByRole("main");
  const press = (name: string | RegExp) => main.getByRole("button", { name, exact: true }).click();
  await page.goto("/agb");
  await openMenu(page);
  await page.getByRole("link", { name: "Konto", exact: true }).click();
  await expectNoSidewaysScroll(page);

  await press(/^Beenden.*Safari auf iPhone/);
  await expect(page.getByText("Sitzung beendet", { exact: true })).toBeVisible();
  await main.getByLabel("Profil ausblenden").check();
  await press("Sichtbarkeit speichern");
  await expect(page.getByText("Sichtbarkeit gespeichert")).toBeVisible();
  await expect(main.getByLabel("Profil ausblenden")).toBeChecked();
  await main.getByRole("checkbox", { name: /Neuigkeiten per E-Mail/ }).check();
  await press("Benachrichtigungen speichern");
  await expect(main.getByRole("checkbox", { name: /Neuigkeiten per E-Mail/ })).toBeChecked();

  const email = uniqueEmail("anna-neu");
  await page.goto("/konto/adresse");
  await main.getByLabel("Neue E-Mail-Adresse").fill(email);
  await main.getByLabel(again).fill(password);
  await press("Link an die neue Adresse senden");
  const asked = await mailSink.waitForMail(email, { subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse" });
  await page.goto(linkIn(asked.text));
  await press("Adresse bestätigen");
  await expect(page.getByText("E-Mail-Adresse geändert")).toBeVisible();

  await page.goto("/konto/zweiter-faktor");
  await main.getByLabel(again).fill(password);
  await press("Weiter");
  const key = ((await main.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await main.getByLabel("Code, den die App jetzt zeigt").fill(totp(key));
  await press("Zweiten Faktor einrichten");
  await expect(main.locator("code")).toHaveCount(10);
  const recovery = (await main.locator("code").first().textContent()) ?? "";

  await openMenu(page);
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.goto("/auth");
  await main.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await main.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await press("Anmelden");
  await main.getByLabel("Code", { exact: true }).fill(recovery);
  await press("Anmelden");
  await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();

  await page.goto("/konto/daten");
  await main.getByLabel(again).fill(password);
  await press("Kopie erstellen");
  await mailSink.waitForMail(email, { subject: "Die Kopie Ihrer Daten ist fertig" });
  await page.goto("/konto/daten");
  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: "Herunterladen" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const changed = await mailSink.waitForMail(anna.email, { subject: "Die E-Mail-Adresse Ihres Kontos wurde geändert" });
  await page.goto(linkIn(changed.text));
  await press("Konto zurückholen");
  await expect(main.getByLabel("Neues Passwort", { exact: true })).toBeVisible();
  const fresh = "Zwetschke im Laternsertal";
  for (const field of await main.locator("input[type=password]").all()) await field.fill(fresh);
  await press("Passwort speichern");
  await main.getByRole("textbox", { name: "E-Mail" }).fill(anna.email);
  await main.getByRole("textbox", { name: "Passwort", exact: true }).fill(fresh);
  await press("Anmelden");
  await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();
  await page.goto("/profil/loeschen");
  await main.locator("input[type=password]").fill(fresh);
  await press("Endgültig löschen");
  await expect(page.getByText(/gelöscht/).first()).toBeVisible();
});
