import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { favorites, messages, profileVisits } from "~/db/schema";
import { dataExports } from "../../app/db/schema";
import { dayInVienna } from "../../app/text/dates";
import { createCallOf } from "../support/calls";
import { Browserless, formOf, it, signIn } from "../support/http";
import { createCompany, createPerson, deletePerson, password, unique } from "../support/people";
import { picture } from "../support/posts";
import { readZip } from "../support/zip";

const subject = "Die Kopie Ihrer Daten ist fertig";
const path = "/konto/daten/kopie.zip";

async function fetchCopy(siteUrl: string, browser: Browserless) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${siteUrl}${path}`, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it("holds everything of a person, opens, and names nobody's address but theirs [ACCT-47, ACCT-49, ACCT-94, ACCT-96]", async ({
  site,
  browser,
  mailSink,
}) => {
  const berg = await createCompany(db, { phone: "+43 5522 111", bio: "Wir bauen <b>Häuser</b> & Möbel." });
  const ben = await createPerson(db, { phone: "+43 5522 999", contactEmail: "geheim@example.com" });
  const call = await createCallOf(db, berg);
  await db.insert(messages).values([
    {
      kind: "mail",
      senderId: ben.id,
      recipientId: berg.id,
      senderName: ben.name,
      senderEmail: ben.email,
      subject: "Anfrage",
      message: "Haben Sie Zeit?",
      deliveryState: "sent",
    },
    {
      kind: "mail",
      senderId: berg.id,
      recipientId: ben.id,
      senderName: berg.name,
      senderEmail: berg.email,
      subject: "Antwort",
      message: "Ja, im März.",
      deliveryState: "sent",
    },
  ]);
  await db.insert(favorites).values({ userId: berg.id, favoritedProfileId: ben.id });
  await db.insert(profileVisits).values({ visitedProfileId: berg.id, visitorId: ben.id, visitDate: dayInVienna() });
  await signIn(browser, berg);
  await browser.post("/profil/bild", formOf({ avatar: await picture() }));

  expect((await browser.get("/profil/loeschen")).html).toMatch(/href="\/konto\/daten"[^>]*>Kopie Ihrer Daten/);
  const start = await browser.get("/konto/daten");
  expect(start.text).toContain("Was wir wie lange aufbewahren");
  expect(start.text).toContain("Heruntergeladen können wir sie nicht mehr zurückholen");
  const wrong = await browser.submit(start.form("/konto/daten"), { password: "vertippt" });
  expect(wrong.errorAt("password")).toBe("Das Passwort stimmt nicht");
  expect((await browser.submit(start.form("/konto/daten"), { password })).text).toContain("Ihre Kopie wird erstellt");
  expect((await mailSink.waitForMail(berg.email, { subject })).text).toContain(`${site.url}/konto/daten`);

  expect((await browser.get("/konto/daten")).text).toContain("Ihre Kopie ist fertig.");
  expect((await browser.get("/konto/daten")).text).toContain("Eine neue Kopie ersetzt die fertige");
  const { bytes, headers } = await fetchCopy(site.url, browser);
  expect(headers.get("content-type")).toBe("application/zip");
  expect(headers.get("cache-control")).toContain("no-store");
  const files = readZip(bytes);
  const json = files.get("daten.json")?.toString() ?? "";
  const page = files.get("meine-daten.html")?.toString() ?? "";
  const data = JSON.parse(json);
  expect(data.konto[0]).toMatchObject({ name: berg.name, email: berg.email, phone: "+43 5522 111" });
  expect(data.ausschreibungen[0]).toMatchObject({ title: call.title });
  expect(data.nachrichten).toHaveLength(2);
  expect(data.likes_gegeben[0]).toMatchObject({ name: ben.name });
  expect(data.besuche_bei_ihnen[0]).toMatchObject({ name: ben.name });
  for (const text of [json, page]) {
    for (const own of [berg.name, berg.email, "Haben Sie Zeit?", "Ja, im März."]) expect(text).toContain(own);
    for (const others of [ben.email, "geheim@example.com", "+43 5522 999"]) expect(text).not.toContain(others);
  }
  expect(page).toContain("Wir bauen &lt;b&gt;Häuser&lt;/b&gt; &amp; Möbel.");
  expect([...files.keys()].filter((name) => name.startsWith("bilder/"))).toHaveLength(1);
  for (const secret of ["token", "password", "backupCodes", "$"])
    expect(Object.keys(data.konto[0])).not.toContain(secret);
});

it("is fetched by its owner alone, for 48 hours, and goes with the account [ACCT-48]", async ({
  site,
  browser,
  mailSink,
}) => {
  const [anna, eve] = [await createPerson(db), await createPerson(db, { isSuperadmin: true, name: unique("Eve") })];
  await signIn(browser, anna);
  const thief = await signIn(new Browserless(site.url), eve);
  await browser.submit((await browser.get("/konto/daten")).form("/konto/daten"), { password });
  await mailSink.waitForMail(anna.email, { subject });
  const [made] = await db.select().from(dataExports).where(eq(dataExports.profileId, anna.id));
  const hours = ((made?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(Math.round(hours * 10) / 10).toBe(48);
  expect((await fetchCopy(site.url, browser)).status).toBe(200);
  expect((await fetchCopy(site.url, thief)).status).toBe(404);
  expect((await fetchCopy(site.url, new Browserless(site.url))).status).toBe(401);
  await db.update(dataExports).set({ expiresAt: sql`now()` }).where(eq(dataExports.profileId, anna.id));
  expect((await fetchCopy(site.url, browser)).status).toBe(404);
  await browser.submit((await browser.get("/konto/daten")).form("/konto/daten"), { password });
  await mailSink.waitForMail(anna.email, { subject });
  expect(await db.$count(dataExports, eq(dataExports.profileId, anna.id))).toBe(1);
  await deletePerson(db, anna);
  expect(await db.$count(dataExports, eq(dataExports.profileId, anna.id))).toBe(0);
});
