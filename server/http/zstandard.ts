import { constants, createZstdCompress, type ZstdCompress } from "node:zlib";

const options = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    // Room for the largest pages, and a quarter of the usual tables: on a busy server they stay in the processor's cache.
    [constants.ZSTD_c_windowLog]: 18,
    [constants.ZSTD_c_hashLog]: 15,
    [constants.ZSTD_c_chainLog]: 14,
  },
  // Each text that is written becomes a complete frame.
  flush: constants.ZSTD_e_end,
  chunkSize: 65_536,
  // It continues only while less than this waits to be read.
  highWaterMark: 64_000_000,
};

let reused: ZstdCompress | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Compresses one text after the other in another thread, always with the same compressor. Node frees the memory of a
 * compressor only at a full garbage collection, and a new compressor for each page doubles the number of these. A text
 * is given to it only when the one before has been read, so nobody can get a page of someone else.
 */
export function zstandard(text: Buffer): Promise<Buffer> {
  const compressed = turn.then(() => compress(text));
  turn = compressed.catch(() => {});
  return compressed;
}

function compress(text: Buffer): Promise<Buffer> {
  if (!reused || reused.destroyed) reused = createZstdCompress(options).on("error", () => {});
  const compressor = reused;
  return new Promise((resolve, reject) => {
    compressor.write(text, (error) => (error ? reject(error) : resolve(compressor.read())));
  });
}
