import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin";

const siteUrl = "https://kreativ.example";

function request(method: string, headers: Record<string, string>, url = "http://127.0.0.1:3000/x") {
  return new Request(url, { method, headers: { host: new URL(url).host, ...headers } });
}

describe("a write", () => {
  it.each([
    ["our own page", { origin: siteUrl, "sec-fetch-site": "same-origin" }],
    ["a page of an older browser", { origin: siteUrl }],
    ["a program", {}],
    ["a person's own doing", { "sec-fetch-site": "none" }],
    ["our own page that keeps its address to itself", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["a page that says no more than its address", { referer: `${siteUrl}/admin/dashboard` }],
  ])("is let through from %s", (_, headers) => {
    expect(isSameOrigin(request("POST", headers as Record<string, string>), siteUrl)).toBe(true);
  });

  it.each([
    ["another site", { origin: "https://boese.example" }],
    ["our name without encryption", { origin: "http://kreativ.example" }],
    ["our name on another port", { origin: "https://kreativ.example:8443" }],
    ["a name that begins like ours", { origin: "https://kreativ.example.boese.example" }],
    ["a sandboxed page", { origin: "null" }],
    ["a sandboxed page of a newer browser", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["an empty origin", { origin: "" }],
    ["a foreign page without an origin", { "sec-fetch-site": "cross-site" }],
    ["a sister site without an origin", { "sec-fetch-site": "same-site" }],
    ["another site, whatever its origin says", { origin: siteUrl, "sec-fetch-site": "cross-site" }],
    ["a foreign page that says no more than its address", { referer: "https://boese.example/kreativ.example" }],
    ["an address that is none", { referer: "nowhere" }],
    ["a local page, of a site that is not local", { origin: "http://localhost:3000" }],
  ])("is refused from %s", (_, headers) => {
    expect(isSameOrigin(request("POST", headers as Record<string, string>), siteUrl)).toBe(false);
  });

  it.each(["PUT", "PATCH", "DELETE"])("is a write as %s too", (method) => {
    expect(isSameOrigin(request(method, { origin: "https://boese.example" }), siteUrl)).toBe(false);
  });
});

it.each(["GET", "HEAD", "OPTIONS"])("lets anyone read with %s", (method) => {
  expect(isSameOrigin(request(method, { origin: "https://boese.example" }), siteUrl)).toBe(true);
});

describe("on this machine", () => {
  const local = "http://localhost:3000";
  const from = (origin: string, host: string) => isSameOrigin(request("POST", { origin }, `http://${host}/x`), local);

  it("the same site has several names", () => {
    expect(from("http://127.0.0.1:3000", "127.0.0.1:3000")).toBe(true);
    expect(from("http://[::1]:3000", "[::1]:3000")).toBe(true);
  });

  it("another program on another port is another site", () => {
    expect(from("http://127.0.0.1:4000", "127.0.0.1:3000")).toBe(false);
    expect(from("http://127.0.0.1:3000", "localhost:3000")).toBe(false);
  });

  it("a foreign name that leads here is foreign", () => {
    expect(from("http://boese.example:3000", "boese.example:3000")).toBe(false);
  });
});
