import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { attachments } from "~/db/schema";
import { mimeOf } from "~/files/file-types";
import { attachmentMax } from "~/text/maximums";
import { createCallOf } from "../support/calls";
import { it } from "../support/http";
import { createCompany, createPerson } from "../support/people";
import { browserOf } from "../support/session";
import { type Hostile, hostileFiles } from "./hostile-files";
import { memoryGrowth } from "./readings";
import { cookieOf, sendMultipart } from "./senders";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone.
const unsafeInName = /[\u0000-\u001f\u007f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069/\\<>"]/;

it("each of eighty hostile files is refused in German or is sent as it is in a sandbox, and disturbs nobody [FILE-13]", async ({
  db,
  site,
}) => {
  const reader = cookieOf(await browserOf(db, site.url, await createPerson(db)));
  const wrong: unknown[] = [];
  const note = (file: Hostile, ...found: unknown[]) => wrong.push([file.what, ...found]);

  const tryOne = async (file: Hostile) => {
    const berg = await createCompany(db);
    const call = await createCallOf(db, berg);
    const cookie = cookieOf(await browserOf(db, site.url, berg));
    const part = { name: "files", value: file.bytes, fileName: file.name };
    const { status, text } = await sendMultipart(`${site.url}/ausschreibungen/${call.id}/unterlagen`, [part], {
      cookie,
    });
    const rows = await db.select().from(attachments).where(eq(attachments.ausschreibungId, call.id));
    const [row] = rows;
    if (file.is instanceof RegExp) {
      if (status !== 400 || row || !file.is.test(text)) note(file, status, row);
      return;
    }
    if (status !== 303 && status !== 302) return note(file, status, text.slice(0, 200));
    if (!row || row.type !== file.is) return note(file, row);
    if (unsafeInName.test(row.name) || [...row.name].length > attachmentMax.name) note(file, row.name);
    if (!/\.(pdf|png|jpe?g)$/i.test(row.name)) note(file, row.name);
    const address = `${site.url}/dateien/${row.id}`;
    const signed = await fetch(address, { headers: { cookie: reader }, redirect: "manual" });
    const answer = await fetch(new URL(signed.headers.get("location") ?? "", address), { headers: { cookie: reader } });
    const headers = Object.fromEntries(answer.headers);
    if (answer.status !== 200 || headers["x-injected"]) note(file, answer.status, headers);
    expect.soft(headers, file.what).toMatchObject({
      "content-type": mimeOf(file.is),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      "content-disposition": expect.stringMatching(/^inline; filename="datei"; filename\*=UTF-8''[\w.~%!-]+$/),
    });
    if (!Buffer.from(await answer.arrayBuffer()).equals(file.bytes)) note(file, "other bytes");
  };

  const statusesOfOthers = new Set<number>();
  let isOver = false;
  const readOn = async () => {
    for (; !isOver; await delay(50))
      statusesOfOthers.add((await fetch(`${site.url}/kreative?q=${Math.random()}`)).status);
  };
  const growth = await memoryGrowth(site.url, async () => {
    const reading = readOn();
    for (const file of hostileFiles) await tryOne(file);
    isOver = true;
    await reading;
  });
  expect(wrong).toEqual([]);
  expect(hostileFiles.length).toBeGreaterThanOrEqual(80);
  // A server that is held up answers with 503.
  expect([...statusesOfOthers]).toEqual([200]);
  // A picture of 65535 by 65535 pixels would take 12 GB, and each bomb 50 MB.
  expect(growth).toBeLessThan(100);
});
