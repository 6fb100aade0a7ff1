// The bytes that a visitor's browser downloads: the page, its files, and the script that loads on first use.
import { brotliCompressSync } from "node:zlib";
import { startSite } from "./site.mjs";

const profile = "/kreative/anna-fink";
const article = "/blog/ein-gutes-briefing-passt-auf-eine-seite";
const pages = ["/", "/kreative", profile, "/feed", article, "/blog", "/auth"];
const site = await startSite();
try {
  for (const page of pages) {
    const html = await (await fetch(site.url + page)).text();
    const inline = [...html.matchAll(/<script(?![^>]*type="text\/plain")[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1],
    );
    const style = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]);
    const program = [...html.matchAll(/(?:from|import\(|import) ?"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]);
    const modules = await reach(program);
    const row = {
      html: compressed(html),
      style: await weigh(style),
      "script at once": compressed(inline.join("\n")),
      "script after touch": await weigh([...modules]),
    };
    const parts = Object.entries(row).map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} KB`);
    process.stdout.write(`${page.padEnd(article.length)} ${parts.join(", ")}\n`);
  }
} finally {
  await site.stop();
}

/** A script and all modules that it imports statically. */
async function reach(urls, seen = new Set()) {
  for (const url of urls) {
    if (seen.has(url)) continue;
    seen.add(url);
    const code = await (await fetch(site.url + url)).text();
    const next = [...code.matchAll(/(?:from|import) ?"(\.\/[^"]+\.js)"/g)].map(
      (match) => new URL(match[1], site.url + url).pathname,
    );
    await reach(next, seen);
  }
  return seen;
}

async function weigh(urls) {
  const sizes = await Promise.all(urls.map(async (url) => compressed(await (await fetch(site.url + url)).text())));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function compressed(text) {
  return brotliCompressSync(Buffer.from(text)).length;
}
