import type { Page } from "@playwright/test";
import { password } from "../../support/people";
import { totp } from "../../support/totp";
import { openStarted } from "../../support/touch";
import { by, inMain, type WriteRow } from "./write-row";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

/** Gives the password, and gets to the page with picture and key. */
export async function begin(page: Page) {
  await page.getByLabel("Zur Sicherheit: Ihr Passwort", { exact: true }).fill(password);
  await inMain("Weiter")(page).click();
  await heading(page, "Zweiten Faktor einrichten");
  await page.getByText("Jetzt fehlt noch ein Code aus der App").waitFor();
}

export const keyOn = async (page: Page) =>
  ((await page.getByRole("main").locator("code").textContent()) ?? "").replaceAll(" ", "");

async function setUp(page: Page) {
  await begin(page);
  const key = await keyOn(page);
  await page.getByLabel("Code, den die App jetzt zeigt").fill(totp(key));
  await inMain("Zweiten Faktor einrichten")(page).click();
  await heading(page, "Wiederherstellungscodes");
}

const overview = { as: "creative", page: "/konto/zweiter-faktor" } as const;

/** Pages that only a form before them leads to. */
export const secondFactorRows: Record<string, WriteRow> = {
  "POST /konto/zweiter-faktor/einrichten": {
    ...overview,
    fill: async (page) => {
      await begin(page);
      await page.getByLabel("Code, den die App jetzt zeigt").fill("123456");
    },
    button: inMain("Zweiten Faktor einrichten"),
    says: "Der Code konnte nicht geprüft werden",
  },
  "POST /konto/zweiter-faktor/codes": {
    ...overview,
    fill: async (page) => {
      await setUp(page);
      await page.getByLabel("Zur Sicherheit: Ihr Passwort", { exact: true }).fill(password);
    },
    button: inMain("Neue Codes erstellen"),
    says: "Keine neuen Codes erstellt",
  },
  ...by("creative", {
    "POST /auth/code": {
      onlyWithScript: "its way to the form has script; the form itself is that of the other codes",
      page: "/konto/adresse",
      fill: async (page) => {
        const email = (await page.getByRole("main").getByText("@example.com").first().textContent()) ?? "";
        await openStarted(page, "/konto/zweiter-faktor");
        await setUp(page);
        await page.context().clearCookies();
        await openStarted(page, "/auth");
        const main = page.getByRole("main");
        await main.getByRole("textbox", { name: "E-Mail" }).fill(email.match(/\S+@example\.com/)?.[0] ?? "");
        await main.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
        await inMain("Anmelden")(page).click();
        await heading(page, "Code eingeben");
        await page.getByLabel("Code", { exact: true }).fill("123456");
      },
      button: inMain("Anmelden"),
      says: "Anmeldung fehlgeschlagen",
    },
  }),
};
