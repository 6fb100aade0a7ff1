import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { articleWidths } from "~/features/articles/article-picture";
import { postWidths } from "~/features/posts/post-widths";
import { workWidths } from "~/features/works/work";
import { pictureFormats } from "~/images/picture-address";
import { articles } from "./content/articles";
import { companies } from "./content/companies";
import { creatives } from "./content/creatives";
import { posts } from "./content/posts";
import type { PictureName } from "./content/types";
import { works } from "./content/works";
import { readPicture } from "./ready-pictures.server";

const folder = "demo/pictures";
const sharpFormats = { jpg: "jpeg", webp: "webp", avif: "heif" };

const shown: { name: PictureName; widths: readonly number[]; square?: number }[] = [
  ...posts.flatMap(({ pictures }) => pictures.map(({ name }) => ({ name, widths: postWidths }))),
  ...articles.flatMap(({ picture }) => (picture ? [{ name: picture, widths: articleWidths }] : [])),
  ...[...creatives, ...companies].flatMap(({ avatar }) => (avatar ? [{ name: avatar, widths: [], square: 400 }] : [])),
];

it("has every picture of a work at the widths that the site stores of it [HOUSE-03]", async () => {
  for (const name of new Set(works.flatMap(({ pictures }) => pictures)))
    expect((await readPicture(name, workWidths)).files.length, name).toBeGreaterThanOrEqual(pictureFormats.length);
});

it("has every picture of the demo in each format and width in which the site stores one [HOUSE-03]", async () => {
  expect(shown).toHaveLength(74);
  for (const { name, widths, square } of shown) {
    const { width, height, placeholder, files } = await readPicture(name, widths);
    expect(files.map((file) => `${file.format} ${file.width ?? width}`).sort(), name).toEqual(
      pictureFormats.flatMap((format) => [width, ...widths].map((one) => `${format} ${one}`)).sort(),
    );
    if (square) expect([width, height], name).toEqual([square, square]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,\w/);
    for (const file of files) {
      const { format, width: across, height: down } = await sharp(file.bytes).metadata();
      const expected = file.width ?? width;
      expect([format, across], `${name} ${expected}`).toEqual([sharpFormats[file.format], expected]);
      expect(Math.abs((down * width) / across - height), `${name} ${expected}`).toBeLessThan(2);
    }
  }
});

it("has something on every picture", async () => {
  for (const { name } of shown) {
    const [smallest] = (await readPicture(name, [])).files.filter(({ format }) => format === "webp");
    const { entropy } = await sharp(smallest?.bytes).resize({ width: 160 }).stats();
    expect(entropy, name).toBeGreaterThan(1);
  }
});

it("keeps no picture that the demo does not show, and all of them below six megabytes [HOUSE-03]", () => {
  const names = new Set(readdirSync(folder).map((file) => file.replace(/(-640)?\.\w+$/, "")));
  expect([...names].sort()).toEqual([...shown.map(({ name }) => name as string), "pictures"].sort());
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(6_000_000);
});
