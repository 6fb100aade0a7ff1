import { sql } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { blockPartner } from "~/conversations/block.server";
import { db } from "~/db/client.server";
import { attachments, messages, orphanedFiles } from "~/db/schema";
import { storage } from "~/images/storage.server";
import { DroppedFile } from "~/images/storage-full";
import { clearProfiles } from "../../../tests/support/clear";
import { createConversation } from "../../../tests/support/conversations";
import { formOf } from "../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { createCompany, createPerson, type Person } from "../../../tests/support/people";
import { openedBy } from "./conversation.server";
import { sendReply } from "./reply.server";

withJobs();

let anna: Person;
let berg: Person;
let talk: string;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(orphanedFiles);
  [anna, berg] = [await createPerson(db), await createCompany(db)];
  talk = (await createConversation(db, anna, berg)).id;
});

const pdf = (name: string, content = "%PDF-1.7\n") => new File([content], name);

async function send(files: File[], { by = berg, key = "1" } = {}) {
  const form = formOf({ message: "Die Skizze, wie besprochen.", submissionId: key });
  for (const file of files) form.append("files", file);
  const answer = await sendReply(by.id, talk, form).catch((thrown) => thrown);
  const { data, init, status } = answer as { data?: { result?: unknown }; init?: { status: number }; status?: number };
  return {
    status: init?.status ?? status,
    result: data?.result as Record<string, Record<string, unknown>> | undefined,
  };
}

it("sends files with a message, once though it is sent twice, shows them to both, and names them in its mail [FILE-14, FILE-16, FILE-19]", async () => {
  const files = [pdf("../Skizze.pdf"), new File(["PK\x03\x04..."], "Daten.zip")];
  expect(await send(files)).toMatchObject({ status: 303 });
  expect(await send(files)).toMatchObject({ status: 303 });
  const rows = await db.select().from(attachments);
  const disk = await storage();
  onTestFinished(async () => {
    for (const { key } of rows) await disk.delete(key ?? "");
  });
  expect(rows).toHaveLength(2);
  expect(await db.$count(orphanedFiles)).toBe(0);
  expect(await disk.get(rows.find(({ name }) => name === "Skizze.pdf")?.key ?? "")).toBe("%PDF-1.7\n");
  for (const reader of [anna, berg]) {
    const shown = await openedBy(reader.id, talk, null);
    expect(shown?.entries.map((entry) => entry.files.map(({ name, type }) => [name, type]))).toEqual([
      [],
      [
        ["Daten.zip", "zip"],
        ["Skizze.pdf", "pdf"],
      ],
    ]);
    expect(shown?.filesUntil).not.toBeNull();
  }
  const [mail] = await queuedMails(anna.email);
  expect(mail?.text).toContain("Dateien, in der Unterhaltung zu öffnen: Daten.zip, Skizze.pdf");
});

it.each<[string, File[], string]>([
  ["an SVG", [new File(["<svg onload=alert(1)/>"], "bild.png")], "ist kein PDF, PNG, JPEG oder ZIP"],
  ["a document of an office program", [new File(["PK\x03\x04"], "Brief.docx")], "ist kein PDF, PNG, JPEG oder ZIP"],
  ["a wrong ending", [pdf("seite.html")], "passt nicht zu ihrem Inhalt"],
  ["an empty file", [pdf("leer.pdf", "")], "ist leer"],
  ["four files", [1, 2, 3, 4].map((n) => pdf(`${n}.pdf`)), "Platz für 3 Dateien"],
])("refuses %s at its field, stores nothing, and keeps what was typed [FILE-14]", async (_what, files, why) => {
  const { status, result } = await send(files);
  expect(status).toBe(400);
  expect(result?.error).toEqual({ files: [expect.stringContaining(why)] });
  expect(result?.initialValue).toEqual({ message: "Die Skizze, wie besprochen.", submissionId: "1" });
  expect(await db.$count(messages)).toBe(1);
  expect(await db.$count(orphanedFiles)).toBe(0);
});

it("says that the disk is full, and stores nothing for a stranger or somebody who is blocked [FILE-14, FILE-15]", async () => {
  expect(await send([new DroppedFile(["-"], "a.pdf")])).toMatchObject({
    status: 503,
    result: { error: { files: [expect.stringContaining("kein Platz")] } },
  });
  expect(await send([pdf("a.pdf")], { by: await createPerson(db) })).toMatchObject({ status: 404 });
  await blockPartner(anna.id, talk, true);
  expect(await send([pdf("a.pdf")])).toMatchObject({ status: 400 });
  expect(await db.$count(attachments)).toBe(0);
  expect(await db.$count(orphanedFiles)).toBe(0);
});

it("bounds how many files a member sends in a day, and keeps what was typed [FILE-19]", async () => {
  for (let key = 0; key < 7; key++) {
    const { status } = await send(
      [1, 2, 3].map((n) => pdf(`${n}.pdf`)),
      { key: `${key}` },
    );
    expect(status).toBe(key < 6 ? 303 : 429);
  }
  expect(await db.$count(attachments)).toBe(18);
  expect(await db.$count(orphanedFiles)).toBe(0);
});
