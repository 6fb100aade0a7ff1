import { hash } from "node:crypto";
import { createElement, Fragment, type ReactElement } from "react";
import { type PreloadOptions, preload } from "react-dom";
import { renderToString } from "react-dom/server";
import type { FragmentCache } from "~/ui/cached-fragment";
import { RecentlyUsed } from "~/visible/recently-used";

/** The size of keys and HTML together, in characters. */
const maxCached = 2_000_000;

/** React puts these before the HTML, for pictures that load immediately. They belong into the head of each page. */
const pictureLink = /^<link rel="preload" as="image"((?: \w+="[^"]*")+)\/>/;

/**
 * React numbers its ids by the place in the page, so HTML with one is not the same everywhere. Nor may a part that waits
 * or has failed be cached.
 */
const ofThisPage = /^<link|_R_|<!--\$[!?]/;

/** Without it, React would continue with the ids of the last part in the page around it. */
const End = () => null;

interface Rendered {
  html: string | null;
  pictures: [href: string, options: PreloadOptions][];
}

const keys = new WeakMap<object, string>();
let functions = 0;

/** What was read for everyone is the same object on many pages, so its key is made once. */
function keyOf(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return String(value);
  const known = keys.get(value);
  if (known) return known;
  const key = typeof value === "function" ? `f${++functions}` : hash("sha256", JSON.stringify(value), "base64url");
  keys.set(value, key);
  return key;
}

/** Caches the HTML of fragments, and drops the least recently used ones. */
export function cacheFragments(max = maxCached): FragmentCache {
  const cache = new RecentlyUsed<Rendered>(max);
  return (content, of) => {
    let key = keyOf(content);
    for (const [name, value] of Object.entries(of)) key += `,${name}:${keyOf(value)}`;
    const known = cache.find(key);
    const rendered = known ?? render(createElement(content, of));
    if (!known) cache.set(key, rendered, rendered.html?.length ?? 0);
    for (const [href, options] of rendered.pictures) preload(href, options);
    return rendered.html;
  };
}

function render(content: ReactElement): Rendered {
  let html = renderToString(createElement(Fragment, null, content, createElement(End)));
  const pictures: Rendered["pictures"] = [];
  for (let link = pictureLink.exec(html); link; link = pictureLink.exec(html)) {
    pictures.push(pictureOf(link[1] ?? ""));
    html = html.slice(link[0].length);
  }
  return ofThisPage.test(html) ? { html: null, pictures: [] } : { html, pictures };
}

function pictureOf(attributes: string): Rendered["pictures"][number] {
  const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    unescaped(value),
  ]);
  const { href, ...options } = Object.fromEntries(pairs);
  // With a set of files React asks for an address too, and does not write it.
  return [href ?? options.imageSrcSet, { as: "image", ...options }];
}

const characters: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string) => text.replace(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
