import { expect, it } from "vitest";
import { postExcerpt } from "./post-excerpt";

it("names a post by its first words, in one line and without asterisks [LOOK-75]", () => {
  expect(postExcerpt("**Konzertreihe in Egg.**\n\nDie ersten  Plakate sind gedruckt.")).toBe(
    "Konzertreihe in Egg. Die ersten Plakate sind gedruckt.",
  );
  expect(postExcerpt("2 ** 3 und **", 60)).toBe("2 ** 3 und **");
  expect(postExcerpt("Ein Plakat für Egg", 10)).toBe("Ein Plakat...");
});
