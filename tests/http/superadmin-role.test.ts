import { eq, ne } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, profiles } from "~/db/schema";
import { command, settingsOf } from "../support/command";
import { formData } from "../support/forms";
import { type Browserless, it, type Page, signIn } from "../support/http";
import { createPerson, storedPerson, unique, uniqueEmail } from "../support/people";
import { goodClaim, reserve } from "../support/reservations";
import { superadminWishes } from "../support/superadmin-wishes";

const isSuperadmin = async (id: string) => {
  const [row] = await db.select({ is: profiles.isSuperadmin }).from(profiles).where(eq(profiles.id, id));
  return row?.is;
};

it("tells who calls a command by a wrong name which there are", async ({ site }) => {
  const { code, said } = await command(["superadmn"], settingsOf(site));
  expect(code).toBe(1);
  expect(said).toBe(
    "There is no command superadmn, only serve, superadmin, second-factor, doctor, backup, restore, volume.\n",
  );
});

it("gives the role at the machine and takes it away again, from the last one only when told so [ADM-11, ADM-29, ADM-30]", async ({
  browser,
  site,
}) => {
  const anna = await createPerson(db);
  const told = (...words: string[]) => command(["superadmin", ...words], settingsOf(site));
  await signIn(browser, anna);
  expect((await browser.get("/admin/dashboard")).status).toBe(403);

  expect(await told(anna.email.toUpperCase())).toEqual({ code: 0, said: `${anna.name} is now a superadmin.\n` });
  expect((await browser.get("/admin/dashboard")).status).toBe(200);
  expect((await told(anna.email)).said).toBe(`${anna.name} is now a superadmin.\n`);
  const form = await browser.get("/admin/reserve-profile");

  await db.update(profiles).set({ isSuperadmin: false }).where(ne(profiles.id, anna.id));
  const last = await told("--remove", anna.email);
  expect([last.code, await isSuperadmin(anna.id)]).toEqual([1, true]);
  expect(last.said).toContain(`${anna.name} is the last superadmin.`);
  const saysSo = async () =>
    (await browser.get("/profil/loeschen")).text.includes("Dieses Konto lässt sich jetzt nicht löschen");
  expect(await saysSo()).toBe(true);
  await createPerson(db, { isSuperadmin: true });
  expect(await saysSo()).toBe(false);
  expect(await told("--remove", anna.email)).toEqual({ code: 0, said: `${anna.name} is no longer a superadmin.\n` });
  expect((await browser.get("/admin/dashboard")).status).toBe(403);
  expect((await browser.get("/admin/dashboard.data")).status).toBe(403);
  const late = { name: unique("Spät"), email: uniqueEmail("spaet") };
  expect((await browser.submit(form.form("/admin/reserve-profile"), late)).status).toBe(403);
  const home = await browser.get("/profil");
  expect([home.status, home.html.includes("/admin")]).toEqual([200, false]);

  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, anna.id)).orderBy(auditLog.id);
  expect(acts.map(({ action, actorName }) => [action, actorName])).toEqual([
    ["role.give", "Kommandozeile"],
    ["role.remove", "Kommandozeile"],
  ]);
  await db.update(profiles).set({ isSuperadmin: false });
  await told(anna.email);
  expect((await told("--remove", "--last", anna.email)).code).toBe(0);
});

it("says in one line what is wrong with the command, and changes nothing [ADM-11]", async ({ site }) => {
  const anna = await createPerson(db);
  const told = (...words: string[]) => command(["superadmin", ...words], settingsOf(site));
  const { code, said } = await told("--remove");
  expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
  expect(said).toContain("npm run superadmin -- --remove");
  expect(await told("nobody@example.com")).toEqual({
    code: 1,
    said: "There is no account with the address nobody@example.com.\n",
  });
  expect(await isSuperadmin(anna.id)).toBe(false);
});

async function withWishes(browser: Browserless, page: Page, action: string, field?: string, values = {}) {
  const form = page.form(action, field);
  const data = formData(form.element, values);
  for (const [name, value] of Object.entries(superadminWishes)) data.append(name, value);
  const body = new URLSearchParams(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return browser.post(form.action, body);
}

it("can't be gained through any form, whatever it contains", async ({ browser }) => {
  const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true, title: "Chefin" })];
  await signIn(browser, anna);
  const title = unique("Neuer Titel");
  const forged = { id: vera.id, userId: vera.id, profileId: vera.id, email: vera.email };
  const page = await browser.get("/profil/bearbeiten");
  const form = page.form("/profil/bearbeiten");
  const data = formData(form.element, { title });
  for (const [name, value] of Object.entries({ ...superadminWishes, ...forged })) data.append(name, value);
  const odd = await browser.post(form.action, { title: "Ganz anders", "user[isSuperadmin]": "on" });
  expect(odd.status).toBe(400);
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  expect((await browser.post(form.action, new URLSearchParams(fields))).text).toContain("Profil");
  const stored = async (id: string) => await storedPerson(db, { id });
  expect(await stored(anna.id)).toMatchObject({ title, isSuperadmin: false, email: anna.email });
  expect(await stored(vera.id)).toMatchObject({ title: "Chefin", name: vera.name });

  await withWishes(browser, await browser.get("/profil/spezialisierungen"), "/profil/spezialisierungen");
  await withWishes(browser, await browser.get("/profil/passwort"), "/profil/passwort", undefined, {
    currentPassword: anna.password,
    newPassword: "Mostbirne am Pfänder 28",
    newPasswordConfirmation: "Mostbirne am Pfänder 28",
  });
  expect(await isSuperadmin(anna.id)).toBe(false);

  const reservation = await reserve(db);
  await browser.post(reservation.path, { ...goodClaim, agbAccepted: "on", ...superadminWishes });
  const eve = { ...goodClaim, name: unique("Eve"), email: uniqueEmail("eve"), userType: "kreative", agbAccepted: "on" };
  await browser.get("/auth/abmelden");
  await browser.post("/auth/abmelden", {});
  await browser.post("/auth?modus=registrieren", { ...eve, ...superadminWishes });
  for (const email of [reservation.email, eve.email]) {
    const [made] = await db.select().from(profiles).where(eq(profiles.email, email));
    expect(made).toMatchObject({ isSuperadmin: false, emailVerified: false });
  }
});
