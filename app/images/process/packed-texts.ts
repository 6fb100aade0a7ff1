const pngHead = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** More than a program packs of what it says about a picture. Unfolded they are at most a thousand times as long. */
const maxPackedBytes = 16 * 1024;

/**
 * Cuts the compressed texts out of a PNG as soon as they are more than a picture needs. The library unfolds each of them
 * whenever it opens the file, which takes it seconds for a few hundred kilobytes.
 */
export function withoutPackedTexts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, pngHead.length).equals(pngHead)) return bytes;
  const kept: Buffer[] = [];
  let [from, at, packedBytes] = [0, pngHead.length, 0];
  while (at + 8 <= file.length) {
    const chunk = file.subarray(at, at + 12 + file.readUInt32BE(at));
    if (chunk.toString("latin1", 4, 8) === "IDAT") break;
    if (isPackedText(chunk)) packedBytes += chunk.length;
    if (isPackedText(chunk) && packedBytes > maxPackedBytes) {
      if (at > from) kept.push(file.subarray(from, at));
      from = at + chunk.length;
    }
    at += chunk.length;
  }
  return from === 0 ? bytes : Buffer.concat([...kept, file.subarray(from)]);
}

/** A text of the second kind says after its name whether it is compressed. */
function isPackedText(chunk: Buffer): boolean {
  const type = chunk.toString("latin1", 4, 8);
  return type === "zTXt" || (type === "iTXt" && chunk[chunk.indexOf(0, 8) + 1] === 1);
}
