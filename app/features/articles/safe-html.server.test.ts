import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { scriptCorpus } from "../../../tests/support/script-corpus";
import { readTimeOf } from "./article";
import { safeHtml, showsSomething } from "./safe-html.server";

type Node = DefaultTreeAdapterTypes.Node;

const allowed = new Set(
  "h2 h3 h4 p br hr ul ol li blockquote pre code strong em u s a img figure figcaption".split(" "),
);
const attributes = new Set("href title rel src alt width height loading decoding referrerpolicy".split(" "));

/** All parts of the parsed result that an article must not contain. */
function forbidden(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === "#comment") found.push("comment");
    if ("tagName" in node) {
      if (!allowed.has(node.tagName) || node.namespaceURI !== "http://www.w3.org/1999/xhtml") found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        if (!attributes.has(name)) found.push(`${node.tagName} ${name}`);
        if (name === "href" && !/^(https?:|mailto:|\/(?!\/)|#)/.test(value)) found.push(`href ${value}`);
        if (name === "src" && !/^(https:\/\/|\/storage\/)/.test(value)) found.push(`src ${value}`);
      }
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

describe("the HTML of an article", () => {
  it.each(scriptCorpus)("keeps nothing that runs of %s [BLOG-19]", (attack) => {
    const once = safeHtml(`<p>Vorher</p>${attack}<p>Nachher</p>`);
    expect(forbidden(once)).toEqual([]);
    expect(forbidden(safeHtml(attack))).toEqual([]);
  });

  it("goes no deeper than twelve, whatever it is made of, and keeps its text [SAFE-64]", () => {
    const depthOf = (html: string) => {
      const depth = (node: Node): number =>
        "childNodes" in node ? 1 + Math.max(0, ...node.childNodes.map((child) => depth(child))) : 0;
      return depth(parseFragment(html)) - 1;
    };
    for (const tag of ["blockquote", "ul><li", "strong", "div", "section"]) {
      const closing = tag.split("><").toReversed().join("></");
      const deep = `<p>Anfang</p>${`<${tag}>`.repeat(5000)}Mitte${`</${closing}>`.repeat(5000)}<p>Ende</p>`;
      const safe = safeHtml(deep);
      expect(depthOf(safe), tag).toBeLessThanOrEqual(12);
      expect(safe.replace(/<[^>]*>/g, ""), tag).toBe("AnfangMitteEnde");
    }
    const usual =
      '<blockquote><ul><li><p><strong><em><u><a href="https://a.at">Tief</a></u></em></strong></p></li></ul></blockquote>';
    expect(safeHtml(usual)).toContain("<em><u><a");
  });

  it("limits stacked marks, however they are written [SAFE-61]", () => {
    expect(safeHtml(`<p>ก${"&#3657;".repeat(400)}</p>`)).toBe(`<p>ก${"\u0e49".repeat(8)}</p>`);
  });

  it.each([
    ["<p></p>", false],
    ["<p>&nbsp;&#8203;&shy;</p>", false],
    ["<blockquote><p>\u2800</p></blockquote><hr>", false],
    ['<img src="javascript:x">', false],
    ["<script>Text</script>", false],
    ["<p>Text</p>", true],
    ["<p>&amp;</p>", true],
    ['<img src="/storage/post-images/blog/a.jpg" alt="">', true],
  ])("shows something to readers, or not: %s [SAFE-60]", (html, shows) => {
    expect(showsSomething(safeHtml(html))).toBe(shows);
  });

  it("does not change when it is sanitised again", () => {
    for (const attack of scriptCorpus) {
      const once = safeHtml(`<p>Vorher</p>${attack}`);
      expect(safeHtml(once)).toBe(once);
    }
  });

  it("keeps the elements of an article [BLOG-18, BLOG-19]", () => {
    const html =
      "<h2>Titel</h2><p>Text mit <strong>Gewicht</strong>, <em>Neigung</em> und <code>Code</code>.</p><ul><li>Eins</li></ul>" +
      '<blockquote><p>Gesagt</p></blockquote><p><a href="/kreative">Hier</a></p><hr />';
    expect(safeHtml(html)).toBe(html);
  });

  it("keeps line breaks [BLOG-18]", () => {
    expect(safeHtml("Erste Zeile\nzweite\n\nNeuer Absatz")).toBe("<p>Erste Zeile<br />zweite</p><p>Neuer Absatz</p>");
    expect(safeHtml("<p>Erste\nzweite</p>")).toBe("<p>Erste<br />zweite</p>");
    expect(safeHtml("<pre><code>a\n  b</code></pre>")).toBe("<pre><code>a\n  b</code></pre>");
  });

  it("gives pictures their size and links out a mark", () => {
    expect(safeHtml('<p><img src="/storage/post-images/blog/a.jpg" alt="Ein Berg" width="800" height="600"></p>')).toBe(
      '<p><img src="/storage/post-images/blog/a.jpg" alt="Ein Berg" width="800" height="600" loading="lazy" decoding="async" /></p>',
    );
    expect(safeHtml('<p><a href="https://example.com">x</a></p>')).toContain('rel="noopener nofollow ugc"');
  });
});

it("the reading time follows the number of words when nobody wrote one [BADM-11]", () => {
  expect(readTimeOf("<p>kurz</p>")).toBe("1 min");
  expect(readTimeOf(`<p>${"Wort ".repeat(1000)}</p>`)).toBe("5 min");
});
