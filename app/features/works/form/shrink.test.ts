import { expect, it } from "vitest";
import { acceptedTypes } from "./shrink";

it.each([
  ["an iPhone", "iPhone", 5, false],
  ["an iPad that calls itself a Mac", "MacIntel", 5, false],
  ["a Mac", "MacIntel", 0, true],
  ["Windows", "Win32", 10, true],
])(
  "asks for HEIC unless the system then makes a JPEG of it: %s [WORK-78]",
  (_what, platform, maxTouchPoints, isAsked) => {
    expect(acceptedTypes({ platform, maxTouchPoints }).includes("heic")).toBe(isAsked);
  },
);
