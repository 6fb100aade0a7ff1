import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import PDFDocument from "pdfkit";
import { db } from "~/db/client.server";
import { attachments, ausschreibungen, messages } from "~/db/schema";
import { fonts } from "~/features/offers/sheet/sheet-pdf.server";
import { storeFiles } from "~/files/store-files.server";
import { claimFiles } from "~/images/pictures.server";
import { messageFileTypes } from "~/text/file-types";
import { type DemoFile, files } from "./content/files";

/** Adds the files of the demo's calls and messages that are not there yet. */
export async function hangFiles(): Promise<void> {
  for (const file of files) {
    const owner = await findOwner(file);
    if (!owner || (await db.$count(attachments, and(owner.isIts, eq(attachments.name, file.name)))) > 0) continue;
    const content =
      "picture" in file ? await readFile(`${path.resolve("demo/pictures")}/${file.picture}.jpg`) : await pdfOf(file);
    const stored = await storeFiles([new File([new Uint8Array(content)], file.name)], 1, messageFileTypes);
    await db.transaction(async (tx) => {
      await claimFiles(
        tx,
        stored.map(({ key }) => key),
      );
      await tx.insert(attachments).values(stored.map((one) => ({ ...one, ...owner.values })));
    });
  }
}

async function findOwner(file: DemoFile) {
  if ("call" in file) {
    const [call] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, file.call));
    return (
      call && {
        isIts: eq(attachments.ausschreibungId, call.id),
        values: { ausschreibungId: call.id, createdAt: call.createdAt },
      }
    );
  }
  const [message] = await db.select().from(messages).where(eq(messages.message, file.message));
  return (
    message && {
      isIts: eq(attachments.messageId, message.id),
      values: { messageId: message.id, createdAt: message.createdAt },
    }
  );
}

function pdfOf({ title, lines }: { title: string; lines: readonly string[] }): Promise<Buffer> {
  const doc = new PDFDocument({ font: "", size: "A4", margin: 56, lang: "de-AT", info: { Title: title } });
  doc.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  const done = buffer(doc);
  doc.font("bold").fontSize(22).text(title).moveDown();
  for (const line of lines) doc.font("regular").fontSize(11).text(line).moveDown(0.6);
  doc.end();
  return done;
}
