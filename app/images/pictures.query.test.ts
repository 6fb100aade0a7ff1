import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { orphanedFiles } from "~/db/schema";
import { settings } from "~/settings.server";
import { pictureFormats } from "./picture-address";
import {
  claimFiles,
  discardFiles,
  dropFiles,
  keysOf,
  PictureRefused,
  preparePicture,
  removeDropped,
  storePicture,
} from "./pictures.server";
import { storage } from "./storage.server";

const picture = async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  return preparePicture(new File([new Uint8Array(bytes)], "bild.png"), { longest: 800, widths: [320] });
};
const exists = async (keys: string[]) => {
  const disk = await storage();
  return Promise.all(keys.map((key) => disk.exists(key)));
};
const orphans = async () => (await db.select().from(orphanedFiles)).map(({ key }) => key).sort();

it("keeps what a row names and deletes what no row names any more [OWN-25]", async () => {
  const stored = await storePicture("owner", "post_1", await picture());
  expect(keysOf(stored.url, [320]).sort()).toEqual([...stored.keys].sort());
  await claimFiles(db, stored.keys);
  await removeDropped();
  expect(await orphans()).toEqual([]);
  expect(await exists(stored.keys)).not.toContain(false);

  await dropFiles(db, keysOf(stored.url, [320]));
  await removeDropped();
  expect(await orphans()).toEqual([]);
  expect(await exists(stored.keys)).not.toContain(true);
});

it("leaves nothing of an upload that was interrupted, and spares one that is under way [OWN-25]", async () => {
  const broken = await storePicture("owner", "post_2", await picture());
  const underWay = await storePicture("owner", "post_3", await picture());
  const hourAgo = new Date(Date.now() - 61 * 60 * 1000);
  for (const key of broken.keys)
    await db.update(orphanedFiles).set({ since: hourAgo }).where(eq(orphanedFiles.key, key));
  await removeDropped();
  expect(await exists(broken.keys)).not.toContain(true);
  expect(await exists(underWay.keys)).not.toContain(false);
  expect(await orphans()).toEqual([...underWay.keys].sort());
});

it("keeps the files of a row that was written after all, when only the answer to its commit was lost [SAFE-93]", async () => {
  const kept = await storePicture("owner", "post_4", await picture());
  const left = await storePicture("owner", "post_5", await picture());
  await claimFiles(db, kept.keys);
  await discardFiles([...kept.keys, ...left.keys]);
  expect(await exists(kept.keys)).not.toContain(false);
  expect(await exists(left.keys)).not.toContain(true);
});

it("never treats an external address as one of its own files", () => {
  expect(keysOf("https://example.com/a.jpg")).toEqual([]);
  expect(keysOf("/fassade/anna.svg")).toEqual([]);
});

it("refuses a picture with the same text when its folder can't be written, whatever the reason [SAFE-101]", async () => {
  const folder = join(settings.dataDir, "files/post-images/barred");
  const [format] = pictureFormats;
  // A folder is in the place of the file.
  await mkdir(join(folder, `post_7-320.${format}`), { recursive: true });
  const failure = await storePicture("barred", "post_7", await picture()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PictureRefused);
  expect(failure).toMatchObject({ status: 503, message: expect.stringContaining("gerade kein Platz") });
});

it("refuses a picture with a text when the disk is full, and leaves nothing of it [SAFE-101]", async () => {
  const files = await picture();
  const folder = join(settings.dataDir, "files/post-images/full");
  await mkdir(folder, { recursive: true });
  const lastFormat = pictureFormats.at(-1);
  // Whatever is written there meets a disk without room.
  await symlink("/dev/full", join(folder, `post_6-320.${lastFormat}`));
  const failure = await storePicture("full", "post_6", files).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PictureRefused);
  expect(failure).toMatchObject({ status: 503, message: expect.stringContaining("gerade kein Platz") });
  expect(await readdir(folder)).toEqual([`post_6-320.${lastFormat}`]);
  expect((await orphans()).filter((key) => key.includes("/full/"))).toEqual([]);
});
