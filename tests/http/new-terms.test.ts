import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { legalAcknowledgements, profiles } from "~/db/schema";
import { Browserless, it, signedIn, signIn } from "../support/http";
import { createPerson } from "../support/people";
import { register, registration } from "../support/registration";

const longAgo = new Date("2025-01-01");
const outdated = { agbAcceptedAt: longAgo, privacyNotedAt: longAgo };

it("are asked for after the sign-in, first of all, and lead on from there [ACCT-52, ACCT-53]", async ({ browser }) => {
  const anna = await signedIn(browser, createPerson(db, outdated));
  const asked = await browser.get("/kreative?q=licht", { follow: false });
  expect(asked.headers.get("location")).toBe("/bedingungen?weiter=%2Fkreative%3Fq%3Dlicht");
  const data = await browser.get("/kreative.data?q=licht", { follow: false });
  expect(JSON.stringify([data.status, data.text])).toContain("/bedingungen?weiter=");
  const page = await browser.get("/kreative?q=licht");
  expect(page.text).toContain("zur Kenntnis");
  const on = await browser.submit(page.form("/bedingungen?weiter=%2Fkreative%3Fq%3Dlicht"), {}, { follow: false });
  expect(on.headers.get("location")).toBe("/kreative?q=licht");
  expect((await browser.get("/kreative?q=licht", { follow: false })).status).toBe(200);
  const kept = await db.select().from(legalAcknowledgements).where(eq(legalAcknowledgements.profileId, anna.id));
  expect(kept.map(({ document, act }) => [document, act]).toSorted()).toEqual([
    ["agb", "accepted"],
    ["datenschutz", "noted"],
  ]);
  expect((await browser.get("/konto/daten")).text).toContain("zugestimmt am");
});

it("let people read, take their data, leave, delete and finish writing [ACCT-54]", async ({ browser }) => {
  const anna = await signedIn(browser, createPerson(db, outdated));
  for (const path of ["/agb", "/datenschutz", "/impressum", "/konto/daten", "/profil/loeschen", "/icon.svg"])
    expect([path, (await browser.get(path, { follow: false })).status]).toEqual([path, 200]);
  const written = await browser.post("/konto/sichtbarkeit", { acceptsMessages: "on" }, { follow: false });
  expect(written.headers.get("location")).toBe("/konto#sichtbarkeit");
  // Agreeing to a version that one has not seen agrees to nothing.
  await browser.post("/bedingungen", { agb: "2024-01-01" });
  expect((await browser.get("/konto", { follow: false })).headers.get("location")).toContain("/bedingungen");
  const gone = await browser.post("/profil/loeschen", { password: anna.password }, { follow: false });
  expect(gone.headers.get("location")).toBe("/");
  expect(await db.$count(profiles, eq(profiles.id, anna.id))).toBe(0);
});

it("are asked for with a new policy as something to take note of only [ACCT-52]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { privacyNotedAt: longAgo }));
  const page = await browser.get("/konto");
  expect(page.text).toContain("Zur Kenntnis genommen");
  expect(page.text).not.toContain("Den AGB zustimmen");
});

it("are kept in their version with the registration [ACCT-55]", async ({ site }) => {
  const values = registration();
  await register(new Browserless(site.url), values);
  const [made] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, values.email));
  const kept = await db
    .select()
    .from(legalAcknowledgements)
    .where(eq(legalAcknowledgements.profileId, made?.id ?? ""));
  expect(kept.map(({ document, act, version }) => [document, act, version].join(" ")).toSorted()).toEqual([
    expect.stringMatching(/^agb accepted 20\d\d-/),
    expect.stringMatching(/^datenschutz noted 20\d\d-/),
  ]);
});

it("can be declined: the earlier ones hold, and one can agree later [ACCT-71]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, outdated));
  const asked = await browser.get("/konto/sichtbarkeit-gibt-es-nicht");
  const form = asked.form("/bedingungen?weiter=%2Fkonto%2Fsichtbarkeit-gibt-es-nicht");
  const on = await browser.submit(form, { answer: "declined" }, { follow: false });
  expect(on.headers.get("location")).toBe("/konto/sichtbarkeit-gibt-es-nicht");
  expect((await browser.get("/konto", { follow: false })).status).toBe(200);
  const data = await browser.get("/konto/daten");
  expect(data.text).toContain("bei der bisherigen Fassung geblieben am");
  expect(data.html).not.toContain('aria-label="Neue Bedingungen"');
  const later = await browser.get("/bedingungen?weiter=%2Fkonto%2Fdaten");
  await browser.submit(later.form("/bedingungen?weiter=%2Fkonto%2Fdaten"), { answer: "accepted" });
  const after = await browser.get("/konto/daten");
  expect([after.text.includes("zugestimmt am"), after.html.includes("doch zustimmen")]).toEqual([true, false]);
});
