import { crc32, inflateRawSync } from "node:zlib";

/** Reads an archive by its directory, as unpacking programs do, and checks each file's sum. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06"));
  if (end < 0) throw new Error("This is no archive");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("The directory is broken");
    const [method, sum] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16)];
    const [packed, size, nameLength] = [20, 24]
      .map((place) => archive.readUInt32LE(at + place))
      .concat(archive.readUInt16LE(at + 28));
    const name = archive.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + (packed ?? 0));
    const content = method === 8 ? inflateRawSync(bytes) : bytes;
    if (content.length !== size || crc32(content) !== sum) throw new Error(`${name} is broken`);
    files.set(name, content);
    at += 46 + (nameLength ?? 0) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
