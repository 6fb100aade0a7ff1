import { createHash, randomBytes } from "node:crypto";
import boot from "~/boot.js?raw";

/**
 * Marks the scripts that we render. The mark never leaves the process, so a script in someone's text can't carry it,
 * gets no hash and does not run.
 */
export const scriptMark = randomBytes(18).toString("base64url");

const markedScript = new RegExp(`<script([^>]*?) nonce="${scriptMark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
const markedLink = new RegExp(`<link([^>]*?) nonce="${scriptMark}"([^>]*?)/?>`, "g");
const preload = /<link[^>]*rel="modulepreload"[^>]*>/g;
const isDevelopment = import.meta.env.DEV;

const bootHash = hash(boot);

/**
 * Removes the mark and turns the page's main script into text that waits for the first interaction. Pages can be read
 * without script, and before it has loaded the browser handles clicks itself.
 */
export function finishPage(rendered: string): { html: string; securityPolicy: string } {
  const hashes = [bootHash];
  const preloads: string[] = [];
  let html = rendered.replace(markedScript, (_all, before: string, after: string, code: string) => {
    const attributes = `${before}${after}`;
    if (code) hashes.push(hash(code));
    const isProgram = attributes.includes('type="module"');
    if (!isProgram || isDevelopment) return `<script${attributes}>${code}</script>`;
    return `<script type="text/plain" data-program>${code}</script>`;
  });
  html = html.replace(markedLink, "<link$1$2>");
  if (!isDevelopment) {
    html = html.replace(preload, (link) => {
      preloads.push(link);
      return "";
    });
    html = html.replace(
      "</body>",
      `<template data-preloads>${preloads.join("")}</template><script>${boot}</script></body>`,
    );
  }
  return { html, securityPolicy: securityPolicy(hashes) };
}

function hash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
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
