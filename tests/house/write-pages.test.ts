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
