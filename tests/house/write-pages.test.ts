import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Sent by the page's program in the background, which reads the answer itself. */
const inBackground = ["account/blog-desk-picture.ts", "account/work-picture.ts", "machine/page-view.ts"];

it("every address that takes a form has a page, so that a form that fails without script ends in one [TELL-45]", () => {
  const routes = readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const without = routes.filter((file) => {
    const code = readFileSync(join("app/routes", file), "utf8");
    return /^export (async )?(function|const) action\b/m.test(code) && !/^export (\{ default\b|default )/m.test(code);
  });
  expect(without.sort()).toEqual(inBackground);
});

it("whatever a script sends by itself says whose form it is [SAFE-115]", () => {
  const scripts = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?!.*\.(server|test)\.).*\.tsx?$/.test(file),
  );
  const sending = scripts
    .map((file) => ({ file, code: readFileSync(join("app", file), "utf8") }))
    .filter(({ code }) => /method: "(POST|PUT|DELETE)"|XMLHttpRequest\(|sendBeacon\(/.test(code));
  expect(sending.length).toBeGreaterThan(0);
  expect(sending.filter(({ code }) => !code.includes("signedBy(")).map(({ file }) => file)).toEqual([]);
});
