import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { addressOf } from "./factor.server";
import { qrPath } from "./qr.server";

const scale = 4;

it("the picture says to a reader what the app needs, the key included [ACCT-32]", () => {
  const { address, key } = addressOf("abcdefghijklmnopqrstuvwxyzABCDEF", "anna@example.com");
  const { path, size } = qrPath(address);
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  expect(decodeQR({ width, height: width, data })).toBe(address);
  const url = new URL(address);
  expect([url.protocol, url.host, url.searchParams.get("secret")]).toEqual(["otpauth:", "totp", key]);
  expect(decodeURIComponent(url.pathname)).toMatch(/^\/[^:]+:anna@example.com$/);
});
