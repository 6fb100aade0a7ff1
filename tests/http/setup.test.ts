import { expect } from "vitest";
import { db } from "~/db/client.server";
import { command, settingsOf } from "../support/command";
import { byTag, it, type Page, signedIn, signIn, textOf } from "../support/http";
import { createPerson } from "../support/people";

const path = "/admin/einrichten";

const pointAt = (page: Page, title: string) =>
  byTag(page.document, "li")
    .map(textOf)
    .find((text) => text.startsWith(title)) ?? "";

it("lists what is set up, what is to do and what nobody can tell [ADM-34]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const page = await browser.get(path);
  expect(page.heading).toBe("Einrichten");
  expect(pointAt(page, "Proxy")).toContain("In Ordnung Der Proxy nennt die Adresse der Besucher");
  expect(pointAt(page, "Impressum und Kontakt")).toMatch(/Zu tun .*PROVIDER_ADDRESS/);
  expect(pointAt(page, "Uhrzeit")).toContain("In Ordnung");
  expect(pointAt(page, "Version")).toMatch(/Nicht feststellbar .*\d+\.\d+\.\d+/);
  expect(page.text).toMatch(/\d+ Punkte sind offen/);
});

it("sends a superadmin a mail and shows the server's answer [ADM-35]", async ({ browser, mailSink }) => {
  const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
  const send = async () => browser.submit((await browser.get(path)).form(`${path}/probe`));
  const sent = await send();
  expect(sent.text).toContain(`Die Probe ist unterwegs an ${vera.email}`);
  expect(sent.text).toMatch(/Der Mailserver sagt: 250 /);
  expect((await mailSink.waitForMail(vera.email)).subject).toMatch(/^Probe von /);
  mailSink.refuse(550, "5.7.1 no mail from there", vera.email);
  const refused = await send();
  mailSink.refuse(null);
  expect(refused.text).toContain("Die Probe ging nicht hinaus");
  expect(refused.text).toContain("550 5.7.1 no mail from there");
  const { text } = await browser.get("/admin/protokoll");
  expect(text).toContain("Probe-E-Mail gesendet");
});

it("says who has read the legal texts and when [ADM-35]", async ({ browser }) => {
  const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
  const page = await browser.submit((await browser.get(path)).form(`${path}/gelesen`));
  expect(page.text).toContain("Prüfung der Rechtstexte gespeichert");
  expect(pointAt(page, "Rechtstexte")).toContain(`In Ordnung Von ${vera.name} am `);
});

it("the command prints the same points, and ends with 1 while one is open [ADM-36]", async ({ site }) => {
  const { code, said } = await command(["doctor"], settingsOf(site));
  expect(code).toBe(1);
  const lines = said.trim().split("\n");
  expect(lines).toHaveLength(13);
  for (const line of lines) expect(line).toMatch(/^(OK {5}|TO DO {2}|\? {6})[A-ZÄÖÜ]/);
});
