import { expect, it } from "vitest";
import { prepareLookPicture } from "./look-picture.server";

/** A hundred million copies of a part in three thousand letters. */
const copies = Array.from({ length: 8 }, (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect id="u0" width="9" height="9"/>${copies.join("")}</svg>`;

it("is refused as a logo when drawing it takes too long, and the next one is drawn [ADM-86]", async () => {
  const draw = (content: string) => prepareLookPicture("logo", new File([content], "logo.svg"), { account: "site" });
  await expect(draw(svg)).rejects.toThrow(/mehr Zeit oder Speicher|lässt sich nicht lesen/);
  expect((await draw(svg.replace(/<g.*<\/g>/, ""))).height).toBe(120);
});
