import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles, reservedProfiles } from "~/db/schema";
import { it } from "../support/http";
import { leaveTries } from "../support/limits";
import { createPerson, uniqueEmail } from "../support/people";
import { claim, goodClaim, reserve } from "../support/reservations";

it("turns a reservation into a confirmed account that can sign in [CLAIM-01, CLAIM-06, CLAIM-11, CLAIM-12, CLAIM-13, CLAIM-14, CLAIM-23, ROLE-69, ROLE-70, NAV-17, GEN-11]", async ({
  browser,
  mailSink,
}) => {
  const { path, name, email, id } = await reserve(db);
  const page = await browser.get(path);
  expect(page.heading).toBe("Profil beanspruchen");
  expect(page.text).toContain(name);
  expect(page.headers.get("cache-control")).toContain("no-store");

  const done = await claim(browser, page);
  expect(done.path).toBe("/");
  expect(done.text).toContain(
    `Profil erfolgreich erstellt! Bestätigen Sie Ihre E-Mail ${email} um sich anmelden zu können.`,
  );
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email));
  expect(profile).toMatchObject({ name, userType: "kreative", emailVerified: false, isSuperadmin: false });
  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, id));
  expect(row).toMatchObject({ claimed: true, claimedProfileId: profile?.id });
  expect(row?.claimedAt).toBeInstanceOf(Date);

  const mail = await mailSink.waitForMail(email);
  const confirm = new URL(/http\S+\/auth\/confirm\S+/.exec(mail.text ?? "")?.[0] ?? "");
  expect(confirm.searchParams.get("redirect_to")).toBe("/?bestaetigt=1");
  const confirmation = await browser.get(`${confirm.pathname}${confirm.search}`);
  expect((await browser.submit(confirmation.form("/auth/confirm"))).heading).toBe("E-Mail bestätigt!");
  expect((await browser.get("/")).text).toContain(name);
});

it("sends away who has no, an unknown, an expired, a revoked or a used link, and says what to do then [CLAIM-02, CLAIM-03, CLAIM-04, ACCT-102, ROLE-71]", async ({
  browser,
}) => {
  const unknown = "Token ungültig oder bereits verwendet";
  const expired = await reserve(db, { expiresAt: new Date(Date.now() - 1000) });
  const revoked = await reserve(db, { revokedAt: new Date() });
  const claimed = await reserve(db, { claimed: true, claimedAt: new Date() });
  const expected = {
    "/claim-profile": "Ungültiger Token",
    "/claim-profile/": "Ungültiger Token",
    "/claim-profile/gibt-es-nicht": unknown,
    [`/claim-profile/${"x".repeat(5000)}`]: unknown,
    [expired.path]: unknown,
    [revoked.path]: unknown,
    [claimed.path]:
      "Dieses Profil wurde bereits beansprucht Waren Sie das selbst, melden Sie sich mit Ihrem Passwort an.",
  };
  for (const [path, text] of Object.entries(expected)) {
    const page = await browser.get(path);
    expect(page.path).toBe("/");
    expect(page.text).toContain(text);
  }
  for (const { path, email } of [expired, revoked, claimed]) {
    expect((await browser.post(path, { ...goodClaim, agbAccepted: "on" })).path).toBe("/");
    expect(await db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
  }
});

it("says at its field what is wrong, and creates nothing [CLAIM-08, CLAIM-09, CLAIM-10, ACCT-01]", async ({
  browser,
}) => {
  const { path, email } = await reserve(db);
  const page = await browser.get(path);
  const wrong = await claim(browser, page, { password: "12345", passwordConfirmation: "54321", agbAccepted: false });
  expect(wrong.status).toBe(400);
  expect(wrong.errorAt("password")).toContain("Passwort muss mindestens 6 Zeichen lang sein");
  expect(wrong.errorAt("passwordConfirmation")).toBe("Passwörter stimmen nicht überein");
  expect(wrong.errorAt("agbAccepted")).toBe("Bitte akzeptieren Sie die AGB");
  expect(wrong.html).not.toContain("12345");

  const common = await claim(browser, page, { password: "passwort", passwordConfirmation: "passwort" });
  expect(common.errorAt("password")).toContain("sehr häufig verwendet");
  const own = await claim(browser, page, { password: "Frida!!", passwordConfirmation: "Frida!!" });
  expect(own.errorAt("password")).toContain("Ihrem Namen oder Ihrer E-Mail-Adresse");
  expect(await db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

it("ignores another name, address, type or role in the form [ROLE-72]", async ({ browser }) => {
  const { path, name, email } = await reserve(db);
  const eve = uniqueEmail("eve");
  const forged = { name: "Eve", email: eve, userType: "unternehmen", isSuperadmin: "true", emailVerified: "true" };
  await browser.post(path, { ...goodClaim, agbAccepted: "on", ...forged });
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email));
  expect(profile).toMatchObject({ name, userType: "kreative", isSuperadmin: false, emailVerified: false });
  expect(await db.select().from(profiles).where(eq(profiles.email, eve))).toEqual([]);
});

it("names the reason when someone has registered meanwhile [CLAIM-15, CLAIM-18]", async ({ browser }) => {
  const known = await reserve(db);
  const knownPage = await browser.get(known.path);
  await createPerson(db, { email: known.email });
  expect((await claim(browser, knownPage)).texts("alert").join()).toContain(
    "Diese E-Mail-Adresse ist bereits registriert. Bitte loggen Sie sich stattdessen ein.",
  );

  const named = await reserve(db);
  const namedPage = await browser.get(named.path);
  await createPerson(db, { name: named.name });
  const refused = await claim(browser, namedPage);
  expect(refused.texts("alert").join()).toContain(
    "Fehler beim Erstellen des Accounts: Dieser Name ist bereits vergeben",
  );
  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, named.id));
  expect(row?.claimed).toBe(false);
});

it("limits tries and requests for mails [CLAIM-16, CLAIM-17]", async ({ browser }) => {
  const known = await reserve(db);
  const page = await browser.get(known.path);
  await createPerson(db, { email: known.email });
  await db.execute(sql`delete from rate_limits`);
  await leaveTries("claim-mail", 1, known.email);
  expect((await claim(browser, page)).texts("alert").join()).not.toContain("E-Mail-Limit");
  expect((await claim(browser, page)).texts("alert").join()).toContain(
    "E-Mail-Limit erreicht. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
  );

  for (let number = 0; number < 29; number += 1) await claim(browser, page);
  expect((await claim(browser, page)).texts("alert").join()).toContain(
    "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  );
  await db.execute(sql`delete from rate_limits`);
});
