import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";

/** The module reads this value on import, and another test file may have imported it already. */
vi.resetModules();
vi.stubEnv("DEV", false);
const finishing = await import("./finish-page.server");
vi.unstubAllEnvs();

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const page = (text: string, scripts = "", head = "") =>
  `<html><head>${head}</head><body>${text}<template data-before-scripts="true"></template>${scripts}</body></html>`;

function finishPage(rendered: string, data = "[1]") {
  const { html, securityPolicy } = finishing.finishPage(rendered, data);
  return { html: html.toString(), securityPolicy };
}

it("allows our scripts by their hashes", () => {
  const { html, securityPolicy } = finishPage(page("<p>„ä“</p>", '<script>ours("„ä“")</script>'));
  expect(html).toContain('<p>„ä“</p><script type="application/json"');
  expect(html).toContain('<script>ours("„ä“")</script>');
  expect(securityPolicy).toContain(hashOf('ours("„ä“")'));
});

it("allows no script that came with someone's text, not even behind the mark", () => {
  const mark = '<template data-before-scripts="true"></template>';
  const { securityPolicy } = finishPage(page(`${mark}<script>alert(1)</script>`, "<script>ours()</script>"));
  expect(securityPolicy).toContain(hashOf("ours()"));
  expect(securityPolicy).not.toContain(hashOf("alert(1)"));
  expect(securityPolicy).not.toContain("unsafe-inline'; script");
});

it("lets the program and its parts wait for the first touch", () => {
  const { html, securityPolicy } = finishPage(
    page(
      "<p>Text</p>",
      '<script type="module" async="">import "/assets/ä.js"</script>',
      '<link rel="modulepreload" href="/assets/ä.js"/><link rel="icon" href="/icon.svg"/>',
    ),
  );
  expect(html).toContain('<script type="text/plain" data-program>import "/assets/ä.js"</script>');
  expect(html).toContain('<template data-preloads><link rel="modulepreload" href="/assets/ä.js"/></template>');
  expect(html).toContain('<head><link rel="icon" href="/icon.svg"/></head>');
  expect(securityPolicy).toContain(hashOf('import "/assets/ä.js"'));
});

it("adds the one script that runs at once, and allows it", () => {
  const { html, securityPolicy } = finishPage(page(""));
  const [, code = ""] = /<script>([^<]*cookieConsent.*)<\/script><\/body>/s.exec(html) ?? [];
  expect(code).toContain("cookieConsent");
  expect(securityPolicy).toContain(hashOf(code));
});

it("gives the program its data in a block that no text can end", () => {
  const { html } = finishPage(page("<main>Text</main>"), '["</script><script>alert(1)</script>","„ö“"]');
  const [, data = ""] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(["</script><script>alert(1)</script>", "„ö“"]);
  expect(html).not.toContain("alert(1)</script>");
});

it("leaves the program out of a page that works as HTML alone", () => {
  const { html } = finishPage(page("<p>Text</p>", "<script>ours()</script>"), "");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("ours()");
});

it("refuses a page without an end", () => {
  expect(() => finishPage("<html><body>", "")).toThrow("without an end");
});

it("sends text with half of a character as a replacement, not as an error", () => {
  expect(finishPage(page("<p>„\ud83d“</p>")).html).toContain("<p>„\ufffd“</p>");
});
