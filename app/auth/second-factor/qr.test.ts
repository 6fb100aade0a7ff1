import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { qrPath } from "~/images/qr.server";
import { readQrPath } from "../../../tests/support/qr";
import { addressOf } from "./factor.server";

it("the picture says to a reader what the app needs, the key included [ACCT-32]", () => {
  const { address, key } = addressOf("abcdefghijklmnopqrstuvwxyzABCDEF", "anna@example.com");
  expect(decodeQR(readQrPath(qrPath(address).path))).toBe(address);
  const url = new URL(address);
  expect([url.protocol, url.host, url.searchParams.get("secret")]).toEqual(["otpauth:", "totp", key]);
  expect(decodeURIComponent(url.pathname)).toMatch(/^\/[^:]+:anna@example.com$/);
});
