import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { rateLimits } from "~/db/schema";
import { countTry, forgetTries, tooManyTriesText } from "./rate-limit.server";

const tries = (count: number, who: string) =>
  Promise.all(Array.from({ length: count }, () => countTry("reset-account", who)));

it("lets through as many as it says, also when they come all at once", async () => {
  const waits = await tries(6, "a@example.com");
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  for (const wait of waits.filter((wait) => wait > 0)) expect(wait).toBeGreaterThan(3500);
});

it("counts each person and each thing apart", async () => {
  await tries(3, "b@example.com");
  expect(await countTry("reset-account", "c@example.com")).toBe(0);
  expect(await countTry("confirm-mail-account", "b@example.com")).toBe(0);
  expect(await countTry("reset-account", "b@example.com")).toBeGreaterThan(0);
});

it("counts a network of IPv6 as one address", async () => {
  const from = (address: string) => countTry("new-password-address", address);
  for (let host = 1; host <= 30; host++) expect(await from(`2001:db8::${host.toString(16)}:1`)).toBe(0);
  expect(await from("2001:0db8:0:0:ffff::1")).toBeGreaterThan(0);
  expect(await from("2001:db8:0:1::1")).toBe(0);
});

it("forgets whoever has proven who they are", async () => {
  await tries(3, "d@example.com");
  await forgetTries("reset-account", "d@example.com");
  expect(await countTry("reset-account", "d@example.com")).toBe(0);
});

it("keeps no address, only a mark that tells nothing", async () => {
  await countTry("sign-in-address", "203.0.113.9");
  const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([]);
});

it("says in German how long it takes", () => {
  expect(tooManyTriesText(5)).toBe("Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.");
  expect(tooManyTriesText(61)).toBe("Zu viele Anfragen. Bitte versuchen Sie es in 2 Minuten noch einmal.");
});
