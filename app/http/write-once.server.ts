import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import type { WriteOnce } from "~/ui/once";
import { RecentlyUsed } from "~/visible/recently-used";

/** In letters, of keys and texts together. */
const mostKept = 2_000_000;

/**
 * React puts links in front of the text, for pictures that load at once. They belong into the head of the page. And it
 * numbers its ids by the place in the page, so a text with one is not the same everywhere.
 */
const ofThisPage = /^<link|_R_/;

/** Without it, React would take an id that the last part has numbered for one of the page around it. */
const End = () => null;

/** Keeps texts, and forgets those that nobody has asked for the longest time. */
export function keepTexts(most = mostKept): WriteOnce {
  const kept = new RecentlyUsed<string | null>(most);
  return (key, elements) => {
    const known = kept.find(key);
    if (known !== undefined) return known;
    const made = renderToString(createElement(Fragment, null, elements(), createElement(End)));
    const text = ofThisPage.test(made) ? null : made;
    kept.keep(key, text, key.length + (text?.length ?? 0));
    return text;
  };
}
