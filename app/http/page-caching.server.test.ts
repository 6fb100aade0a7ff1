import { expect, it } from "vitest";
import { isAnonymous } from "./page-caching.server";
import { rememberWrite, sessionCookieName } from "./session-cookie.server";

it("leads whoever has just written past the pages in memory, for five seconds [FAST-27]", () => {
  const line = rememberWrite();
  const [cookie = "", ...attributes] = line.split("; ");
  expect(attributes).toEqual(["Max-Age=5", "Path=/", "HttpOnly", "SameSite=Lax"]);
  expect(isAnonymous("GET", cookie)).toBe(false);
  expect(isAnonymous("GET", `${sessionCookieName}=x`)).toBe(false);
  expect(isAnonymous("GET", "anderes=1")).toBe(true);
});
