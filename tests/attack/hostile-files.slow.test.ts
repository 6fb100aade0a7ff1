import { expect } from "vitest";
import { db } from "~/db/client.server";
import { attachments } from "~/db/schema";
import { mimeOf } from "~/files/file-types";
import { attachmentMax } from "~/text/maximums";
import type { FileAddress } from "../../server/http/uploads";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { browserOf, it } from "../support/http";
import { createCompany, createPerson, type Person } from "../support/people";
import { type Hostile, hostileFiles, noFile } from "./hostile-files";
import { memoryGrowth, statusesOfOthers } from "./readings";
import { cookieOf, sendMultipart } from "./senders";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone.
const unsafeInName = /[\u0000-\u001f\u007f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069/\\<>"]/;

type Expected = Hostile["is"] | "zip" | "none";

const isZip = ({ name, bytes }: Hostile) =>
  bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04")) && /\.zip$/i.test(name);

/** A message takes a ZIP too, and goes without what is no file. */
function inMessage(file: Hostile): Expected {
  if (isZip(file)) return "zip";
  return file.is === noFile ? "none" : file.is;
}

it("each of ninety hostile files is refused in German or is sent as it is in a sandbox, and disturbs nobody, with a call and with a message [FILE-13, FILE-14]", async ({
  site,
}) => {
  const readerPerson = await createPerson(db);
  const reader = cookieOf(await browserOf(db, site.url, readerPerson));
  const wrong: unknown[] = [];
  const note = (file: Hostile, ...found: unknown[]) => wrong.push([file.what, ...found]);

  // A place that is new in the list of uploads does not compile without a line here.
  const places: Record<FileAddress, { addressOf: (berg: Person) => Promise<string>; is: (file: Hostile) => Expected }> =
    {
      "/ausschreibungen/:id/unterlagen": {
        addressOf: async (berg) => `/ausschreibungen/${(await createCallOf(db, berg)).id}/unterlagen`,
        is: (file) => file.is,
      },
      "/nachrichten/:uuid": {
        addressOf: async (berg) => (await createConversation(db, berg, readerPerson)).path,
        is: inMessage,
      },
    };

  const tryOne = async (file: Hostile, { addressOf, is }: (typeof places)[FileAddress]) => {
    const expected = is(file);
    const berg = await createCompany(db);
    const to = await addressOf(berg);
    await db.delete(attachments);
    const cookie = cookieOf(await browserOf(db, site.url, berg));
    const parts = [
      { name: "message", value: "Anbei." },
      { name: "files", value: file.bytes, fileName: file.name },
    ];
    const { status, text } = await sendMultipart(`${site.url}${to}`, parts, { cookie });
    const [row] = await db.select().from(attachments);
    if (expected instanceof RegExp) {
      if (status !== 400 || row || !expected.test(text)) note(file, to, status, row);
      return;
    }
    if (expected === "none" && !row) return;
    if (status !== 303 && status !== 302) return note(file, to, status, text.slice(0, 200));
    if (!row || row.type !== expected) return note(file, to, row);
    if (unsafeInName.test(row.name) || [...row.name].length > attachmentMax.name) note(file, row.name);
    if (!/\.(pdf|png|jpe?g|zip)$/i.test(row.name)) note(file, row.name);
    const address = `${site.url}/dateien/${row.id}`;
    const signed = await fetch(address, { headers: { cookie: reader }, redirect: "manual" });
    const answer = await fetch(new URL(signed.headers.get("location") ?? "", address), { headers: { cookie: reader } });
    const headers = Object.fromEntries(answer.headers);
    if (answer.status !== 200 || headers["x-injected"]) note(file, answer.status, headers);
    expect.soft(headers, file.what).toMatchObject({
      "content-type": mimeOf(row.type),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      "content-disposition": expect.stringMatching(
        expected === "zip"
          ? /^attachment; filename="datei"; filename\*=UTF-8''[\w.~%!-]+$/
          : /^inline; filename="datei"; filename\*=UTF-8''[\w.~%!-]+$/,
      ),
    });
    if (!Buffer.from(await answer.arrayBuffer()).equals(file.bytes)) note(file, "other bytes");
  };

  let others: number[] = [];
  const growth = await memoryGrowth(site.url, async () => {
    others = await statusesOfOthers(site.url, async () => {
      for (const file of hostileFiles) {
        for (const place of Object.values(places)) await tryOne(file, place);
      }
    });
  });
  expect(wrong).toEqual([]);
  expect(hostileFiles.length).toBeGreaterThanOrEqual(90);
  // A server that is held up answers with 503.
  expect(others).toEqual([200]);
  // A picture of 65535 by 65535 pixels would take 12 GB, and each bomb 50 MB.
  expect(growth).toBeLessThan(100);
});
