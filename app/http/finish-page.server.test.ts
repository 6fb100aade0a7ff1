import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import type { Program } from "./finish-page.server";

/** The module reads this value on import, and another test file may have imported it already. */
vi.resetModules();
vi.stubEnv("DEV", false);
const finishing = await import("./finish-page.server");
const { placeOfPart, scriptMark } = finishing;
vi.unstubAllEnvs();

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const page = (inside: string) => `<html><head></head><body>${inside}</body></html>`;

function finishPage(rendered: string, data: string, parts: string[] = [], given?: Program) {
  const bytes = parts.map((part) => Buffer.from(part));
  const { html, ...page } = finishing.finishPage(rendered, data, bytes, given);
  return { html: html.toString(), ...page };
}

it("allows a script of ours by its hash and takes its mark off", () => {
  const { html, securityPolicy } = finishPage(page(`<script nonce="${scriptMark}">ours()</script>`), "");
  expect(html).toContain("<script>ours()</script>");
  expect(html).not.toContain(scriptMark);
  expect(securityPolicy).toContain(hashOf("ours()"));
});

it("allows no script that came with someone's text", () => {
  const { securityPolicy } = finishPage(page(`<script>alert(1)</script><script nonce="guess">alert(2)</script>`), "");
  expect(securityPolicy).not.toContain(hashOf("alert(1)"));
  expect(securityPolicy).not.toContain(hashOf("alert(2)"));
  expect(securityPolicy).not.toContain("unsafe-inline'; script");
});

it("lets the program and its parts wait for the first touch", () => {
  const { html, securityPolicy } = finishPage(
    page(
      `<link rel="modulepreload" href="/assets/a.js" nonce="${scriptMark}"/><script nonce="${scriptMark}" type="module" async>import "/assets/a.js"</script>`,
    ),
    "",
  );
  expect(html).toContain('<script type="text/plain" data-program>import "/assets/a.js"</script>');
  expect(html).toMatch(/<template data-preloads><link rel="modulepreload" href="\/assets\/a\.js"\/?><\/template>/);
  expect(html.indexOf("modulepreload")).toBeGreaterThan(html.indexOf("<template"));
  expect(securityPolicy).toContain(hashOf('import "/assets/a.js"'));
});

it("puts the program of another page with the same routes into a page, as that page has it [FAST-140]", () => {
  const preload = `<link rel="modulepreload" href="/assets/ä.js" nonce="${scriptMark}"/>`;
  const main = `<script nonce="${scriptMark}" type="module" async>import "/assets/ä.js"</script>`;
  const first = finishPage(page(`${preload}<p>Text</p><script nonce="${scriptMark}">ours()</script>${main}`), "give()");
  const second = finishPage(page("<p>Text</p>"), "give()", [], first.program);
  expect(second).toEqual(first);
  expect(first.html.match(/<script/g)).toHaveLength(4);
  expect(finishPage(page("<p>Text</p>"), "give()", [], finishing.noProgram).html.match(/<script/g)).toHaveLength(2);
});

it("refuses to drop a script of a page whose program is known [FAST-140]", () => {
  const own = page(`<p>Text</p><script nonce="${scriptMark}">ours()</script>`);
  expect(() => finishPage(own, "give()", [], finishing.noProgram)).toThrow("a script that its program does not have");
});

it("adds the one script that runs at once, and allows it", () => {
  const { html, securityPolicy } = finishPage(page(""), "");
  const [, code = ""] = /<script>([\s\S]*)<\/script><\/body>/.exec(html) ?? [];
  expect(code).toContain("cookieConsent");
  expect(securityPolicy).toContain(hashOf(code));
});

it("gives the program its data after the page, and allows it", () => {
  const { html, securityPolicy } = finishPage(page("<main>Text</main>"), 'take("data")');
  expect(html).toMatch(/<main>Text<\/main><script>take\("data"\)<\/script>.*<\/body><\/html>$/s);
  expect(securityPolicy).toContain(hashOf('take("data")'));
});

it("takes the mark off everything else that carries it", () => {
  const { html } = finishPage(page(`<link rel="icon" nonce="${scriptMark}" href="/icon.svg"/><p>after</p>`), "");
  expect(html).toContain('<link rel="icon" href="/icon.svg"/><p>after</p>');
});

it("counts bytes, not letters, in a page with letters of several bytes [FAST-11]", () => {
  const { html, securityPolicy } = finishPage(
    page(`<p>„Größe“ – ırmak</p><script nonce="${scriptMark}">say("„ä“")</script><p>„nachher“</p>`),
    'take("„ö“")',
  );
  expect(html).toContain(
    '<p>„Größe“ – ırmak</p><p>„nachher“</p><script>say("„ä“")</script><script>take("„ö“")</script>',
  );
  expect(securityPolicy).toContain(hashOf('say("„ä“")'));
  expect(securityPolicy).toContain(hashOf('take("„ö“")'));
});

it("puts the kept parts of a page into their places, as they are [FAST-126]", () => {
  const script = `<script nonce="${scriptMark}">say("ä")</script>`;
  const places = [10, 0, 10].map((number) => `<p>ü${placeOfPart(number)}</p>`);
  const parts = Array.from({ length: 11 }, (_, number) => `<b>„${number}“ ${placeOfPart(1)}</b>`);
  const { html } = finishPage(page(places[0] + script + places[1] + places[2]), "", parts);
  const expected = [10, 0, 10].map((number) => `<p>ü${parts[number]}</p>`);
  expect(html).toContain(`<body>${expected.join("")}<script>say("ä")</script>`);
  expect(() => finishPage(page(`${placeOfPart(3)}`), "", ["one"])).toThrow("without one of its parts");
});

it("finishes a page that is larger than the memory that pages share [FAST-11]", () => {
  const long = "„Größe“ ".repeat(100_000);
  const { html } = finishPage(page(`<p>${long}</p><script nonce="${scriptMark}">ours()</script>`), "");
  expect(html).toContain(`<p>${long}</p><script>ours()</script>`);
  expect(finishPage(page("<p>short</p>"), "").html).not.toContain("Größe");
});

it("allows the data of a page by its bytes, with room behind the page's own or without [FAST-11]", () => {
  const long = "„Größe“ ".repeat(100_000);
  for (const [text, said] of [
    ["kurz „ä“", "kurz „ö“"],
    ["kurz „ä“", long],
    [long, "kurz „ö“"],
    [long.slice(0, 320_000), "„ö“".repeat(20_000)],
  ] as const) {
    const { html, securityPolicy } = finishPage(page(`<p>${text}</p>`), `take("${said}")`);
    expect(html).toContain(`<p>${text}</p><script>take("${said}")</script>`);
    expect(securityPolicy).toContain(hashOf(`take("${said}")`));
  }
});
