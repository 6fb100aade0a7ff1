import { hash, randomBytes } from "node:crypto";
import boot from "~/boot.js?raw";

/**
 * Marks the scripts that we render. The mark never leaves the process, so a script in someone's text can't carry it,
 * gets no hash and does not run. It starts with a letter that pages hardly have, because a search goes from one first
 * letter to the next.
 */
export const scriptMark = `~${randomBytes(18).toString("base64url")}`;

const mark = Buffer.from(scriptMark);

/** Stands in the text of a page for its part with this number, whose bytes are known. */
export const placeOfPart = (number: number) => `${scriptMark}.${number};`;
const dot = ".".charCodeAt(0);
const before = ' nonce="'.length;
const after = mark.length + '"'.length;
const end = Buffer.from("</body></html>");
const isDevelopment = import.meta.env.DEV;

const script = Buffer.from("<script>");
const endOfScript = Buffer.from("</script>");
const bootHash = hashOf(boot);
const bootScript = Buffer.from(`<script>${boot}</script>`);

/** The bytes of the page that is being finished. Memory for each of them would cost as much as filling it. */
const shared = Buffer.allocUnsafeSlow(1_000_000);
const mostBytesOfLetter = 3;

function bytesOf(text: string, at = 0): Buffer {
  if (text.length * mostBytesOfLetter > shared.length - at) return Buffer.from(text);
  return shared.subarray(at, at + shared.write(text, at));
}

/**
 * Removes the mark, turns the page's main script into text that waits for the first interaction, and adds the page's
 * data. Pages can be read without script, and before it has loaded the browser handles clicks itself. Searches only for
 * marks, because searching the whole page for elements costs more than the queries of a list. Works on bytes, because
 * each step on text would copy the whole page, and puts the parts of which there are bytes already into their places.
 */
export function finishPage(
  text: string,
  data: string,
  known: Buffer[] = [],
): { html: Buffer<ArrayBuffer>; securityPolicy: string } {
  const rendered = bytesOf(text);
  const last = rendered.length - end.length;
  if (!rendered.subarray(last).equals(end)) throw new Error("a page without an end");
  const hashes = [bootHash];
  const parts: Buffer[] = [];
  let preloads = "";
  let done = 0;
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, done)) {
    const behind = at + mark.length;
    if (rendered[behind] === dot) {
      const stop = rendered.indexOf(";", behind);
      const part = known[Number(rendered.toString("latin1", behind + 1, stop))];
      if (!part) throw new Error("a page without one of its parts");
      parts.push(rendered.subarray(done, at), part);
      done = stop + 1;
      continue;
    }
    const start = rendered.lastIndexOf("<", at);
    // In attributes, React escapes this character.
    const close = rendered.indexOf(">", at) + 1;
    const tag = rendered.toString("utf8", start, at - before) + rendered.toString("utf8", at + after, close);
    parts.push(rendered.subarray(done, start));
    done = close;
    if (tag.startsWith("<script")) {
      done = rendered.indexOf("</script>", close);
      const code = rendered.subarray(close, done);
      if (code.length > 0) hashes.push(hashOf(code));
      const isProgram = tag.includes('type="module"') && !isDevelopment;
      parts.push(Buffer.from(isProgram ? '<script type="text/plain" data-program>' : tag), code);
    } else if (tag.includes('rel="modulepreload"') && !isDevelopment) preloads += tag;
    else parts.push(Buffer.from(tag));
  }
  parts.push(rendered.subarray(done, last));
  if (data) {
    const code = bytesOf(data, rendered.length);
    hashes.push(hashOf(code));
    parts.push(script, code, endOfScript);
  }
  if (!isDevelopment) parts.push(Buffer.from(`<template data-preloads>${preloads}</template>`), bootScript);
  parts.push(end);
  return { html: Buffer.concat(parts), securityPolicy: securityPolicy(hashes) };
}

function hashOf(code: string | Buffer): string {
  return `'sha256-${hash("sha256", code, "base64")}'`;
}

function securityPolicy(hashes: string[]): string {
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${hashes.join(" ")}`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    // An article may embed an external picture, which is requested without a referrer.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}
