import { ReadableStream as Pieces } from "node:stream/web";
import { constants, createGzip, type Gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Streamed page data: React Router sends the known values first and deferred values later. */
export const isInPieces = (type: string | null | undefined) => type?.startsWith("text/x-script") ?? false;

/** Sends each piece immediately. Hono's compressor would hold the first piece until the last. */
export const compressPieces: MiddlewareHandler = async (c, next) => {
  await next();
  const isAccepted = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  if (!isInPieces(c.res.headers.get("content-type")) || !isAccepted || !c.res.body) return;
  c.res = new Response(Pieces.from(compressed(c.res.body)) as ReadableStream<Uint8Array>, c.res);
  c.res.headers.delete("content-length");
  c.header("content-encoding", "gzip");
  c.header("vary", "Accept-Encoding", { append: true });
};

const options = {
  level: 1,
  flush: constants.Z_SYNC_FLUSH,
  // It continues only while less than this waits to be read.
  highWaterMark: 64_000_000,
};

/** The types lack this property, which every zlib compressor has. */
type Compressor = Gzip & { reset(): void };

/**
 * Compressors that have finished an answer. Creating a new one for each answer costs more than the answer itself (see
 * `zstandard.ts`).
 */
const free: Compressor[] = [];
const maxFree = 8;

/** One compressor serves one answer at a time. After an aborted answer, its compressor is not used again. */
async function* compressed(pieces: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gzip = free.pop() ?? (createGzip(options).on("error", () => {}) as Compressor);
  for await (const piece of pieces) yield* resultOf(gzip, (done) => gzip.write(piece, done));
  yield* resultOf(gzip, (done) => gzip.flush(constants.Z_FINISH, done));
  gzip.reset();
  if (free.length < maxFree) free.push(gzip);
}

async function* resultOf(gzip: Gzip, give: (done: (error?: Error | null) => void) => void): AsyncGenerator<Uint8Array> {
  await new Promise<void>((resolve, reject) => give((error) => (error ? reject(error) : resolve())));
  const bytes: Buffer | null = gzip.read();
  if (bytes) yield bytes;
}
