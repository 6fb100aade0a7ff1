import { expect, it } from "vitest";
import { cutCover, headCover } from "./cover-style";

const cover = { url: "/a.jpg", width: 1000, height: 700, placeholder: "data:,", alt: null, focalX: 50, focalY: 50 };
const poster = { ...cover, height: 1400 };

it.each([
  ["a wide picture", cover, cutCover(cover)],
  ["one that is nearly square", { ...cover, height: 1050 }, cutCover(cover)],
  ["a poster", poster, { objectFit: "contain" }],
  ["a poster with a chosen point", { ...poster, focalY: 10 }, cutCover({ ...poster, focalY: 10 })],
])("at the head of a profile %s is cut only where that hides little [LOOK-57]", (_, shown, style) => {
  expect(headCover(shown)).toEqual(style);
});
