import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles, sessions } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { Browserless, it, signedIn, signIn, signInByForm, textOf } from "../support/http";
import { leaveTries } from "../support/limits";
import { createPerson, password, unique } from "../support/people";
import { picture } from "../support/posts";

describe("the password", () => {
  const change = (values: Record<string, string>) => ({
    currentPassword: password,
    newPassword: "Neuer Most 27",
    newPasswordConfirmation: "Neuer Most 27",
    ...values,
  });

  it("is changed, ends the other sessions and is told by mail [OWN-38, OWN-41, OWN-42, OWN-43, ROLE-64]", async ({
    browser,
    mailSink,
    site,
  }) => {
    const anna = await createPerson(db);
    const other = await signIn(new Browserless(site.url), anna);
    await signIn(browser, anna);
    const next = await browser.submit((await browser.get("/profil/passwort")).form("/profil/passwort"), change({}));
    expect(next.text).toContain("Passwort erfolgreich geändert!");
    expect(next.path).toBe("/profil");
    expect((await other.get("/profil")).status).toBe(401);
    await mailSink.waitForMail(anna.email, { subject: "Ihr Passwort wurde geändert" });
    await signInByForm(new Browserless(site.url), { ...anna, password: "Neuer Most 27" });
  });

  it.for([
    [{ newPasswordConfirmation: "anders" }, "newPasswordConfirmation", "Die neuen Passwörter stimmen nicht überein"],
    [{ newPassword: "kurz" }, "newPassword", "Das neue Passwort muss mindestens 6 Zeichen lang sein"],
    [
      { newPassword: "rosalinde", newPasswordConfirmation: "rosalinde" },
      "newPassword",
      "Ihrem Namen oder Ihrer E-Mail",
    ],
    [{ currentPassword: "falsch" }, "currentPassword", "Das aktuelle Passwort stimmt nicht"],
  ] as const)(
    "is refused: %j [OWN-39, OWN-40, OWN-42, OWN-43, ACCT-01]",
    async ([values, field, text], { browser }) => {
      await signIn(browser, await createPerson(db, { name: unique("Rosalinde Moos") }));
      const page = await browser.submit(
        (await browser.get("/profil/passwort")).form("/profil/passwort"),
        change(values),
      );
      expect(page.status).toBe(400);
      expect(page.errorAt(field)).toContain(text);
      expect(page.html).not.toContain("Neuer Most 27");
      if (field === "currentPassword")
        expect(page.text).toContain("Fehler beim Ändern des Passworts: Das aktuelle Passwort");
    },
  );

  it("cannot be guessed by trying", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const form = (await browser.get("/profil/passwort")).form("/profil/passwort");
    await leaveTries("own-password", 1, anna.id);
    for (const status of [400, 429])
      expect((await browser.submit(form, change({ currentPassword: "falsch" }))).status).toBe(status);
  });
});

describe("the account", () => {
  it("is deleted with the right password, and only then [OWN-44, OWN-45, OWN-46, OWN-48, OWN-49, OWN-50, ROLE-65, ACCT-95]", async ({
    browser,
    site,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    const other = await signIn(new Browserless(site.url), anna);
    await signIn(browser, anna);
    await browser.submit((await browser.get("/profil/bild")).form("/profil/bild"), { avatar: await picture() });
    const folder = join(site.dataDir, "files/post-images", anna.id);
    expect(readdirSync(folder).length).toBeGreaterThan(2);
    const form = (await browser.get("/profil/loeschen")).form("/profil/loeschen");
    expect(textOf(form.element)).toContain("Das lässt sich nicht rückgängig machen.");
    const refused = await browser.submit(form, { password: "falsch" });
    expect(refused.texts("alert").join()).toContain("Fehler beim Löschen des Profils: Das Passwort stimmt nicht");
    const gone = await browser.submit(form, { password });
    expect(gone.path).toBe("/");
    expect(gone.text).toContain("Profil und Account erfolgreich gelöscht");
    expect(browser.cookies.has(sessionCookieName)).toBe(false);
    expect((await other.get("/profil")).status).toBe(401);
    expect(await db.select().from(profiles).where(eq(profiles.id, anna.id))).toEqual([]);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    const told = await mailSink.waitForMail(anna.email, { subject: "Ihr Konto wurde gelöscht" });
    expect(told.text).toContain(`Guten Tag, ${anna.name}`);
    const left = () =>
      db.$count(sql`pgboss.job`, sql`data::text || coalesce(output::text, '') like ${`%${anna.email}%`}`);
    await expect.poll(left).toBe(0);
  });

  it("is not deleted without a session, and the password stays out of the page [OWN-47]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const form = (await browser.get("/profil/loeschen")).form("/profil/loeschen");
    await db.delete(sessions).where(eq(sessions.userId, anna.id));
    const page = await browser.submit(form, { password });
    expect(page.text).toContain("Keine gültige Sitzung gefunden");
    expect(page.html).not.toContain(password);
    expect(await db.select().from(profiles).where(eq(profiles.id, anna.id))).toHaveLength(1);
  });
});
