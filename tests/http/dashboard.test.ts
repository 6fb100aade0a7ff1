import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, messages, profileVisits } from "~/db/schema";
import { takeAway } from "../support/break-database";
import { changeCall, createCallOf, dayFromNow, daysAgo } from "../support/calls";
import { Browserless, byTag, it, type Page, signIn, startFreshSite, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { reserve } from "../support/reservations";

function tableRows(page: Page, caption: string): string[] {
  const tables = byTag(page.document, "table").filter((table) => textOf(table).startsWith(caption));
  return tables.flatMap((table) => byTag(table, "tr").slice(1).map(textOf));
}

async function actsOn(to: string): Promise<string[]> {
  const isIt = eq(auditLog.subjectName, `E-Mail an ${to}`);
  return (await db.select().from(auditLog).where(isIt)).map(({ action }) => action);
}

it("shows what happened in the last thirty days, as charts and as a table", async ({ browser }) => {
  const [anna, berg] = [await createPerson(db, { isSuperadmin: true }), await createCompany(db)];
  await signIn(browser, anna);
  const read = async () => {
    const [today = ""] = tableRows(await browser.get("/admin/dashboard"), "Die letzten 30 Tage");
    return today
      .split(" ")
      .slice(-4)
      .map((count) => Number(count.replaceAll(".", "")));
  };
  const [registrations = 0, calls = 0, sent = 0, visits = 0] = await read();
  await createPerson(db);
  await createCallOf(db, berg);
  await db.insert(messages).values({ kind: "mail", senderId: anna.id, recipientId: berg.id, message: "Text" });
  await db.insert(profileVisits).values({ visitedProfileId: anna.id, visitorId: berg.id, visitDate: dayFromNow(0) });
  expect(await read()).toEqual([registrations + 1, calls + 1, sent + 1, visits + 1]);
  const page = await browser.get("/admin/dashboard");
  expect(tableRows(page, "Die letzten 30 Tage")).toHaveLength(30);
  expect(byTag(page.document, "rect").length).toBeGreaterThanOrEqual(120);
});

it("begins with what waits today, with a link to where one acts [ADM-32, ADM-33]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const call = await createCallOf(db, await createCompany(db), { publishedAt: daysAgo(4) });
  const today = async () => {
    const page = await browser.get("/admin/dashboard");
    const [section] = byTag(page.document, "section");
    return { text: section ? textOf(section) : "", links: section ? byTag(section, "a").map(textOf) : [] };
  };
  const before = await today();
  expect(before.text).toMatch(/^Heute .*ohne Angebot seit mehr als drei Tagen/);
  expect(before.links.length).toBeGreaterThan(0);
  await changeCall(db, call, { publishedAt: daysAgo(59) });
  expect((await today()).links).toContain(call.title);
});

it("shows the state of the machine: queues, room, version and schema", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const { text } = await browser.get("/admin/dashboard");
  expect(text).toMatch(/E-Mails in der Warteschlange \d+/);
  expect(text).toMatch(/Datenbank [\d.,]+ MB/);
  expect(text).toMatch(/Version \d+\.\d+\.\d+/);
  expect(text).toMatch(/Schema \d{4}_\w+/);
});

it("sends a mail that was given up once more, and says so in the log", async ({ browser, mailSink }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const to = `${unique("verloren").replaceAll(" ", "-")}@example.com`;
  const mail = { to, subject: "Nicht angekommen", text: "Text\n", html: "<p>Text</p>" };
  await db.execute(sql`insert into pgboss.job (name, data) values ('mail-failed', ${JSON.stringify(mail)}::jsonb)`);
  const page = await browser.get("/admin/dashboard");
  const [row = ""] = tableRows(page, "Nicht zugestellte E-Mails").filter((one) => one.includes(to));
  expect(row).toContain("Nicht angekommen");
  expect(page.text).not.toContain("<p>Text");
  const { rows } = await db.execute<{ id: string }>(sql`select id from pgboss.job where data ->> 'to' = ${to}`);
  const path = `/admin/mails/${rows[0]?.id}/wiederholen`;
  expect((await browser.submit(page.form(path))).text).toContain("E-Mail wird noch einmal gesendet");
  await mailSink.waitForMail(to);
  expect((await browser.post(path, {})).text).toContain("E-Mail wird noch einmal gesendet");
  expect(await actsOn(to)).toEqual(["job.retry"]);
});

it("shows the mail server's answer, and discards a mail that nobody can deliver [HOUSE-134]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const to = `${unique("vertippt").replaceAll(" ", "-")}@example.com`;
  const refusal = "550 5.1.1 no such user here";
  const mail = { to, subject: "Danke", text: "Text\n", html: "<p>Text</p>", isUnproven: true, refusal };
  await db.execute(sql`insert into pgboss.job (name, data) values ('mail-failed', ${JSON.stringify(mail)}::jsonb)`);
  const page = await browser.get("/admin/dashboard");
  const [row = ""] = tableRows(page, "Nicht zugestellte E-Mails").filter((one) => one.includes(to));
  expect(row).toContain(refusal);
  expect(row).toContain("Diese Adresse hat niemand bestätigt");
  const { rows } = await db.execute<{ id: string }>(sql`select id from pgboss.job where data ->> 'to' = ${to}`);
  const path = `/admin/mails/${rows[0]?.id}/verwerfen`;
  const word = "verwerfen";
  expect((await browser.submit(page.form(path))).text).toContain("Getan wurde nichts. Bitte tippen Sie VERWERFEN");
  expect((await browser.post(path, { word })).text).toContain("E-Mail verworfen");
  expect((await browser.post(path, { word })).text).toContain("E-Mail verworfen");
  expect((await db.execute(sql`select from pgboss.job where data ->> 'to' = ${to}`)).rows).toEqual([]);
  expect(await actsOn(to)).toEqual(["job.discard"]);
});

it("offers to reserve the first profile, names everything in German, and says when reservations can't be loaded or made [ADM-18, ADM-20, ADM-21, ADM-25, ADM-26, ADM-28, CLAIM-05, TELL-03]", {
  timeout: 300_000,
}, async () => {
  const { site, db: own, stop } = await startFreshSite({ SMTP_URL: "" });
  onTestFinished(stop);
  const browser = await signIn(new Browserless(site.url), await createPerson(own, { isSuperadmin: true }));
  const empty = await browser.get("/admin/dashboard");
  expect(empty.text).toContain("Noch keine reservierten Profile");
  expect(empty.text).toContain("Erstes Profil reservieren");
  const counters = (page: Page) => byTag(page.document, "dt").map(textOf);
  expect(counters(empty).slice(0, 3)).toEqual([
    "Reservierte Profile",
    expect.stringMatching(/^Diese Woche/),
    "Beansprucht",
  ]);
  await reserve(own);
  await reserve(own, { revokedAt: new Date() });
  await reserve(own, { claimed: true, claimedAt: new Date() });
  await reserve(own, { reservedAt: daysAgo(8), name: "Vor einer Woche" });
  const page = await browser.get("/admin/dashboard");
  const [table] = byTag(page.document, "table");
  if (!table) throw new Error("There is no table of reservations");
  expect(byTag(table, "th").map(textOf).slice(0, 5)).toEqual(["Name", "E-Mail", "Status", "Reserviert am", "Aktionen"]);
  expect(byTag(page.document, "dd").map(textOf).slice(0, 3)).toEqual(["4", "3", "1"]);
  const [claimed = "", revoked = "", open = "", oldest = ""] = byTag(table, "tr").slice(1).map(textOf);
  expect(claimed).toMatch(/Beansprucht am \d+\. .+ 2026/);
  expect(claimed).not.toMatch(/kopieren|öffnen|erneuern|widerrufen|löschen/);
  expect(revoked).toMatch(/Widerrufen .* Link erneuern Reservierung löschen/);
  expect(revoked).not.toContain("Link widerrufen");
  expect(open).toMatch(
    /Ausstehend Link gilt bis .*Claim-Link kopieren.*Claim-Seite öffnen.*Link erneuern.*Link widerrufen/,
  );
  expect(oldest).toMatch(/^Vor einer Woche/);
  expect((await new Browserless(site.url).get("/admin/dashboard")).texts("a")).toContain("Zur Startseite");
  for (const [schema, table, title] of [
    ["public", "audit_log", "Fehler beim Laden des Protokolls"],
    ["public", "messages", "Fehler beim Laden der Zahlen"],
    ["pgboss", "job", "Fehler beim Laden des Betriebs"],
  ]) {
    const putBack = await takeAway(own, "table", `${schema}.${table}`);
    const partly = await browser.get("/admin/dashboard");
    await putBack();
    expect([partly.status, partly.texts("alert").length]).toEqual([200, 1]);
    expect(partly.texts("alert").join()).toContain(title);
    const isPart = table === "job";
    expect(partly.text.includes("Ein Teil von „Heute“ konnte nicht geladen werden.")).toBe(isPart);
    expect(byTag(partly.document, "dd").map(textOf).slice(0, 3)).toEqual(["4", "3", "1"]);
  }
  await takeAway(own, "table", "reserved_profiles");
  const broken = await browser.get("/admin/dashboard");
  expect(broken.status).toBe(500);
  for (const role of ["status", "alert"])
    expect(broken.texts(role).join()).toContain("Fehler beim Laden der reservierten Profile");
  expect(broken.text).toContain("Die letzten 30 Tage");

  const form = (await browser.get("/admin/reserve-profile")).form("/admin/reserve-profile");
  const unmade = await browser.submit(form, { name: "Frida Rüf", email: "frida@example.com" });
  expect([unmade.status, unmade.valueAt("name")]).toEqual([500, "Frida Rüf"]);
  expect(unmade.texts("alert").join()).toContain(
    "Fehler beim Erstellen des reservierten Profils Ein unerwarteter Fehler ist aufgetreten",
  );

  const claim = await browser.get(`/claim-profile/${"x".repeat(43)}`);
  expect(claim.status).toBe(500);
  expect(claim.text).toContain("Fehler beim Validieren des Tokens");
});
