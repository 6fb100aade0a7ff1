import { hash, randomBytes } from "node:crypto";
import boot from "~/boot.js?raw";
import { inOwnMemory } from "./own-memory.server";

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

/** What loads the program into a page, as it is sent. It depends on the routes of the page alone. */
export interface Program {
  scripts: Buffer;
  preloads: Buffer;
  hashes: string[];
}

/** For a page that works as HTML alone. */
export const noProgram: Program = { scripts: Buffer.alloc(0), preloads: Buffer.alloc(0), hashes: [] };

interface Finished {
  html: Buffer<ArrayBuffer>;
  securityPolicy: string;
  program: Program;
}

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
 * Removes the mark, puts the program at the end, as text that waits for the first interaction, and adds the page's data.
 * The program is the given one, or what the page's text contains of it. Pages can be read without script, and before it
 * has loaded the browser handles clicks itself. Searches only for marks, because searching the whole page for elements
 * costs more than the queries of a list. Works on bytes, because each step on text would copy the whole page, and puts
 * the parts of which there are bytes already into their places.
 */
export function finishPage(text: string, data: string, known: Buffer[] = [], program?: Program): Finished {
  const rendered = bytesOf(text);
  const last = rendered.length - end.length;
  if (!rendered.subarray(last).equals(end)) throw new Error("a page without an end");
  const parts: Buffer[] = [];
  const scripts: Buffer[] = [];
  const codes: Buffer[] = [];
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
      done += endOfScript.length;
      codes.push(code);
      const isMain = tag.includes('type="module"') && !isDevelopment;
      scripts.push(Buffer.from(isMain ? '<script type="text/plain" data-program>' : tag), code, endOfScript);
    } else if (tag.includes('rel="modulepreload"') && !isDevelopment) preloads += tag;
    else parts.push(Buffer.from(tag));
  }
  if (program && scripts.length > 0) throw new Error("a page with a script that its program does not have");
  const whole = program ?? {
    scripts: inOwnMemory(Buffer.concat(scripts)),
    preloads: inOwnMemory(Buffer.from(isDevelopment ? "" : `<template data-preloads>${preloads}</template>`)),
    hashes: codes.filter(({ length }) => length > 0).map(hashOf),
  };
  const hashes = [bootHash, ...whole.hashes];
  parts.push(rendered.subarray(done, last), whole.scripts);
  if (data) {
    const code = bytesOf(data, rendered.length);
    hashes.push(hashOf(code));
    parts.push(script, code, endOfScript);
  }
  parts.push(whole.preloads);
  if (!isDevelopment) parts.push(bootScript);
  parts.push(end);
  return { html: Buffer.concat(parts), securityPolicy: securityPolicy(hashes), program: whole };
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
