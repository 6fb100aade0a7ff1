import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { auditLog, reservedProfiles } from "~/db/schema";
import { attribute, Browserless, byTag, it, type Page, signedIn, signIn, textOf } from "../support/http";
import { createPerson, unique, uniqueEmail } from "../support/people";
import { reserve } from "../support/reservations";

const link = /http:\/\/localhost:\d+\/claim-profile\/[\w-]{43}/;

/** The rows of the reservations table; the dashboard has other tables. */
function reservations(page: Page): string[] {
  const tables = byTag(page.document, "table").filter((table) => textOf(table).startsWith("Reservierte Profile"));
  return tables.flatMap((table) => byTag(table, "tr").slice(1).map(textOf));
}

const older = (page: Page) =>
  byTag(page.document, "a")
    .filter((link) => textOf(link) === "Ältere anzeigen")
    .map((link) => attribute(link, "href"))[0];

const names = (page: Page) => reservations(page).map((row) => /Person \d+/.exec(row)?.[0]);

it("reserves a profile and shows its claim link once the form is empty again [ADM-12, ADM-15, ADM-16, ADM-17, ROLE-57]", async ({
  browser,
}) => {
  const superadmin = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
  const form = await browser.get("/admin/reserve-profile");
  const [name, email] = [unique("Frida Rüf"), uniqueEmail("frida")];
  const done = await browser.submit(form.form("/admin/reserve-profile"), { name, email: email.toUpperCase() });
  expect(done.text).toContain("Reserviertes Profil erfolgreich erstellt!");
  expect(done.text).toMatch(link);
  expect(done.html).not.toContain(`value="${name}"`);

  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.email, email));
  expect(row).toMatchObject({ name, reservedBy: superadmin.id, claimed: false });
  expect(row?.reservationToken).toHaveLength(43);
  const [act] = await db.select().from(auditLog).where(eq(auditLog.subjectName, name));
  expect(act).toMatchObject({ actorId: superadmin.id, action: "reservation.create", subjectId: `${row?.id}` });
  expect(JSON.stringify(act)).not.toContain(row?.reservationToken);
});

it("says at its field what is missing or taken [ADM-12, ADM-18, ADM-19]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const page = await browser.get("/admin/reserve-profile");
  const form = page.form("/admin/reserve-profile");
  const empty = await browser.submit(form, { name: " ", email: "niemand" });
  expect(empty.status).toBe(400);
  expect(empty.errorAt("name")).toContain("Bitte geben Sie den Namen ein");
  expect(empty.errorAt("email")).toContain("Bitte geben Sie eine gültige E-Mail-Adresse ein");

  const ben = await createPerson(db, { name: unique("Ben Rusch") });
  const taken = await browser.submit(form, { name: ben.name.toUpperCase(), email: ben.email });
  expect(taken.texts("alert").join()).toContain("Fehler beim Erstellen des reservierten Profils");
  expect(taken.errorAt("name")).toContain("Dieser Name ist bereits vergeben");
  expect(taken.errorAt("email")).toContain("Zu dieser E-Mail-Adresse gibt es schon ein Konto.");

  const reserved = { name: unique("Frida Rüf"), email: uniqueEmail("frida") };
  await browser.submit(form, reserved);
  const other = (await browser.get("/admin/reserve-profile")).form("/admin/reserve-profile");
  const again = await browser.submit(other, reserved);
  expect(again.errorAt("name")).toContain("Dieser Name ist schon reserviert.");
  expect(again.errorAt("email")).toContain("Für diese E-Mail-Adresse ist schon ein Profil reserviert.");
});

it("lists reservations and what can be done, finds and pages them [ADM-22, ADM-23, ROLE-58]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const family = unique("Rüf");
  const count = 2 * pageSizes.reservations + 6;
  const values = Array.from({ length: count }, (_, number) => ({
    name: `Person ${number} ${family}`,
    email: uniqueEmail("person"),
    reservationToken: unique("claim-token").replaceAll(" ", "-"),
    // All at the same moment, so that only the id orders them.
    reservedAt: new Date("2026-01-15T09:00:00Z"),
    expiresAt: new Date(Date.now() + 86_400_000),
    ...(number === count - 1 && { claimed: true, claimedAt: new Date("2026-01-20T09:00:00Z") }),
    ...(number === count - 2 && { revokedAt: new Date() }),
    ...(number === count - 3 && { expiresAt: new Date("2026-02-14T09:00:00Z") }),
  }));
  await db.insert(reservedProfiles).values(values);

  const first = await browser.get(`/admin/dashboard?q=${encodeURIComponent(family)}`);
  const rows = reservations(first);
  expect(rows).toHaveLength(pageSizes.reservations);
  expect(rows[0]).toContain("Beansprucht am 20. Jän. 2026");
  expect(rows[0]).not.toContain("Claim-Link kopieren");
  expect(rows[1]).toContain("Widerrufen");
  expect(rows[2]).toContain("Ausstehend Link abgelaufen am 14. Feb. 2026");
  expect(rows[3]).toContain("Claim-Link kopieren");
  expect(rows[3]).toContain("Claim-Seite öffnen");
  expect(rows[3]).toContain("15. Jän. 2026");

  const all = [...names(first)];
  for (let next = older(first); next; ) {
    const page = await browser.get(next);
    all.push(...names(page));
    next = older(page);
  }
  expect(new Set(all).size).toBe(count);
  expect(all).toHaveLength(count);

  const byAddress = await browser.get(`/admin/dashboard?q=${values[7]?.email}`);
  expect(reservations(byAddress)).toHaveLength(1);
  expect((await browser.get("/admin/dashboard?q=gibt%20es%20nicht")).text).toContain("gibt es keine Reservierung");
});

it("renews a link, which ends the old one, and revokes it", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const [name, email] = [unique("Frida Rüf"), uniqueEmail("frida")];
  const done = await browser.submit((await browser.get("/admin/reserve-profile")).form("/admin/reserve-profile"), {
    name,
    email,
  });
  const old = new URL(link.exec(done.text)?.[0] ?? "").pathname;
  const own = async () => browser.get(`/admin/dashboard?q=${encodeURIComponent(name)}`);

  const renewing = (await own()).form("/admin/reservierungen/");
  const renewed = await browser.submit(renewing);
  expect(renewed.text).toContain("Claim-Link erneuert");
  expect(renewed.path).toContain("/admin/dashboard?q=");
  const given = link.exec((await own()).html)?.[0];
  // Pressed twice, the form doesn't end the link that the first press gave.
  await browser.submit(renewing);
  expect(link.exec((await own()).html)?.[0]).toBe(given);
  const visitor = new Browserless(new URL(link.exec((await own()).html)?.[0] ?? "").origin);
  expect((await visitor.get(old)).text).toContain("Token ungültig oder bereits verwendet");
  const current = new URL(link.exec((await own()).html)?.[0] ?? "").pathname;
  expect((await visitor.get(current)).heading).toBe("Profil beanspruchen");

  const page = await own();
  const revoke = page.html.match(/\/admin\/reservierungen\/\d+\/widerrufen/)?.[0] ?? "";
  const word = "widerrufen";
  expect((await browser.post(revoke, { word: "ja" })).text).toContain("Bitte tippen Sie WIDERRUFEN");
  expect((await visitor.get(current)).heading).toBe("Profil beanspruchen");
  expect((await browser.post(revoke, { word })).text).toContain("Claim-Link widerrufen");
  expect((await visitor.get(current)).text).toContain("Token ungültig oder bereits verwendet");

  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectName, name)).orderBy(auditLog.id);
  expect(acts.map(({ action }) => action)).toEqual(["reservation.create", "reservation.renew", "reservation.revoke"]);
});

it("renews no revoked link of someone who has been reserved again since, and says so", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const revoked = await reserve(db, { revokedAt: new Date() });
  const { name, email } = revoked;
  const form = (await browser.get("/admin/reserve-profile")).form("/admin/reserve-profile");
  await browser.submit(form, { name, email });
  const page = await browser.get(`/admin/dashboard?q=${email}`);
  const refused = await browser.submit(page.form(`/admin/reservierungen/${revoked.id}/erneuern`));
  expect([refused.status, refused.path]).toEqual([200, `/admin/dashboard?${new URLSearchParams({ q: email })}`]);
  expect(refused.text).toContain("gibt es schon eine andere offene Reservierung");
  expect(
    reservations(await browser.get(`/admin/dashboard?q=${email}`)).map((row) => row.includes("Ausstehend")),
  ).toEqual([true, false]);
});

it("deletes an unclaimed reservation, out of the log too, and no claimed one", async ({ browser }) => {
  const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
  const [name, email] = [unique("Frida Rüf"), uniqueEmail("frida")];
  await browser.submit((await browser.get("/admin/reserve-profile")).form("/admin/reserve-profile"), { name, email });
  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.email, email));
  const path = `/admin/reservierungen/${row?.id}/loeschen`;
  const page = await browser.get(`${path}?${new URLSearchParams({ q: name })}`);
  const unconfirmed = await browser.submit(page.form(path));
  expect(unconfirmed.path).toBe(`${path}?${new URLSearchParams({ q: name, fehlt: "delete" })}`);
  expect(unconfirmed.text).toContain("Getan wurde nichts. Bitte tippen Sie LÖSCHEN");
  const word = "löschen";
  expect((await browser.post(path, { word })).text).toContain("Reservierung gelöscht");
  expect(await db.select().from(reservedProfiles).where(eq(reservedProfiles.email, email))).toEqual([]);
  const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id)).orderBy(auditLog.id);
  expect(acts.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ["reservation.create", "Gelöschtes Konto"],
    ["reservation.delete", "Gelöschtes Konto"],
  ]);
  expect(JSON.stringify(acts)).not.toContain(email);

  const claimed = await reserve(db, { claimed: true, claimedAt: new Date() });
  expect((await browser.post(`/admin/reservierungen/${claimed.id}/loeschen`, { word })).text).toContain(
    "Hier war nichts zu tun.",
  );
  expect(await db.$count(reservedProfiles, eq(reservedProfiles.id, claimed.id))).toBe(1);
});

it("gives nobody else the data of its pages either, also in parts [ADM-13, ADM-14]", async ({ browser }) => {
  for (const person of [null, await createPerson(db)]) {
    if (person) await signIn(browser, person);
    for (const path of ["/admin/dashboard.data", "/admin/dashboard.data?_routes=routes%2Fsuperadmin%2Fdashboard"]) {
      const answer = await browser.get(path);
      expect([answer.status, answer.html.includes("claim-profile/")]).toEqual([403, false]);
    }
    const answer = await browser.post("/admin/reserve-profile.data", { name: "Eve", email: "eve@example.com" });
    expect(answer.status).toBe(403);
  }
});
