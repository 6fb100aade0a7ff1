/**
 * Copies a slice out of its buffer pool before it is cached. Node allocates small buffers and compressed data inside
 * larger pools, and a slice keeps its whole pool in memory: a page of 13 KB, or a part of 1 KB, would hold 64 KB.
 */
export function copyOutOfPool(bytes: Buffer): Buffer {
  return bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}
