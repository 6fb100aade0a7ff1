import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { chunk, crcChunk, html, pngHead, script } from "../../tests/attack/hostile-files";
import { prepareLookPicture } from "./look-picture.server";

const account = { account: "site" };
const draw = (content: string | Buffer, name = "logo.svg") =>
  prepareLookPicture(
    "logo",
    new File([typeof content === "string" ? content : new Uint8Array(content)], name),
    account,
  );

const svg = (inside: string, attributes = 'viewBox="0 0 80 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const bar = '<rect width="80" height="20" fill="#1f4a8d"/>';
const mark = svg('<circle cx="10" cy="10" r="10" fill="#c23b1f"/>');

async function pixelAt(png: Uint8Array, left: number, top: number) {
  const { data } = await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  return [...data];
}

describe("a logo", () => {
  it("is drawn from SVG as a PNG with what is transparent [ADM-85]", async () => {
    const { bytes, width, height } = await draw(mark);
    expect([width, height]).toEqual([480, 120]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height, hasAlpha: true });
    expect(await pixelAt(bytes, 60, 60)).toEqual([194, 59, 31, 255]);
    expect((await pixelAt(bytes, 400, 60))[3]).toBe(0);
  });

  it.each([
    ["in millimetres", svg(bar, 'width="80mm" height="20mm" viewBox="0 0 80 20"'), [480, 120]],
    ["without a size", svg(bar, ""), [480, 120]],
    ["as large as a poster", svg(bar, 'width="40000" height="10000" viewBox="0 0 80 20"'), [480, 120]],
    ["of a few hundredths", svg('<rect width="8" height="2"/>', 'width="8" height="2"'), [480, 120]],
    ["with sides below nothing", svg(bar, 'width="-5" height="-5" viewBox="0 0 80 20"'), [480, 120]],
    ["that is a square", svg(bar, 'viewBox="0 0 20 20"'), [120, 120]],
    ["that is very wide", svg(bar, 'viewBox="0 0 80 4"'), [640, 32]],
  ])("is as large as it has to be, from SVG %s [ADM-85]", async (_what, content, size) => {
    const { width, height } = await draw(content);
    expect([width, height]).toEqual(size);
  });

  it.each([
    ["an XML declaration", `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${mark}`],
    ["a mark of order", `\ufeff${mark}`],
    [
      "what programs that draw write",
      `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${mark}`,
    ],
    [
      "a style of its own",
      svg(`<style><![CDATA[.a{fill:#c23b1f}]]></style><circle class="a" cx="10" cy="10" r="10"/>`),
    ],
    [
      "a gradient and a copy of a part",
      svg(
        '<linearGradient id="a"><stop stop-color="#c23b1f"/></linearGradient><circle id="b" cx="10" cy="10" r="10" fill="url(#a)"/><use xlink:href="#b" href="#b" x="9"/>',
      ),
    ],
    ["a title with letters as numbers", svg(`<title>K&#252;che &amp; B&#xfc;ro</title>${bar}`)],
  ])("may have %s [ADM-85]", async (_what, content) => {
    expect((await draw(content)).height).toBe(120);
  });

  it("is drawn again from PNG, smaller, without what it says of itself [ADM-85]", async () => {
    const large = sharp({
      create: { width: 2000, height: 500, channels: 4, background: { r: 20, g: 90, b: 60, alpha: 0.5 } },
    });
    const bytes = await large
      .withExif({ IFD0: { Artist: "Anna Geheim" } })
      .png()
      .toBuffer();
    const drawn = await draw(Buffer.concat([bytes, Buffer.from(html)]), "logo.png");
    expect([drawn.width, drawn.height]).toEqual([480, 120]);
    const { exif, format } = await sharp(drawn.bytes).metadata();
    expect([format, exif]).toEqual(["png", undefined]);
    expect(Buffer.from(drawn.bytes).includes("<script")).toBe(false);
    expect((await pixelAt(drawn.bytes, 9, 9))[3]).toBeGreaterThan(100);
  });
});

const bomb = deflateSync(Buffer.alloc(50 * 1024 * 1024), { level: 9 });
function png(width: number, height: number, data = bomb) {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size[8] = 8;
  return Buffer.concat([pngHead, crcChunk("IHDR", size), crcChunk("IDAT", data), crcChunk("IEND", Buffer.alloc(0))]);
}

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
const pixel = "data:image/png;base64,iVBORw0KGgo=";
const parts = {
  scripts: /enthält ein Script/,
  page: /enthält Teile einer Webseite/,
  pictures: /enthält eingebettete Bilder/,
  elsewhere: /enthält Verweise auf andere Dateien/,
  entities: /enthält Vereinbarungen am Anfang/,
  programs: /enthält Anweisungen für Programme/,
  style: /enthält ein fremdes Stylesheet/,
  letters: /enthält Schrift, die noch kein Pfad ist/,
  code: /in UTF-8/,
  unreadable: /lässt sich nicht lesen/,
  nothing: /nichts zu sehen/,
  small: /zu klein oder zu schmal/,
  costly: /mehr Zeit oder Speicher|lässt sich nicht lesen|nichts zu sehen/,
  format: /ein SVG oder ein PNG/,
  pixels: /Megapixel/,
};

describe("a file that is no logo", () => {
  it.each([
    ["a script", svg(script + bar), parts.scripts],
    [
      "a script with a prefix",
      `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></s:svg>`,
      parts.scripts,
    ],
    ["a script in capitals", svg("<SCRIPT>1</SCRIPT>"), parts.scripts],
    ["a handler", svg(bar, 'onload="alert(1)"'), parts.scripts],
    ["a handler after a slash", svg(`<rect/onclick="alert(1)"/>`), parts.scripts],
    ["a handler whose name has numbers", svg(`<rect &#111;nclick="alert(1)"/>`), parts.scripts],
    [
      "a page in it",
      svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${script}</body></foreignObject>`),
      /enthält (ein Script|Teile)/,
    ],
    ["a frame in it", svg(`<iframe src="/admin"/>`), parts.page],
    ["a picture of another site", svg('<image href="https://example.com/a.png"/>'), parts.pictures],
    ["a picture of this machine", svg('<image xlink:href="file:///etc/passwd"/>'), parts.pictures],
    ["a picture as data", svg(`<image href="${pixel}"/>`), parts.pictures],
    ["a picture in a filter", svg('<filter id="a"><feImage href="#b"/></filter>'), parts.pictures],
    ["a link to a script", svg(`<a href="javascript:alert(1)">${bar}</a>`), parts.elsewhere],
    ["a link whose letters are numbers", svg(`<a xlink:href="&#x6a;avascript:alert(1)">${bar}</a>`), parts.elsewhere],
    ["a copy of a part elsewhere", svg('<use href="https://example.com/a.svg#b"/>'), parts.elsewhere],
    ["a copy of data", svg('<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>'), parts.elsewhere],
    ["an address without quotes", svg("<use href=a.svg#b />"), parts.elsewhere],
    ["a fill from elsewhere", svg('<rect width="9" height="9" fill="url(https://example.com/a#b)"/>'), parts.elsewhere],
    ["a fill whose letters are numbers", svg('<rect style="fill:u&#114;l(//example.com)"/>'), parts.elsewhere],
    ["a style sheet of another site", svg('<style>@import "https://example.com/a.css";</style>'), parts.style],
    ["a font of another site", svg("<style>@font-face{src:local(a)}</style>"), parts.style],
    ["a style with its letters escaped", svg("<style>a{fill:\\75 rl(//example.com)}</style>"), parts.style],
    ["a style sheet in an instruction", `<?xml-stylesheet href="a.css"?>${mark}`, parts.programs],
    ["an instruction inside", svg(`<?php system("id"); ?>${bar}`), parts.programs],
    ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<title>&a;</title>")}`, parts.entities],
    [
      "a file as an entity",
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("<desc>&a;</desc>")}`,
      parts.entities,
    ],
    ["an entity of parameters", `<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://127.0.0.1/"> %a;]>${mark}`, parts.entities],
    ["a billion laughs", `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg("<desc>&l9;</desc>")}`, parts.entities],
    ["letters that need a font", svg('<text y="10">Werkraum</text>'), parts.letters],
    ["two bytes for each letter", Buffer.from(`\ufeff${mark}`, "utf16le"), parts.format],
    [
      "two bytes for each letter after a sign",
      Buffer.concat([Buffer.from("<"), Buffer.from(mark, "utf16le")]),
      parts.code,
    ],
    ["bytes that are no letters", Buffer.concat([Buffer.from(mark), Buffer.from([0xff])]), parts.code],
    [
      "a script in another code",
      `<?xml version="1.0" encoding="UTF-7"?>${svg("+ADw-script+AD4-1+ADw-/script+AD4-")}`,
      parts.nothing,
    ],
    ["an entity that nobody declared", svg(`<desc>&nbsp;</desc>${bar}`), parts.unreadable],
    ["a part that does not end", `${mark.slice(0, -6)}`, parts.unreadable],
    ["two drawings", mark + mark, parts.unreadable],
    ["HTML", `<!doctype html><html>${bar}</html>`, parts.entities],
    ["XHTML", `<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>`, parts.unreadable],
    ["more than 200 kB", svg(bar + "<!-- a -->".repeat(25_000)), /höchstens 200 kB/],
    [
      "ten thousand parts in each other",
      svg(`${"<g>".repeat(10_000)}${bar}${"</g>".repeat(10_000)}`),
      parts.unreadable,
    ],
    ["a copy of itself", svg('<g id="a"><use href="#a"/></g>'), parts.costly],
    ["a side of a thousand million", svg(bar, 'width="1000000000" height="1000000000"'), parts.unreadable],
    ["no side at all", svg(bar, 'width="0" height="0"'), parts.unreadable],
    ["nothing in it", svg(""), parts.nothing],
    ["nothing in it and no size", svg("", ""), parts.unreadable],
    ["nothing that is seen", svg('<rect width="80" height="20" fill="none"/>'), parts.nothing],
    ["the width of a hair", svg('<rect width="800" height="10"/>', 'viewBox="0 0 800 10"'), parts.small],
  ])("is refused: SVG with %s [ADM-86]", async (_what, content, why) => {
    await expect(draw(content)).rejects.toThrow(why);
  });

  it.each([
    ["of 65535 by 65535 pixels", png(65535, 65535), parts.pixels],
    ["of more pixels than numbers", png(0x7fffffff, 0x7fffffff), /Megapixel|ein PNG/],
    ["without pixels", png(0, 0), parts.format],
    ["that stops after its head", pngHead, parts.format],
    ["that has fewer pixels than it says", png(2000, 500, deflateSync(Buffer.alloc(10))), parts.unreadable],
    [
      "with wrong sums",
      Buffer.concat([pngHead, chunk("IHDR", Buffer.alloc(13)), chunk("IEND", Buffer.alloc(0))]),
      parts.format,
    ],
  ])("is refused: PNG %s [ADM-86]", async (_what, content, why) => {
    await expect(draw(content, "logo.png")).rejects.toThrow(why);
  });

  const photo = () => sharp({ create: { width: 900, height: 300, channels: 3, background: "#a52" } });

  it("is refused in another format, whatever it is called [ADM-86]", async () => {
    for (const bytes of [
      await photo().jpeg().toBuffer(),
      await photo().webp().toBuffer(),
      await photo().gif().toBuffer(),
    ])
      await expect(draw(bytes, "logo.png")).rejects.toThrow(parts.format);
    for (const bytes of ["", "%PDF-1.7\n", "GIF89a/*", "\x1f\x8b\x08\x00"])
      await expect(draw(bytes)).rejects.toThrow(/SVG oder ein PNG|Bilddatei/);
  });

  it("is refused when it is small, empty or full of noise [ADM-86]", async () => {
    const small = await photo().resize(40, 12).png().toBuffer();
    await expect(draw(small, "a.png")).rejects.toThrow(parts.small);
    const clear = sharp({
      create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    await expect(draw(await clear.png().toBuffer(), "a.png")).rejects.toThrow(parts.nothing);
    const noise = createHash("shake256", { outputLength: 640 * 120 * 3 })
      .update("noise")
      .digest();
    const noisy = sharp(noise, { raw: { width: 640, height: 120, channels: 3 } });
    await expect(draw(await noisy.png().toBuffer(), "a.png")).rejects.toThrow(/eher ein Foto/);
  });
});
