import { expect, it } from "vitest";
import { pack, unpack } from "./packed";

it("gives the list that was packed, which none of those who get it on the server can change [FAST-107]", () => {
  const list = [{ name: "Anna", skills: ["Plakat"] }];
  const packed = pack(list);
  expect(unpack(packed)).toEqual(list);
  expect(unpack(packed)).toBe(unpack(packed));
  expect(() => unpack(packed)[0]?.skills.push("Buch")).toThrow(TypeError);
});
