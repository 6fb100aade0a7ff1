import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { zstandard } from "./zstandard";

export type Encoding = "br" | "gzip" | "identity" | "zstd";

const isAccepted = { br: named("br"), gzip: named("gzip"), zstd: named("zstd") };

export const cheapestFirst = ["zstd", "br", "gzip"] as const;
export const smallestFirst = ["br", "zstd", "gzip"] as const;

/** The first of these that the reader accepts. */
export function chooseEncoding(accepted: string, among: readonly (keyof typeof isAccepted)[]): Encoding {
  return among.find((encoding) => isAccepted[encoding].test(accepted)) ?? "identity";
}

function named(encoding: string): RegExp {
  return new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`);
}

/**
 * Compresses a page that is sent once. Zstandard compresses a list of 122 KB to 22 KB in 0.3 ms, Brotli 19.7 KB in 1.6
 * ms and gzip 27 KB in 0.7 ms. Browsers that know Zstandard get that; for the others fewer bytes are worth half a
 * millisecond.
 */
export async function encodeOnce(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "zstd") return zstandard(html);
  if (encoding === "br") return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? gzipSync(html, { level: 1 }) : html;
}
