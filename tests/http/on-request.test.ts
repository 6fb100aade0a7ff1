import { and, desc, eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, dataExports, profiles, sessions } from "~/db/schema";
import { type Browserless, browserOf, it, signIn } from "../support/http";
import { createPerson, password } from "../support/people";
import { readZip } from "../support/zip";

const reason = "Bitte per Brief vom 3. November, Ausweis gesehen.";

async function fetchCopy(siteUrl: string, browser: Browserless, id: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${siteUrl}/admin/profile/${id}/kopie.zip`, { headers: { cookie } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it("a superadmin copies a person's data at their request, recorded, for 48 hours and for nobody else [ACCT-56, ACCT-57, ACCT-93]", async ({
  browser,
  site,
  mailSink,
}) => {
  const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
  await signIn(browser, vera);
  const path = `/admin/profile/${anna.id}`;
  const page = await browser.get(`${path}/daten`);
  expect((await browser.submit(page.form(`${path}/kopie`), { reason: " " })).text).toContain("nennen Sie einen Grund");
  await browser.submit(page.form(`${path}/kopie`), { reason });
  const told = await mailSink.waitForMail(anna.email, { subject: "Eine Kopie Ihrer Daten wird erstellt" });
  expect(told.text).toContain(reason);
  await mailSink.waitForMail(vera.email, { subject: "Die Kopie der Daten eines Mitglieds ist fertig" });
  expect((await browser.get(`${path}/daten`)).text).toContain("Die Kopie ist fertig.");
  const copy = await fetchCopy(site.url, browser, anna.id);
  expect(JSON.parse(readZip(copy.bytes).get("daten.json")?.toString() ?? "").konto[0].email).toBe(anna.email);
  const [act] = await db.select().from(auditLog).where(eq(auditLog.concerns, anna.id)).orderBy(desc(auditLog.id));
  expect(act).toMatchObject({ action: "profile.copy-fetch", actorId: vera.id });
  expect(await db.$count(auditLog, and(eq(auditLog.concerns, anna.id), eq(auditLog.reason, reason)))).toBe(1);

  await db.update(sessions).set({ passwordAt: sql`now() - interval '16 minutes'` }).where(eq(sessions.userId, vera.id));
  expect((await browser.get(`${path}/kopie.zip`, { follow: false })).headers.get("location")).toBe(`${path}/daten`);
  const download = (await browser.get(`${path}/daten`)).form(`${path}/kopie/abholen`);
  const asked = await browser.submit(download);
  expect([asked.status, asked.heading]).toEqual([401, "Bitte bestätigen Sie mit Ihrem Passwort"]);
  const confirmed = await browser.submit(asked.form("/auth/bestaetigen"), { password });
  const fetched = await browser.submit(confirmed.form(`${path}/kopie/abholen`));
  expect(fetched.headers.get("content-type")).toBe("application/zip");
  const fetches = { action: "profile.copy-fetch", actorId: vera.id, concerns: anna.id };
  expect(
    await db.select().from(auditLog).where(eq(auditLog.concerns, anna.id)).orderBy(desc(auditLog.id)),
  ).toMatchObject([fetches, fetches, { action: "profile.copy" }]);
  expect((await browser.get("/admin/protokoll")).text).toContain("Datenkopie heruntergeladen");

  // The person's own copy is another one.
  const member = await browserOf(db, site.url, anna);
  expect((await member.get("/konto/daten")).text).not.toContain("Ihre Kopie ist fertig.");
  expect((await member.get("/konto/daten/kopie.zip")).status).toBe(404);
  const mona = await browserOf(db, site.url, await createPerson(db, { isSuperadmin: true }));
  expect((await fetchCopy(site.url, mona, anna.id)).status).toBe(404);
  await db.update(dataExports).set({ expiresAt: sql`now()` }).where(eq(dataExports.profileId, anna.id));
  expect((await fetchCopy(site.url, browser, anna.id)).status).toBe(404);
});

it("a superadmin deletes an account at its owner's request, after the password, recorded and told [ACCT-58, ACCT-41]", async ({
  browser,
  site,
  mailSink,
}) => {
  const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
  const theirs = await browserOf(db, site.url, anna);
  await signIn(browser, vera);
  const path = `/admin/profile/${anna.id}`;
  const page = await browser.get(`${path}/daten`);
  await db.update(sessions).set({ passwordAt: sql`now() - interval '16 minutes'` }).where(eq(sessions.userId, vera.id));
  for (const verb of ["kopie", "loeschen"]) {
    const asked = await browser.post(`${path}/${verb}`, { reason });
    expect([verb, asked.status, asked.heading]).toEqual([verb, 401, "Bitte bestätigen Sie mit Ihrem Passwort"]);
  }
  await db.update(sessions).set({ passwordAt: new Date() }).where(eq(sessions.userId, vera.id));
  const done = await browser.submit(page.form(`${path}/loeschen`), { reason, word: "löschen" });
  expect(done.text).toContain("Konto gelöscht");
  expect(await db.$count(profiles, eq(profiles.id, anna.id))).toBe(0);
  expect((await theirs.get("/konto")).status).toBe(401);
  expect((await mailSink.waitForMail(anna.email, { subject: "Ihr Konto wurde gelöscht" })).text).toContain(reason);
  const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id)).orderBy(desc(auditLog.id));
  expect(act).toMatchObject({ action: "profile.delete", subjectName: "Gelöschtes Konto", reason });
});

it("no superadmin deletes themselves or another there [ACCT-58]", async ({ browser }) => {
  const [vera, mona] = [await createPerson(db, { isSuperadmin: true }), await createPerson(db, { isSuperadmin: true })];
  await signIn(browser, vera);
  for (const { id } of [vera, mona]) {
    expect((await browser.post(`/admin/profile/${id}/loeschen`, { reason, word: "löschen" })).status).toBe(403);
    expect(await db.$count(profiles, eq(profiles.id, id))).toBe(1);
  }
});
