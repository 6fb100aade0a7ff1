import { describe, expect, it } from "vitest";
import { type MailContent, mailHtml, mailText } from "./compose";

const frame = { productName: "Kreativländle", siteUrl: "https://kreativlaendle.example", providerAddress: "Hohenems" };
const content: MailContent = {
  subject: "Ein Betreff",
  greeting: "Guten Tag, Anna",
  paragraphs: ["Erster Absatz.", "Zweiter Absatz\nmit Umbruch."],
  action: { label: "Weiter", url: "https://kreativlaendle.example/x?a=1&b=2" },
  closing: ["Zum Schluss."],
};

describe("a mail", () => {
  it("has the same content as text and HTML, and a comma after the salutation [NOTICE-41]", () => {
    const [text, html] = [mailText(content, frame), mailHtml(content, frame)];
    for (const part of ["Guten Tag, Anna,", "Erster Absatz.", "Zum Schluss.", "Weiter", "Hohenems", "Kreativländle"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain("https://kreativlaendle.example/x?a=1&b=2");
    expect(html).toContain('href="https://kreativlaendle.example/x?a=1&amp;b=2"');
    expect(html).toContain("Zweiter Absatz<br>mit Umbruch.");
  });

  it("breaks neither 'E-Mail' nor a range of amounts at its hyphen", () => {
    const paragraphs = ["Ihre E-Mail-Adresse", "Budget: 5.000-10.000 €"];
    const html = mailHtml({ ...content, paragraphs }, frame);
    expect(html).toContain('Ihre <span style="white-space:nowrap">E-Mail</span>-Adresse');
    expect(html).toContain('Budget: <span style="white-space:nowrap">5.000-10.000 €</span>');
    expect(mailText({ ...content, paragraphs }, frame)).toContain("Ihre E-Mail-Adresse");
  });

  it("shows markup in someone's words as words", () => {
    const html = mailHtml({ ...content, greeting: `<img src=x onerror="alert('x')">`, subject: "</title><b>" }, frame);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;");
    expect(html).not.toContain("<img");
    expect(html).not.toContain("</title><b>");
  });

  it("loads nothing from the network when it is read", () => {
    expect(mailHtml(content, frame)).not.toMatch(/\bsrc=|url\(|<link|<script|@import/);
  });

  it("links an address of the site that has a line of its own, and no other address [TALK-37]", () => {
    const closing = [
      "Schließen:\nhttps://kreativlaendle.example/zu?a=1&b=2",
      "Anderswo:\nhttps://kreativlaendle.example.evil.example/x",
      "Anderswo:\nhttps://evil.example/",
    ];
    const html = mailHtml({ ...content, closing }, frame);
    expect(html).toContain('<a class="ink" href="https://kreativlaendle.example/zu?a=1&amp;b=2"');
    expect(html).not.toContain('href="https://kreativlaendle.example.evil');
    expect(html).not.toContain('href="https://evil');
    expect(html).toContain("overflow-wrap:anywhere");
  });

  it("has for each of its colours another one in the dark [TALK-40]", () => {
    const html = mailHtml({ ...content, quote: "Worte", switchOff: content.action }, frame);
    const [, dark = "", rest = ""] = /<style>(.*)<\/style>(.*)/s.exec(html) ?? [];
    expect(dark).toContain("prefers-color-scheme:dark");
    const coloured = [...rest.matchAll(/<(\w+)(?: class="([^"]*)")?[^>]*style="[^"]*#[0-9a-f]{6}/g)];
    expect(coloured.length).toBeGreaterThan(8);
    for (const [element, tag, names = ""] of coloured) {
      const isNamed = names.split(" ").some((name) => dark.includes(`.${name}{`) || dark.includes(`.${name},`));
      expect(isNamed || dark.includes(`.page ${tag}{`), element).toBe(true);
    }
  });

  it("needs no link and no closing", () => {
    const { action: _, closing: __, ...short } = content;
    expect(mailText(short, frame)).not.toContain("undefined");
    expect(mailHtml(short, frame)).not.toContain("Falls sich die Schaltfläche");
  });
});
