import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { attachments, messages } from "../../app/db/schema";
import { createMessageFile } from "../support/attachments";
import { createConversation } from "../support/conversations";
import { Browserless, formOf, it, signIn } from "../support/http";
import { createCompany, createPerson, deletePerson } from "../support/people";

const pdf = (name = "Skizze.pdf", more = 0) => new File([`%PDF-1.7\n${"x".repeat(more)}`], name);
const zip = new File(["PK\x03\x04 Daten"], "Daten.zip", { type: "text/html" });

const formWith = (message: string, ...files: File[]) => {
  return formOf({ message, files });
};

it("sends files in a conversation, which its two people open at a signed address in a sandbox, and nobody else finds [FILE-14, FILE-15]", async ({
  site,
}) => {
  const anna = await createPerson(db);
  const ben = await createCompany(db);
  const eve = await createPerson(db);
  const boss = await createPerson(db, { isSuperadmin: true });
  const { path } = await createConversation(db, anna, ben);
  const asBen = await signIn(new Browserless(site.url), ben);
  const form = (await asBen.get(path)).text;
  expect(form).toContain("Höchstens 3, als PDF, PNG, JPEG oder ZIP, je bis 20 MB.");
  const sent = await asBen.post(path, formWith("Anbei.", pdf("../A\u202e Skizze.pdf", 3_000_000), zip));
  expect(sent.text).toContain("Nachricht gesendet");

  const asAnna = await signIn(new Browserless(site.url), anna);
  const page = await asAnna.get(path);
  expect(page.text).toContain("PDF, 2,9 MB");
  expect(page.text).toMatch(/Dateien löschen wir nach dem \d+\. \S+ \d{4}, wenn bis dahin niemand mehr schreibt/);
  const addresses = [...page.html.matchAll(/href="(\/dateien\/[^"]+)"/g)].map(([, address = ""]) => address);
  expect(addresses).toHaveLength(2);
  const [ofPdf, ofZip] = await Promise.all(addresses.map((address) => asAnna.get(address)));
  expect(ofPdf?.html).toHaveLength(3_000_009);
  for (const [file, type, how] of [
    [ofPdf, "application/pdf", "inline"],
    [ofZip, "application/zip", "attachment"],
  ] as const) {
    expect(file?.status).toBe(200);
    expect(file?.headers.get("content-type")).toBe(type);
    expect(file?.headers.get("content-disposition")).toMatch(new RegExp(`^${how}; filename="datei"; `));
    expect(file?.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file?.headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox$/);
    expect(file?.headers.get("cache-control")).toContain("no-store");
  }

  const asEve = await signIn(new Browserless(site.url), eve);
  const asBoss = await signIn(new Browserless(site.url), boss);
  for (const address of addresses) {
    expect((await asBen.get(address)).status).toBe(200);
    expect((await new Browserless(site.url).get(address)).status).toBe(401);
    expect((await asEve.get(address)).status).toBe(404);
    expect((await asBoss.get(address)).status).toBe(404);
  }
  expect((await asEve.post(path, formWith("Auch ich.", pdf()))).status).toBe(404);

  const isOfBen = eq(messages.senderId, ben.id);
  await db.update(messages).set({ hidden: true }).where(isOfBen);
  expect((await asAnna.get(addresses[0] ?? "")).status).toBe(404);
  expect((await asBen.get(addresses[0] ?? "")).status).toBe(200);
  await deletePerson(db, ben);
  expect((await asAnna.get(path)).html).not.toContain("/dateien/");
});

it("keeps the text when files are refused, and says so at the field [FILE-14]", async ({ site }) => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const { path } = await createConversation(db, anna, ben);
  const asBen = await signIn(new Browserless(site.url), ben);
  const typed = "Der Text, der bleibt.";
  const svg = new File(["<svg onload=alert(1)/>"], "bild.png");
  const { status, text, html } = await asBen.post(path, formWith(typed, svg));
  expect([status, text]).toEqual([400, expect.stringContaining("ist kein PDF, PNG, JPEG oder ZIP")]);
  expect(text).toContain("Hatten Sie Dateien gewählt, wählen Sie sie bitte noch einmal.");
  expect(html).toContain(`${typed}</textarea>`);
  expect(await db.$count(messages, eq(messages.senderId, ben.id))).toBe(0);
});

it("says at the message when a file was deleted, and finds it no more [FILE-17]", async ({ site }) => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const conversation = await createConversation(db, anna, ben);
  const file = await createMessageFile(db, conversation);
  await db
    .update(attachments)
    .set({ key: null, deletedAt: new Date("2026-02-03T12:00:00Z") })
    .where(eq(attachments.id, file.id));
  const asBen = await signIn(new Browserless(site.url), ben);
  expect((await asBen.get(conversation.path)).text).toContain("Skizze.pdf: Datei gelöscht am 3. Februar 2026");
  expect((await asBen.get(file.path)).status).toBe(404);
});
