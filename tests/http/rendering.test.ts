import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { Browserless, browserOf, it, type Page } from "../support/http";
import { createPerson } from "../support/people";

/** The scripts in a page that a browser would run, and whether the page's policy allows each. */
function scriptsOf({ html, headers }: Page) {
  const policy = headers.get("content-security-policy") ?? "";
  return [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => ({
    code,
    isAllowed: policy.includes(`'sha256-${createHash("sha256").update(code).digest("base64")}'`),
  }));
}

function expectWhole(page: Page) {
  const frame = ["<!DOCTYPE html><html ", "</main>", "</footer>", "</body></html>"].map(
    (part) => page.html.split(part).length - 1,
  );
  expect([...frame, page.html.slice(0, 15), page.html.slice(-7)]).toEqual([1, 1, 1, 1, "<!DOCTYPE html>", "</html>"]);
  const scripts = scriptsOf(page);
  expect(scripts.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  expect(page.html.match(/<script type="application\/json" id="page-data">\[/g)).toHaveLength(1);
}

describe("a rendered page is whole [FAST-01]", () => {
  it("for a visitor and for someone signed in", async ({ site }) => {
    const member = await browserOf(db, site.url, await createPerson(db));
    for (const browser of [new Browserless(site.url), member]) {
      for (const path of ["/", "/kreative", "/feed", "/agb", "/auth"]) expectWhole(await browser.get(path));
    }
  });

  it("with parts that have to wait", async ({ site }) => {
    const member = await browserOf(db, site.url, await createPerson(db));
    const page = await member.get("/", { headers: { "sec-fetch-dest": "empty" } });
    expectWhole(page);
    expect(page.html.includes("<!--$!-->")).toBe(false);
  });

  it("with a toast, which may contain anything", async ({ browser }) => {
    const title = "</script><script>alert(1)</script>";
    browser.cookies.set("toast", encodeURIComponent(Buffer.from(JSON.stringify({ title })).toString("base64")));
    const page = await browser.get("/agb");
    expectWhole(page);
    expect(page.texts("status").join()).toContain(title);
  });

  it("with an error", async ({ browser }) => {
    const answers = {
      "/gibt-es-nicht": 404,
      "/kreative/gibt-es-nicht": 404,
      "/profil": 401,
      "/admin/dashboard": 403,
      "/%00": 404,
    };
    for (const [path, status] of Object.entries(answers)) {
      const page = await browser.get(path);
      expect([path, page.status]).toEqual([path, status]);
      expectWhole(page);
    }
  });
});

it("comes packed as the browser can read it, with the cookies and headers of any answer [FAST-130]", async ({
  site,
}) => {
  const member = await browserOf(db, site.url, await createPerson(db));
  const cookie = [...member.cookies, ["toast", "bm9uZQ=="]].map((pair) => pair.join("=")).join("; ");
  const ask = async (encoding: string) => {
    const answer = await fetch(`${site.url}/kreative`, { headers: { cookie, "accept-encoding": encoding } });
    const packedAs = answer.headers.get("content-encoding");
    return { html: await answer.text(), packedAs, headers: answer.headers };
  };
  const plain = await ask("identity");
  for (const [encoding, expected] of [
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate, br, zstd;q=0", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0", null],
  ] as const) {
    const { html, packedAs } = await ask(encoding);
    expect([encoding, packedAs, html === plain.html]).toEqual([encoding, expected, true]);
  }
  expect(plain.headers.get("cache-control")).toBe("private, no-cache");
  expect(plain.headers.get("vary")).toMatch(/Cookie.*Accept-Encoding/);
  expect(plain.headers.get("x-frame-options")).toBe("DENY");
  expect(plain.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(plain.headers.getSetCookie().join()).toContain("toast=; Max-Age=0");
});

it("the built server runs production builds also when its environment does not name them", () => {
  const tell = "process.on('exit', () => console.log('NODE_ENV', process.env.NODE_ENV))";
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(tell)}`, "build/server/index.js", "no-such-command"],
    { env: { PATH: process.env.PATH }, encoding: "utf8" },
  );
  expect(stdout).toContain("NODE_ENV production");
});
