import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { logoSvg } from "../support/looks";
import { password, unique, uniqueEmail } from "../support/people";
import { type Site, startSite } from "../support/site";
import { totp } from "../support/totp";
import { touch } from "../support/touch";

const members = 400;
const lettersAtOnce = 100;

/** A list as an association has it: a heading, semicolons, names in two columns, and two rows that are no members. */
function memberList() {
  const wrong = ["=SUMME(A1);x;summe@mitglieder.example", "Ohne Adresse;Eva;"];
  const right = Array.from({ length: members }, (_, at) => `Muster ${at + 1};Vera;vera${at + 1}@mitglieder.example`);
  return Buffer.from(["Nachname;Vorname;E-Mail", ...wrong, ...right].join("\r\n"));
}

const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logoSvg()) };

/** The operator's machine: an empty folder, the site's own PostgreSQL, and the mail server of the tests. */
async function openSite(smtpUrl: string): Promise<{ site: Site; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-first-"));
  const site = await startSite({
    ...{ databaseUrl: "", dataDir },
    settings: {
      ...{
        DATABASE_URL: "",
        SECRET: "",
        SMTP_URL: smtpUrl,
        SUPERADMIN_SECOND_FACTOR: "1",
        TRUST_PROXY: "127.0.0.1,::1",
      },
      ...{
        PRODUCT_NAME: "Werkraum",
        CONTACT_EMAIL: "hallo@werkraum.example",
        PROVIDER_ADDRESS: "Verein Werkraum, Gasse 1, 6900 Bregenz",
      },
    },
  });
  const close = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { site, close };
}

test("an empty data folder becomes a running site with checked mail, its logo, 400 invited members and their letters, without a terminal after the start [ADM-34, ADM-37, ADM-38, ADM-43, ADM-85]", async ({
  page,
  mailSink,
}) => {
  test.setTimeout(240_000);
  const { site, close } = await openSite(mailSink.url);
  try {
    const link = () => site.lines.map((line) => /\/erste-einrichtung\/[\w-]{43}$/.exec(line)?.[0]).find(Boolean);
    await expect.poll(link).toBeTruthy();
    await page.goto(site.url + link());
    await touch(page);
    expect(page.url()).not.toContain("erste-einrichtung");
    await expect(page.getByText("Das erste Konto")).toBeVisible();

    const [name, email] = [unique("Vera Vorstand"), uniqueEmail("vera")];
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await main.getByRole("textbox", { name: "E-Mail", exact: true }).fill(email);
    await main.getByLabel("Passwort", { exact: true }).fill(password);
    await main.getByRole("checkbox", { name: /^Ich akzeptiere die AGB/ }).check();
    await main.getByRole("button", { name: "Registrieren", exact: true }).click();
    await expect(page.getByText("Das Konto ist angelegt und hat die Superadmin-Rolle")).toBeVisible();
    await main.getByRole("textbox", { name: "E-Mail", exact: true }).fill(email);
    await main.getByLabel("Passwort", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Anmelden", exact: true }).click();

    await expect(page.getByRole("heading", { name: "Zweiter Faktor", exact: true })).toBeVisible();
    await main.getByRole("textbox", { name: "Zur Sicherheit: Ihr Passwort", exact: true }).fill(password);
    await main.getByRole("button", { name: "Weiter", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Zweiten Faktor einrichten", exact: true })).toBeVisible();
    const key = ((await main.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await main.getByLabel("Code, den die App jetzt zeigt", { exact: true }).fill(totp(key));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Wiederherstellungscodes", exact: true })).toBeVisible();

    await page.goto(`${site.url}/admin/einrichten`);
    await touch(page);
    await expect(page.getByRole("heading", { name: "Einrichten", exact: true })).toBeVisible();
    await main.getByRole("button", { name: "Probe an mich senden", exact: true }).click();
    await expect(page.getByText("Der Mailserver sagt: 250")).toBeVisible();
    expect((await mailSink.waitForMail(email, { subject: /^Probe von Werkraum/ })).text).toContain("Werkraum");
    await main.getByRole("button", { name: "Rechtstexte geprüft", exact: true }).click();
    await expect(main.getByText(`Von ${name} am`)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${site.url}/admin/auftritt/bilder/logo`);
    await touch(page);
    await main.getByLabel("Neue Datei").setInputFiles(logo);
    await main.getByRole("button", { name: "Im Entwurf speichern", exact: true }).click();
    await expect(page.getByText("Logo im Entwurf gespeichert")).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${site.url}/?auftritt=entwurf`);
    const mark = page.getByRole("banner").getByRole("img", { name: "Werkraum", exact: true });
    await expect(mark).toBeVisible();
    await page.goto(`${site.url}/admin/auftritt`);
    await touch(page);
    await expect(mark).toHaveCount(0);
    await main.getByRole("button", { name: "Übernehmen", exact: true }).click();
    await expect(page.getByText("Der neue Auftritt gilt")).toBeVisible();
    await expect(mark).toBeVisible();

    await page.goto(`${site.url}/admin/import`);
    await touch(page);
    const list = { name: "mitglieder.csv", mimeType: "text/csv", buffer: memberList() };
    await main.getByLabel("Mitgliederliste").setInputFiles(list);
    await main.getByRole("button", { name: "Liste ansehen", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Import prüfen", exact: true })).toBeVisible();
    await expect(main.getByText("Beginnt wie eine Formel.")).toBeVisible();
    await main.getByRole("button", { name: "Ausgewählte reservieren", exact: true }).click();
    await expect(page.getByText(`${members} Profile reserviert`).first()).toBeVisible();

    await page.goto(`${site.url}/admin/briefe`);
    for (let left = members; left > 0; left -= lettersAtOnce) {
      await touch(page);
      await expect(main.getByText(`${left} reservierte Profile haben noch keinen Brief.`)).toBeVisible();
      await main.getByRole("textbox", { name: "Ihre Sätze" }).fill("Wir sind der Verein, in dem Sie Mitglied sind.");
      await main.getByRole("button", { name: "Briefe vorbereiten", exact: true }).click();
      await expect(page.getByRole("heading", { name: /^Briefe vom / })).toBeVisible();
      await expect(main.getByRole("article")).toHaveCount(lettersAtOnce);
      if (left === members) await expectNoSidewaysScroll(page);
      await page.goto(`${site.url}/admin/briefe`);
    }
    await expect(main.getByText("Alle reservierten Profile, deren Link gilt, haben schon einen Brief.")).toBeVisible();
    await page.goto(site.url);
    await expect(
      page
        .getByRole("banner")
        .getByRole("link", { name: /Werkraum/ })
        .first(),
    ).toBeVisible();
  } finally {
    await page.goto("about:blank");
    await close();
  }
});
