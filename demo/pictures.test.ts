import sharp from "sharp";
import { expect, it } from "vitest";
import { articles } from "./content/articles";
import { companies } from "./content/companies";
import { creatives } from "./content/creatives";
import { posts } from "./content/posts";
import { drawPicture } from "./pictures.server";

it("draws the same picture for the same seed and another for another", async () => {
  const first = await drawPicture({ seed: "anna/Föhn", kind: "poster" });
  const again = await drawPicture({ seed: "anna/Föhn", kind: "poster" });
  const other = await drawPicture({ seed: "anna/Heu", kind: "poster" });
  expect(first.data.equals(again.data)).toBe(true);
  expect(first.data.equals(other.data)).toBe(false);
});

it("draws every picture that the demo names as a JPEG of the stated size, with something in it", async () => {
  const named = [
    ...posts.flatMap(({ pictures }) => pictures),
    ...articles.flatMap(({ picture }) => picture ?? []),
    ...creatives.flatMap(({ avatar }) => (avatar ? { seed: avatar, kind: "portrait" as const } : [])),
    ...companies.flatMap(({ avatar }) => (avatar ? { seed: avatar, kind: "emblem" as const } : [])),
  ];
  for (const { seed, kind } of named) {
    const { data, width, height } = await drawPicture({ seed, kind });
    const image = sharp(data);
    expect(await image.metadata(), seed).toMatchObject({ format: "jpeg", width, height });
    const { entropy } = await image.stats();
    expect(entropy, `${kind} ${seed}`).toBeGreaterThan(1);
  }
}, 60_000);
