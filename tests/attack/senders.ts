import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A part of a multipart body, of any size. */
const multipartBoundary = "grenze";
const multipartType = `multipart/form-data; boundary=${multipartBoundary}`;

/** The cookie header of a browser. */
export const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

export interface SentPart {
  name: string;
  value: string | Buffer | { bytes: number };
  fileName?: string;
}

/** The pieces of a multipart form. Large values are generated while they are sent. */
function* multipartPieces(parts: SentPart[]): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, "x");
  for (const { name, value, fileName } of parts) {
    const file = fileName === undefined ? "" : `; filename="${fileName}"\r\ncontent-type: image/png`;
    yield Buffer.from(`--${multipartBoundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`);
    if (typeof value === "string" || Buffer.isBuffer(value)) yield Buffer.from(value);
    else
      for (let left = value.bytes; left > 0; left -= chunk.length)
        yield chunk.subarray(0, Math.min(left, chunk.length));
    yield Buffer.from("\r\n");
  }
  yield Buffer.from(`--${multipartBoundary}--\r\n`);
}

const lengthOf = (parts: SentPart[]) => {
  let length = 0;
  for (const piece of multipartPieces(parts)) length += piece.length;
  return length;
};

export interface Answered {
  status: number;
  text: string;
  ms: number;
}

/**
 * Sends a multipart form over its own connection, as fast as the server reads it. Its end is sent when the promise of
 * `beforeEnd` is kept.
 */
export async function sendMultipart(
  url: string,
  parts: SentPart[],
  headers: Record<string, string> = {},
  beforeEnd?: () => Promise<unknown>,
): Promise<Answered> {
  const pieces = multipartPieces(parts);
  return sendPieces(url, beforeEnd ? holdBackLast(pieces, beforeEnd) : pieces, {
    "content-type": multipartType,
    "content-length": `${lengthOf(parts)}`,
    ...headers,
  });
}

async function* holdBackLast(pieces: Iterable<Buffer>, beforeLast: () => Promise<unknown>): AsyncGenerator<Buffer> {
  let last: Buffer | undefined;
  for (const piece of pieces) {
    if (last) yield last;
    last = piece;
  }
  await beforeLast();
  if (last) yield last;
}

/** Sends a body of any kind as a whole. */
export const sendBody = (
  url: string,
  { body, type }: { body: Buffer; type: string },
  headers: Record<string, string>,
) => sendPieces(url, [body], { "content-type": type, "content-length": `${body.length}`, ...headers });

/** Sends a form in twenty pieces, half a second apart. */
export function sendSlowly(url: string, bytes: number, headers: Record<string, string>): Promise<Answered> {
  const pieces = Array.from({ length: 20 }, () => Buffer.alloc(bytes / 20, "x"));
  const type = { "content-type": "application/x-www-form-urlencoded", "content-length": `${(bytes / 20) * 20}` };
  return sendPieces(url, pieces, { ...type, ...headers }, { pauseMs: 500 });
}

async function sendPieces(
  url: string,
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
  headers: Record<string, string>,
  { pauseMs = 0 } = {},
): Promise<Answered> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const began = performance.now();
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    socket.on("data", (bytes) => received.push(bytes));
    // The server may close a connection whose data it does not read. The response from before counts.
    socket.on("error", () => resolve()).on("close", () => resolve());
  });
  const lines = Object.entries({ host, connection: "close", accept: "text/html", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  socket.write(`POST ${pathname}${search} HTTP/1.1\r\n${head}\r\n\r\n`);
  for await (const piece of pieces) {
    if (socket.destroyed || !socket.writable) break;
    if (pauseMs > 0) await Promise.race([delay(pauseMs), ended]);
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), ended]);
  }
  await ended;
  const answer = Buffer.concat(received).toString("utf8");
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  return { status, text: answer.slice(answer.indexOf("\r\n\r\n") + 4), ms: performance.now() - began };
}
