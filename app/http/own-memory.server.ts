/**
 * The same bytes in memory of their own, for what is cached. Node cuts small buffers, and all that it compresses, out of
 * larger pieces of memory, and each of them holds its whole piece: a page of 13 KB, or a part of 1 KB, would hold 64.
 */
export function copyOutOfPool(bytes: Buffer): Buffer {
  return bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}
