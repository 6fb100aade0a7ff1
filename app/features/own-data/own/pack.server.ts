import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { settings } from "~/settings.server";
import { collectOwnData } from "./collect.server";
import { readOwnFiles, readPictures } from "./read-files.server";
import { readablePage } from "./readable";

interface Packed {
  profileId: string;
  name: string;
  isForSuperadmin: boolean;
  /** The most bytes of the person's files in a copy, and of the person's pictures. */
  maxBytes?: number;
}

/** The copy is made in memory and stored as one row. */
const bytesOfEach = 50 * 1024 * 1024;

/** Everything that is stored about a person, as one file. */
export async function pack({ profileId, name, isForSuperadmin, maxBytes = bytesOfEach }: Packed): Promise<Buffer> {
  const chapters = await collectOwnData(profileId, { isSuperadmin: isForSuperadmin });
  const pictures = await readPictures(profileId, maxBytes);
  const files = await readOwnFiles(profileId, maxBytes, { isForSuperadmin });
  const namesOf = (read: typeof files) => ({ names: read.files.map((file) => file.name), left: read.left });
  const page = readablePage({
    name,
    productName: settings.productName,
    madeAt: new Date(),
    chapters,
    pictures: namesOf(pictures),
    files: namesOf(files),
    isSealed: isForSuperadmin,
  });
  const json = Object.fromEntries(chapters.map((chapter) => [chapter.name, chapter.rows]));
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(page), "meine-daten.html");
  archive.addBuffer(Buffer.from(JSON.stringify(json, null, 2)), "daten.json");
  // They are compressed already.
  for (const { name: entry, bytes } of [...pictures.files, ...files.files])
    archive.addBuffer(bytes, entry, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
