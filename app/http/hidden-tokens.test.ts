import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { hideTokens } from "./hidden-tokens";

const token = randomBytes(32).toString("base64url");
const asCodes = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");

it.each([
  `/claim-profile/${token}`,
  `/claim-profile//${token}`,
  `//claim-profile/${token}`,
  `/./claim-profile/${token}/`,
  `/claim-profile/${token}.data`,
  `/Claim-Profile/${token}`,
  `/claim-profile%2F${token}`,
  `/claim-profile%252F${token}`,
  `/claim%2Dprofile/${token}`,
  `/%63laim-profile/${token}`,
  `/claim-profile\\${token}`,
  `/claim-profile/x/${token}`,
  `/claim-profil/${token}`,
  `/${token}`,
  `/${asCodes(token)}`,
  `/claim-profile/${token.slice(0, 12)}`,
])("leaves no token in %s [SAFE-10]", (path) => {
  const hidden = hideTokens(path);
  expect(decodeURIComponent(decodeURIComponent(hidden))).not.toContain(token.slice(0, 12));
});

it.each([
  "/",
  "/kreative/anna-fink",
  "/ausschreibungen?q=a%20b",
  `/blog/${"ein-langer-titel-".repeat(6)}`,
  "/storage/post-images/550e8400-e29b-41d4-a716-446655440000/bild_550e8400-e29b-41d4-a716-446655440000_640.webp",
  "/kreative/%F0%9F%98%80%",
])("leaves %s as it is", (path) => {
  expect(hideTokens(path)).toBe(path);
});

it("takes no time for the longest address [SAFE-104]", () => {
  const before = process.cpuUsage();
  hideTokens(`/${"a".repeat(100_000)}`);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
});
