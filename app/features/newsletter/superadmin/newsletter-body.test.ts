import { expect, it } from "vitest";
import { newsletterBody } from "./newsletter-body.server";

const written =
  '<h2>Neues</h2><p>Lesen Sie <a href="/blog/licht">den Artikel</a> &amp; mehr.<br>Bis bald!</p>' +
  "<ul><li><p>Erstens</p></li><li><p>Zweitens</p></li></ul>" +
  '<img src="/storage/post-images/blog/a.jpg" alt="Ein Stadel" width="800" height="600" loading="lazy">' +
  '<p onclick="x()">Ende<script>alert(1)</script></p>';

it("becomes a mail with styles and whole addresses, without anything that runs or counts [NEWS-03]", () => {
  const { html } = newsletterBody(written);
  expect(html).toContain('<h2 style="margin:28px 0 10px');
  expect(html).toContain('href="http://localhost:3000/blog/licht"');
  expect(html).toContain('src="http://localhost:3000/storage/post-images/blog/a.jpg"');
  expect(html).toMatch(/<img [^>]*width="800"[^>]*style="display:block;max-width:100%/);
  expect(html).not.toMatch(/script|onclick|loading=|class=|alert/);
});

it("is the same as plain text, with its links written out [NEWS-03]", () => {
  expect(newsletterBody(written).text).toBe(
    [
      "Neues",
      "",
      "Lesen Sie den Artikel (http://localhost:3000/blog/licht) & mehr.",
      "Bis bald!",
      "",
      "- Erstens",
      "",
      "- Zweitens",
      "",
      "[Bild: Ein Stadel]",
      "",
      "Ende",
    ].join("\n"),
  );
});
