import { listFiles } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { settings } from "~/settings.server";
import { collectOwnData } from "./collect.server";
import { readablePage } from "./readable";
import { type ZipEntry, zip } from "./zip";

/** Everything that is stored about a person, as one file. */
export async function pack(profileId: string, name: string): Promise<Buffer> {
  const chapters = await collectOwnData(profileId);
  const pictures = await readPictures(profileId);
  const page = readablePage({
    name,
    productName: settings.productName,
    madeAt: new Date(),
    chapters,
    pictures: pictures.map((picture) => picture.name),
  });
  const json = Object.fromEntries(chapters.map((chapter) => [chapter.name, chapter.rows]));
  return zip([
    { name: "meine-daten.html", bytes: Buffer.from(page) },
    { name: "daten.json", bytes: Buffer.from(JSON.stringify(json, null, 2)) },
    ...pictures,
  ]);
}

/** Each picture once, in its full size: its smaller and other forms are made from it. */
async function readPictures(profileId: string): Promise<ZipEntry[]> {
  const disk = await storage();
  const keys = (await listFiles(profileId)).filter((key) => key.endsWith(".jpg") && !/-\d+\.jpg$/.test(key));
  const entries: ZipEntry[] = [];
  for (const key of keys.toSorted()) {
    const bytes = Buffer.from(await disk.getBytes(key));
    entries.push({ name: `bilder/${key.split("/").at(-1)}`, bytes, isPacked: true });
  }
  return entries;
}
