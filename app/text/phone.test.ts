import { expect, it } from "vitest";
import { dialString, isPhone } from "./phone";

it.each([
  ["+43 (0)5572/12345-0", "+435572123450"],
  ["0043 (0) 664 1234567", "00436641234567"],
  ["+43.664.1234567", "+436641234567"],
  ["(05572) 12345", "0557212345"],
  ["05572 12345 DW 12", "055721234512"],
  ["05572/12345, Durchwahl 3", "05572123453"],
])("%s is a phone number, and dials what reaches it [PROF-25]", (typed, number) => {
  expect(isPhone(typed)).toBe(true);
  expect(dialString(typed)).toBe(number);
});

it.each(["ruf mich an", "-", "()", "0664 12 oder 0664 13", "DW 12", "0664<b>"])("'%s' is none [PROF-25]", (typed) => {
  expect(isPhone(typed)).toBe(false);
});
