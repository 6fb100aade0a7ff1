import { createElement, Fragment, type ReactNode } from "react";
import { type PreloadOptions, preload } from "react-dom";
import { renderToString } from "react-dom/server";
import { RecentlyUsed } from "~/visible/recently-used";
import { inOwnMemory } from "./own-memory.server";

/** In letters of keys and bytes of parts together. */
const mostKept = 2_000_000;

/** React puts these in front of the text, for pictures that load at once. They belong into the head of each page. */
const pictureLink = /^<link rel="preload" as="image"((?: \w+="[^"]*")+)\/>/;

/**
 * React numbers its ids by the place in the page, so a text with one is not the same everywhere. Nor may a part that
 * waits or has failed stay so.
 */
const ofThisPage = /^<link|_R_|<!--\$[!?]/;

/** Without it, React would take an id that the last part has numbered for one of the page around it. */
const End = () => null;

interface Written {
  html: Buffer | null;
  pictures: [href: string, options: PreloadOptions][];
}

/**
 * Keeps parts of pages as they are sent, and forgets those that nobody has asked for the longest time. Null for a part
 * that is not the same everywhere.
 */
export function keepParts(most = mostKept): (key: string, elements: () => ReactNode) => Buffer | null {
  const kept = new RecentlyUsed<Written>(most);
  return (key, elements) => {
    const known = kept.find(key);
    const written = known ?? write(elements());
    if (!known) kept.keep(key, written, written.html?.length ?? 0);
    for (const [href, options] of written.pictures) preload(href, options);
    return written.html;
  };
}

function write(elements: ReactNode): Written {
  let html = renderToString(createElement(Fragment, null, elements, createElement(End)));
  const pictures: Written["pictures"] = [];
  for (let link = pictureLink.exec(html); link; link = pictureLink.exec(html)) {
    pictures.push(pictureOf(link[1] ?? ""));
    html = html.slice(link[0].length);
  }
  return ofThisPage.test(html) ? { html: null, pictures: [] } : { html: inOwnMemory(Buffer.from(html)), pictures };
}

function pictureOf(attributes: string): Written["pictures"][number] {
  const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    unescaped(value),
  ]);
  const { href, ...options } = Object.fromEntries(pairs);
  // With a set of files React asks for an address too, and does not write it.
  return [href ?? options.imageSrcSet, { as: "image", ...options }];
}

const letters: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string) => text.replace(/&[#\w]+;/g, (letter) => letters[letter] ?? letter);
