import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { takeAway } from "../support/break-database";
import { Browserless, it, signedIn, signIn, signInByForm } from "../support/http";
import { createPerson, password } from "../support/people";
import { claim, reserve } from "../support/reservations";
import { createResetLink } from "../support/reset-link";

const newPassword = "Ein ganz neues Geheimnis 7";

/** Runs `act` while the limits can't be read. */
async function withoutLimits<Result>(act: () => Promise<Result>): Promise<Result> {
  const putBack = await takeAway(db, "table", "rate_limits");
  const result = await act();
  await putBack();
  return result;
}

describe("while the limits can't be read", () => {
  it("a password change says so in its own words, and changes nothing [OWN-43]", async ({ site, browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const form = (await browser.get("/profil/passwort")).form("/profil/passwort");
    const values = { currentPassword: password, newPassword, newPasswordConfirmation: newPassword };
    const refused = await withoutLimits(() => browser.submit(form, values));
    expect([refused.status, refused.heading]).toEqual([500, "Passwort ändern"]);
    expect(refused.texts("alert").join()).toContain("Fehler beim Ändern des Passworts: Unbekannter Fehler");
    await signInByForm(new Browserless(site.url), anna);
    expect((await browser.submit(form, values)).text).toContain("Passwort erfolgreich geändert!");
  });

  it("a deletion says so in its own words, and deletes nothing [OWN-48]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const form = (await browser.get("/profil/loeschen")).form("/profil/loeschen");
    const refused = await withoutLimits(() => browser.submit(form, { password }));
    expect(refused.status).toBe(500);
    expect(refused.texts("alert").join()).toContain("Fehler beim Löschen des Profils: Unbekannter Fehler");
    expect((await browser.submit(form, { password })).text).toContain("Profil und Account erfolgreich gelöscht");
  });

  it("a claim says so in its own words, and makes no account [CLAIM-18]", async ({ browser }) => {
    const { path, email } = await reserve(db);
    const page = await browser.get(path);
    const refused = await withoutLimits(() => claim(browser, page));
    expect(refused.status).toBe(500);
    expect(refused.texts("alert").join()).toContain("Fehler beim Erstellen des Accounts: Ein unerwarteter Fehler");
    expect(await db.$count(profiles, eq(profiles.email, email))).toBe(0);
    expect((await claim(browser, page)).text).toContain("Profil erfolgreich erstellt!");
  });

  it("a new password is not set, and its link stays good [TELL-01]", async ({ browser }) => {
    const form = (await browser.get(await createResetLink(db, await createPerson(db)))).form("/auth/passwort-neu");
    const refused = await withoutLimits(() =>
      browser.submit(form, { password: newPassword, passwordConfirmation: newPassword }),
    );
    expect(refused.status).toBe(500);
    expect(refused.texts("alert").join()).toContain(
      "Passwort nicht geändert Der Fehler liegt bei uns, Ihr Link ist noch gültig.",
    );
  });

  it("an address is not confirmed, and its link can be sent again [AUTH-51]", async ({ browser }) => {
    const form = (await browser.get("/auth/confirm?token=etwas&type=signup")).form("/auth/confirm");
    const failed = await withoutLimits(() => browser.submit(form));
    expect([failed.status, failed.heading]).toEqual([500, "Fehler"]);
    expect(failed.texts("alert").join()).toContain("Ihre E-Mail-Adresse konnte gerade nicht bestätigt werden.");
    expect(failed.texts("button")).toContain("Noch einmal versuchen");
    expect((await browser.submit(failed.form("/auth/confirm"))).heading).toBe("Bestätigung fehlgeschlagen");
  });
});

it("a password stays changed when its tries can't be forgotten afterwards [TELL-02]", async ({ site, browser }) => {
  const anna = await signedIn(browser, createPerson(db));
  const form = (await browser.get("/profil/passwort")).form("/profil/passwort");
  await db.execute(sql`create function keep() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`);
  await db.execute(sql`create trigger keep before delete on rate_limits for each row execute function keep()`);
  const values = { currentPassword: password, newPassword, newPasswordConfirmation: newPassword };
  const changed = await browser.submit(form, values);
  await db.execute(sql`drop function keep cascade`);
  expect(changed.text).toContain("Passwort erfolgreich geändert!");
  await signInByForm(new Browserless(site.url), { ...anna, password: newPassword });
});
