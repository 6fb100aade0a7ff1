import { hash } from "node:crypto";
import { escapeMarkup } from "~/text/escape-markup";
import type { Signal } from "~/ui/accent";
import { darkColours, lightColours } from "~/ui/light-colours";

export interface EmbeddedRow {
  title: string;
  about: string;
  address: string;
}

export interface EmbeddedList {
  title: string;
  /** The list on the site. */
  address: string;
  rows: EmbeddedRow[];
  /** What is read where nothing is on it. */
  empty: string;
}

export const embeddedMax = 12;

export const embeddedThemes = ["auto", "hell", "dunkel"] as const;
export type EmbeddedTheme = (typeof embeddedThemes)[number];

export const readTheme = (value: string | null): EmbeddedTheme =>
  embeddedThemes.find((theme) => theme === value) ?? "auto";

/** How high the frame of so many rows is; longer texts scroll. */
export const embeddedHeight = (rows: number): number => 110 + Math.max(1, Math.min(rows, embeddedMax)) * 76;

const variables = (colours: Record<"paper" | "ink" | "soft" | "line" | "signal", string>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

const common =
  "*{box-sizing:border-box;margin:0}body{padding:16px;background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:20px;line-height:1.2}ul{list-style:none;padding:0;margin:12px 0;border-top:2px solid var(--ink)}li{border-bottom:1px solid var(--line);padding:10px 0}a{color:inherit;text-decoration-color:var(--signal);text-underline-offset:3px}li a{display:inline-block;padding:2px 0;font-weight:600}a:focus-visible{outline:2px solid var(--signal);outline-offset:2px}p{color:var(--soft);font-size:14px}";

const styles: Record<EmbeddedTheme, (light: string, dark: string) => string> = {
  hell: (light) => `:root{color-scheme:light;${light}}${common}`,
  dunkel: (_, dark) => `:root{color-scheme:dark;${dark}}${common}`,
  auto: (light, dark) =>
    `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}${common}`,
};

/** What of the site is its operator's. */
interface Operators {
  product: string;
  signal: Signal;
}

/** A list for frames on other sites: one style, no script, no picture, and every link opens its own tab. */
export function embeddedPage(
  { title, address, rows, empty }: EmbeddedList,
  theme: EmbeddedTheme,
  { product, signal }: Operators,
) {
  const style = styles[theme](
    variables({ ...lightColours, signal: signal.light }),
    variables({ ...darkColours, signal: signal.dark }),
  );
  const link = (to: string, text: string) =>
    `<a href="${escapeMarkup(to)}" target="_blank" rel="noopener">${escapeMarkup(text)}</a>`;
  const items = rows
    .slice(0, embeddedMax)
    .map((row) => `<li>${link(row.address, row.title)}${row.about ? `<p>${escapeMarkup(row.about)}</p>` : ""}</li>`)
    .join("");
  const html = `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(`${title} · ${product}`)}</title><style>${style}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${items ? `<ul>${items}</ul>` : `<p>${escapeMarkup(empty)}</p>`}<p>${link(address, `Alle auf ${product}`)}</p></main></body></html>`;
  const styleHash = hash("sha256", style, "base64");
  return {
    html,
    securityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  };
}
