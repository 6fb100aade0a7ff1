import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { it } from "../support/http";
import { createPerson, longMember } from "../support/people";
import { browserOf } from "../support/session";
import { hostileFiles } from "./hostile-files";
import { hostilePictures } from "./hostile-pictures";
import { memoryGrowth, statusesOfOthers } from "./readings";
import { cookieOf, type SentPart, sendMultipart } from "./senders";

/** Each place that takes pictures or a list, with the fields beside its file. */
const places: { what: string; path: string; field: string; beside?: SentPart[]; isSuperadmin?: true }[] = [
  { what: "a portrait", path: "/profil/bild", field: "avatar" },
  { what: "a post", path: "/posts/neu", field: "images", beside: [{ name: "content", value: "Neu im Regal." }] },
  { what: "a work", path: "/arbeiten/bilder", field: "picture" },
  { what: "an article", path: "/blog/admin/bilder", field: "picture" },
  { what: "a list of members", path: "/admin/import", field: "list", isSuperadmin: true },
];

/** What a refusal says, at the field. */
const says = /Bild|Datei|Liste|Zeilen|groß/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const isPicture = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  ["WEBP", "ftypavif"].includes(
    bytes
      .subarray(4, 12)
      .toString("latin1")
      .replace(/^.{4}(?=WEBP)/s, ""),
  );

it("each hostile file is refused in German as a picture and as a list, or becomes a new picture without what was in it, and disturbs nobody [SAFE-30, FILE-13]", async ({
  db,
  site,
}) => {
  const files = [...hostileFiles, ...(await hostilePictures())];
  expect(files.length).toBeGreaterThanOrEqual(100);
  const wrong: unknown[] = [];
  let stored = 0;
  const tryAll = async ({ what, path, field, beside = [], isSuperadmin }: (typeof places)[number]) => {
    for (const { what: file, name, bytes } of files) {
      // What one account sends is bounded.
      const person = await createPerson(db, { ...longMember, isSuperadmin });
      const cookie = cookieOf(await browserOf(db, site.url, person));
      const parts = [...beside, { name: field, value: bytes, fileName: name }];
      const { status, text } = await sendMultipart(site.url + path, parts, { cookie });
      if (status === 200 || status === 303) stored += 1;
      else if (![400, 413].includes(status) || !says.test(text)) wrong.push([what, file, status, text.slice(0, 200)]);
    }
  };
  let others: number[] = [];
  const growth = await memoryGrowth(site.url, async () => {
    others = await statusesOfOthers(site.url, async () => {
      for (const place of places) await tryAll(place);
    });
  });
  expect(wrong).toEqual([]);
  // The pictures that programs open have passed.
  expect(stored).toBeGreaterThan(30);
  const kept = filesBelow(join(site.dataDir, "files"));
  expect(kept.length).toBeGreaterThan(30);
  const spoilt = kept.filter((file) => {
    const bytes = readFileSync(file);
    return !isPicture(bytes) || bytes.includes("<script") || bytes.includes("alert(1)");
  });
  expect(spoilt).toEqual([]);
  const portraits = kept.filter((file) => /\/avatar_\w+\.jpg$/.test(file));
  expect(portraits.length).toBeGreaterThan(5);
  for (const portrait of portraits) {
    const { status, headers } = await fetch(`${site.url}/storage/${portrait.split("/files/")[1]}`);
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      ...[200, "image/jpeg", "nosniff"],
    ]);
    expect(headers.get("content-security-policy")).toMatch(/script-src|default-src/);
  }
  expect(others).toEqual([200]);
  expect(growth).toBeLessThan(150);
});
