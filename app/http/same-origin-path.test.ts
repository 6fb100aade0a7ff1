import { describe, expect, it } from "vitest";
import { pageBefore, sameOriginPath } from "./same-origin-path";

describe("sameOriginPath", () => {
  it.each(["/", "/profil", "/kreative?q=ä&seite=2#liste", "/a/b/c", "/?x=https://boese.example"])(
    "keeps %s [AUTH-53]",
    (path) => {
      expect(decodeURI(sameOriginPath(path, "/sonst"))).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "profil",
    "https://boese.example",
    "HTTPS://boese.example/",
    "//boese.example",
    "///boese.example",
    "/\\boese.example",
    "\\/boese.example",
    "/\t/boese.example",
    "/\n/boese.example",
    " //boese.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/a\\b",
    "/\u0000",
  ])("refuses %j [AUTH-53]", (path) => {
    expect(sameOriginPath(path, "/sonst")).toBe("/sonst");
  });

  it("keeps a path that climbs inside the site [AUTH-53]", () => {
    expect(sameOriginPath("/a/../../b", "/sonst")).toBe("/b");
  });

  it.each(["/..//boese.example", "/.//boese.example", "/a/..//boese.example", "/%2e%2e//boese.example"])(
    "refuses %s, which only resolves to another site [AUTH-53]",
    (path) => {
      expect(sameOriginPath(path, "/sonst")).toBe("/sonst");
    },
  );

  it("keeps two slashes later in the path", () => {
    expect(sameOriginPath("/a//b", "/sonst")).toBe("/a//b");
  });
});

describe("pageBefore", () => {
  const sentFrom = (referer: string) =>
    pageBefore(new Request("http://localhost:3000/kreative/anna/like", { method: "POST", headers: { referer } }), "/x");

  it("is the page with the form, never the address that takes it [TELL-45]", () => {
    expect(sentFrom("http://localhost:3000/kreative?q=a")).toBe("/kreative?q=a");
    expect(sentFrom("http://localhost:3000/kreative/anna/like")).toBe("/x");
    expect(sentFrom("")).toBe("/x");
  });
});
