import { transcode } from "node:buffer";
import { hash } from "node:crypto";
import bootSource from "~/boot.js?raw";
import { pageDataId } from "./page-data-id";

/**
 * The mark that the root's layout writes before the router's scripts. All user content comes before it, so a script in
 * somebody's text is never mistaken for one of ours.
 */
const beforeScripts = '<template data-before-scripts="true"></template>';
const pageEnd = "</body></html>";
const isDevelopment = import.meta.env.DEV;

/** Every page carries this script, so it is sent without comments and indentation. */
const boot = bootSource.replace(/^\s*(\/\/|\/\*\*).*\n|^\s+/gm, "");

const hashOf = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;
const bootHash = hashOf(boot);

interface Finished {
  html: Buffer<ArrayBuffer>;
  securityPolicy: string;
}

/**
 * Adds the data of the page's program to a rendered page, and lets the program wait for the first interaction: its main
 * script becomes text, and preloads are put into a template. The security policy allows the scripts by their hashes.
 * Without data the page works as HTML alone and gets no program.
 */
export function finishPage(rendered: string, data: string): Finished {
  const at = rendered.lastIndexOf(beforeScripts);
  if (at < 0 || !rendered.endsWith(pageEnd)) throw new Error("a page without an end");
  const page = rendered.slice(0, at);
  if (isDevelopment) {
    const scripts = data && dataBlock(data) + rendered.slice(at, -pageEnd.length);
    return { html: toBytes(page, scripts, pageEnd), securityPolicy: securityPolicy("'self' 'unsafe-inline'") };
  }
  const hashes = [bootHash];
  const scripts = rendered
    .slice(at, -pageEnd.length)
    .replace(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes, code) => {
      hashes.push(hashOf(code));
      return attributes.includes('type="module"')
        ? `<script type="text/plain" data-program>${code}</script>`
        : `<script>${code}</script>`;
    });
  const preloads: string[] = [];
  const head = page.indexOf("</head>");
  const withoutPreloads = page.slice(0, head).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link);
    return "";
  });
  const program = data && `${dataBlock(data)}${scripts}<template data-preloads>${preloads.join("")}</template>`;
  return {
    html: toBytes(withoutPreloads, page.slice(head), program, `<script>${boot}</script>${pageEnd}`),
    securityPolicy: securityPolicy(`'self' ${hashes.join(" ")}`),
  };
}

/** As UTF-8, by way of UTF-16: `Buffer.from` takes six times as long for pages, each of which has characters such as '„'. */
function toBytes(...parts: string[]): Buffer<ArrayBuffer> {
  try {
    const utf16 = Buffer.allocUnsafe(2 * parts.reduce((length, part) => length + part.length, 0));
    let end = 0;
    for (const part of parts) end += utf16.write(part, end, "utf16le");
    return transcode(utf16, "utf16le", "utf8") as Buffer<ArrayBuffer>;
  } catch {
    // Somebody's text has half of a character.
    return Buffer.from(parts.join(""));
  }
}

/** The data as the router encodes it. No text in it can end the block. */
const dataBlock = (data: string) =>
  `<script type="application/json" id="${pageDataId}">${data.replaceAll("<", "\\u003c")}</script>`;

function securityPolicy(scripts: string): string {
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
    // The preview of what other sites embed. All other pages refuse to be framed.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}
