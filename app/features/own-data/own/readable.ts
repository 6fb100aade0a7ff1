import { escapeXml } from "~/seo/escape-xml";
import { formatMoment } from "~/text/dates";
import type { Chapter } from "./collect.server";

interface Readable {
  name: string;
  productName: string;
  madeAt: Date;
  chapters: Chapter[];
  pictures: string[];
}

/** The same as in the JSON, for reading: one page that needs no network. */
export function readablePage({ name, productName, madeAt, chapters, pictures }: Readable): string {
  const title = `Meine Daten bei ${productName}`;
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title>
<style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif;color-scheme:light dark}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid;padding:1rem 0}img{max-width:100%}</style></head>
<body>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(name)}, erstellt am ${formatMoment(madeAt)}. Dasselbe steht für Programme in daten.json.</p>
<p>Nicht dabei sind E-Mail-Adressen und Telefonnummern anderer und was andere nur für sich notiert haben.</p>
${chapters.map(section).join("\n")}
<h2>Bilder</h2>
${pictures.length > 0 ? pictures.map((file) => `<p><img src="${escapeXml(file)}" alt=""></p>`).join("\n") : "<p>Keine.</p>"}
</body>
</html>
`;
}

function section({ title, rows }: Chapter): string {
  const articles = rows.map((row) => {
    const facts = Object.entries(row).filter(([, value]) => value !== null && value !== "");
    return `<article><dl>${facts.map(([key, value]) => `<dt>${escapeXml(key)}</dt><dd>${escapeXml(shown(value))}</dd>`).join("")}</dl></article>`;
  });
  return `<h2>${escapeXml(title)}</h2>\n${articles.join("\n") || "<p>Nichts.</p>"}`;
}

function shown(value: unknown): string {
  if (value instanceof Date) return formatMoment(value);
  if (typeof value === "boolean") return value ? "ja" : "nein";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
