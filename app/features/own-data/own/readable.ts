import { formatMoment } from "~/text/dates";
import { escapeMarkup } from "~/text/escape-markup";
import type { Chapter, Names } from "./chapter";
import type { LeftFile } from "./read-files.server";

interface Files {
  names: string[];
  left: LeftFile[];
}

interface Readable {
  name: string;
  productName: string;
  madeAt: Date;
  chapters: Chapter[];
  pictures: Files;
  files: Files;
  /** Whether a superadmin gets the copy. */
  isSealed: boolean;
}

const withheld = "E-Mail-Adressen und Telefonnummern anderer und was andere nur für sich notiert haben";
const sealed = "Angebote und Nachrichten, die andere geschrieben haben, weil nur die Person selbst sie lesen darf";

/** The same as in the JSON, for reading: one page that needs no network. */
export function readablePage({ name, productName, madeAt, chapters, isSealed, pictures, files }: Readable): string {
  const title = `Meine Daten bei ${productName}`;
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>
<style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif;color-scheme:light dark}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}dd dl{margin:0 0 .5rem 1rem;white-space:normal}article{border-top:1px solid;padding:1rem 0}img{max-width:100%}</style></head>
<body>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(name)}, erstellt am ${formatMoment(madeAt)}. Dasselbe steht für Programme in daten.json.</p>
<p>Nicht dabei sind ${withheld}${isSealed ? `, und ${sealed}` : ""}.</p>
${chapters.map(section).join("\n")}
<h2>Bilder</h2>
${filesSection(pictures, (name) => `<img src="${escapeMarkup(name)}" alt="">`)}
<h2>Dateien</h2>
${filesSection(files, fileLink)}
</body>
</html>
`;
}

// Names may have what an address may not.
const fileLink = (name: string) => link(name.split("/").map(encodeURIComponent).join("/"), name);

function filesSection({ names, left }: Files, show: (name: string) => string): string {
  const outside = left.map(({ title, size, url }) => `${link(url, title)} (${size})`);
  const why =
    "<p>Diese sind zusammen zu groß für die Kopie. Unter ihrer Adresse öffnen Sie sie, solange Sie angemeldet sind:</p>";
  if (names.length + left.length === 0) return "<p>Keine.</p>";
  return [...names.map(show).map(paragraph), ...(left.length > 0 ? [why] : []), ...outside.map(paragraph)].join("\n");
}

const paragraph = (html: string) => `<p>${html}</p>`;
const link = (to: string, text: string) => `<a href="${escapeMarkup(to)}">${escapeMarkup(text)}</a>`;

function section({ title, rows, columns }: Chapter): string {
  const articles = rows.map((row) => `<article>${list(row, columns)}</article>`);
  return `<h2>${escapeMarkup(title)}</h2>\n${articles.join("\n") || "<p>Nichts.</p>"}`;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function list(row: Record<string, unknown>, columns: Record<string, Names>): string {
  const facts = Object.entries(columns).filter(([key]) => !isEmpty(row[key]));
  return `<dl>${facts.map(([key, names]) => fact(row[key], names)).join("")}</dl>`;
}

function fact(value: unknown, names: Names): string {
  const [name, within] = typeof names === "string" ? [names, {}] : names;
  const values = Array.isArray(value) ? value : [value];
  const isOfWords = values.every((one) => typeof one !== "object" || one instanceof Date);
  const shown = isOfWords
    ? escapeMarkup(values.map((one) => shownValue(one, within)).join(", "))
    : values.map((one) => list(one, within)).join("");
  return `<dt>${escapeMarkup(name)}</dt><dd>${shown}</dd>`;
}

function shownValue(value: unknown, words: Record<string, Names>): string {
  if (value instanceof Date) return formatMoment(value);
  if (typeof value === "boolean") return value ? "ja" : "nein";
  const word = words[String(value)];
  return typeof word === "string" ? word : String(value);
}
