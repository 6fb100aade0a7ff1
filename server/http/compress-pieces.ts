import { Duplex } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Streamed page data: React Router sends the known values first and deferred values later. */
export const isInPieces = (type: string | null | undefined) => type?.startsWith("text/x-script") ?? false;

/** Flushes each piece immediately. Hono's compressor would hold the first piece until the last. */
export const compressPieces: MiddlewareHandler = async (c, next) => {
  await next();
  const isAccepted = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  if (!isInPieces(c.res.headers.get("content-type")) || !isAccepted || !c.res.body) return;
  const gzip = Duplex.toWeb(createGzip({ flush: constants.Z_SYNC_FLUSH }));
  c.res = new Response(c.res.body.pipeThrough(gzip as unknown as TransformStream), c.res);
  c.res.headers.delete("content-length");
  c.header("content-encoding", "gzip");
  c.header("vary", "Accept-Encoding", { append: true });
};
