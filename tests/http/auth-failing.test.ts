import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles, verifications } from "~/db/schema";
import { takeAway } from "../support/break-database";
import { type Browserless, it } from "../support/http";
import { createPerson, password } from "../support/people";
import { register, registration } from "../support/registration";
import { claim, reserve } from "../support/reservations";

const notRegistered = "Registrierung fehlgeschlagen Ein unbekannter Fehler ist aufgetreten";
const notSent = "E-Mail nicht gesendet Beim Senden der E-Mail ist ein Fehler aufgetreten.";

async function requestReset(browser: Browserless, email: string) {
  return browser.submit((await browser.get("/auth?modus=passwort")).form("/auth?modus=passwort"), { email });
}

it("keeps what was typed when nobody can be looked up, and says that it failed [AUTH-03, AUTH-31, AUTH-33]", async ({
  site,
  browser,
}) => {
  const before = site.lines.length;
  const anna = await createPerson(db);
  const putBack = await takeAway(db, "column", "profiles.email");

  const values = registration();
  const registered = await register(browser, values);
  expect([registered.status, registered.texts("alert")]).toEqual([500, [notRegistered]]);
  expect([registered.valueAt("name"), registered.valueAt("email")]).toEqual([values.name, values.email]);

  const form = (await browser.get("/auth")).form("/auth?modus=anmelden");
  const refused = await browser.submit(form, { email: anna.email, password });
  expect(refused.status).toBe(500);
  expect(refused.texts("alert")).toEqual(["Anmeldung fehlgeschlagen Ein unbekannter Fehler ist aufgetreten"]);
  expect(refused.valueAt("email")).toBe(anna.email);
  for (const what of ["registration failed", "sign-in failed"])
    await expect.poll(() => site.lines.slice(before).filter((line) => line.includes(what))).toHaveLength(1);
  expect(site.lines.join()).not.toContain(anna.email);

  await putBack();
  expect((await browser.submit(form, { email: anna.email, password })).text).toContain("Erfolgreich angemeldet");
});

it("promises no mail that can't be queued, and rolls back what the mail was for [AUTH-09, AUTH-31, AUTH-33]", async ({
  browser,
}) => {
  const anna = await createPerson(db);
  const reserved = await reserve(db);
  await db.execute(sql`
    create function no_mail() returns trigger language plpgsql as $$ begin raise 'no mail'; end $$;
    create trigger no_mail before insert on pgboss.job_common for each row
      when (new.name in ('mail', 'reset-link')) execute function no_mail();
  `);

  const asked = await requestReset(browser, anna.email);
  expect([asked.status, asked.texts("alert")]).toEqual([500, [notSent]]);
  expect(await db.$count(verifications, eq(verifications.value, anna.id))).toBe(0);

  const values = registration();
  const registered = await register(browser, values);
  expect([registered.status, registered.texts("alert")]).toEqual([500, [notRegistered]]);
  expect(await db.$count(profiles, eq(profiles.email, values.email))).toBe(0);

  const claimed = await claim(browser, await browser.get(reserved.path));
  expect(claimed.text).toContain("Fehler beim Erstellen des Accounts: Ein unerwarteter Fehler ist aufgetreten");
  expect(await db.$count(profiles, eq(profiles.email, reserved.email))).toBe(0);

  await db.execute(sql`drop function no_mail cascade`);
  expect((await requestReset(browser, anna.email)).text).toContain("E-Mail gesendet");
  expect((await register(browser, values)).text).toContain("Registrierung erfolgreich");
});
