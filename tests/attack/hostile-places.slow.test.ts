import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import type { FileAddress, UploadAddress } from "../../server/http/uploads";
import { browserOf, it } from "../support/http";
import { createPerson, longMember, type Person } from "../support/people";
import { createPostOf } from "../support/posts";
import { createWorkOf } from "../support/works";
import { hostileFiles } from "./hostile-files";
import { hostilePictures } from "./hostile-pictures";
import { memoryGrowth, statusesOfOthers } from "./readings";
import { cookieOf, type SentPart, sendMultipart } from "./senders";

interface Place {
  field: string;
  beside?: SentPart[];
  isSuperadmin?: true;
  /** The address for this person, where it is not the one in the list of uploads. */
  pathOf?: (person: Person) => Promise<string>;
  /** The form changes a stored thing, so it says which version its person saw. */
  edits?: true;
}

const text = (name: string, value: string): SentPart => ({ name, value });

/**
 * Each place that takes pictures or a list, with the fields beside its file. A place that is new in the list of uploads does
 * not compile without a line here.
 */
const places: Record<Exclude<UploadAddress, FileAddress>, Place> = {
  "/profil/bild": { field: "avatar" },
  "/posts/neu": { field: "images", beside: [text("content", "Neu im Regal.")] },
  "/posts/:id/bearbeiten": {
    field: "images",
    beside: [text("content", "Neu im Regal.")],
    pathOf: async (person) => `/posts/${(await createPostOf(db, person)).id}/bearbeiten`,
  },
  "/arbeiten/neu": { field: "files", beside: [text("title", "Plakate"), text("als", "entwurf")] },
  "/arbeiten/bilder": { field: "picture" },
  "/arbeiten/:id/bearbeiten": {
    field: "files",
    beside: [text("title", "Plakate"), text("als", "entwurf")],
    pathOf: async (person) => `/arbeiten/${(await createWorkOf(db, person, { published: false })).id}/bearbeiten`,
    edits: true,
  },
  "/blog/admin/bilder": { field: "picture" },
  "/admin/import": { field: "list", isSuperadmin: true },
  "/admin/auftritt/bilder/:picture": {
    field: "bild",
    isSuperadmin: true,
    pathOf: async () => "/admin/auftritt/bilder/teilen",
  },
  "/admin/profile/:id/bild": {
    field: "avatar",
    isSuperadmin: true,
    pathOf: async () => `/admin/profile/${(await createPerson(db)).id}/bild`,
  },
};

/** What a refusal says, at the field. */
const says = /Bild|Datei|Liste|Zeilen|groß/;

/** A site makes the folder with its first file. */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : [];

const isPicture = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  ["WEBP", "ftypavif"].includes(
    bytes
      .subarray(4, 12)
      .toString("latin1")
      .replace(/^.{4}(?=WEBP)/s, ""),
  );

const hostile = [...hostileFiles, ...(await hostilePictures())];
let stored = 0;
/** Other tests use the same site: some of their files belong to people who are hidden or gone. */
let before = new Set<string>();

it("tries many hostile files", ({ site }) => {
  before = new Set(filesBelow(join(site.dataDir, "files")));
  expect(hostile.length).toBeGreaterThanOrEqual(100);
});

it.for(Object.entries(places))(
  "each hostile file is refused in German at %s, or becomes a new picture, and disturbs nobody [SAFE-30, FILE-13]",
  async ([address, { field, beside = [], isSuperadmin, pathOf, edits }], { site }) => {
    const wrong: unknown[] = [];
    const tryAll = async () => {
      for (const { what: file, name, bytes } of hostile) {
        // What one account sends is bounded.
        const person = await createPerson(db, { ...longMember, isSuperadmin });
        const browser = await browserOf(db, site.url, person);
        const path = (await pathOf?.(person)) ?? address;
        const seen = edits ? [text("version", (await browser.get(path)).valueAt("version") ?? "")] : [];
        const parts = [...beside, ...seen, { name: field, value: bytes, fileName: name }];
        const answer = await sendMultipart(site.url + path, parts, { cookie: cookieOf(browser) });
        const { status } = answer;
        if (status === 200 || status === 303) stored += 1;
        else if (![400, 413].includes(status) || !says.test(answer.text))
          wrong.push([path, file, status, answer.text.slice(0, 200)]);
      }
    };
    let others: number[] = [];
    const growth = await memoryGrowth(site.url, async () => {
      others = await statusesOfOthers(site.url, tryAll);
    });
    expect(wrong).toEqual([]);
    expect(others).toEqual([200]);
    expect(growth).toBeLessThan(150);
  },
);

it("what is stored of hostile files are new pictures without what was in them, served as pictures [SAFE-30, FILE-13]", async ({
  site,
}) => {
  // The pictures that programs open have passed.
  expect(stored).toBeGreaterThan(30);
  const files = filesBelow(join(site.dataDir, "files")).filter((file) => !before.has(file));
  expect(files.length).toBeGreaterThan(30);
  const spoilt = files.filter((file) => {
    const bytes = readFileSync(file);
    return !isPicture(bytes) || bytes.includes("<script") || bytes.includes("alert(1)");
  });
  expect(spoilt).toEqual([]);
  const portraits = files.filter((file) => /\/avatar_\w+\.jpg$/.test(file));
  expect(portraits.length).toBeGreaterThan(5);
  for (const portrait of portraits) {
    const { status, headers } = await fetch(`${site.url}/storage/${portrait.split("/files/")[1]}`);
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      ...[200, "image/jpeg", "nosniff"],
    ]);
    expect(headers.get("content-security-policy")).toMatch(/script-src|default-src/);
  }
});
