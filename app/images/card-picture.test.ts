import { expect, it } from "vitest";
import { toCardPictures } from "./card-picture";

const stored = { url: "/storage/a.jpg", alt: "Ein Plakat", work: null, focus: "50% 50%" };

it("shows an upright picture whole, unless its creative has chosen what stays in sight [LOOK-57]", () => {
  const [poster, chosen, square, photo] = toCardPictures([
    { ...stored, width: 800, height: 1130 },
    { ...stored, width: 800, height: 1130, focus: "50% 20%" },
    { ...stored, width: 800, height: 800 },
    { ...stored, width: 1130, height: 800, focus: null },
  ]);
  expect(poster).toMatchObject({ isWhole: true });
  expect(chosen).toMatchObject({ focus: "50% 20%" });
  for (const cut of [chosen, square, photo]) expect(cut).not.toHaveProperty("isWhole");
});
