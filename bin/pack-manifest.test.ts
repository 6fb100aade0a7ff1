import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { packManifest } from "./pack-manifest.mjs";

const flags = { hasAction: false, hasLoader: true, hasErrorBoundary: false };
const route = (id: string, name: string, more: object) => ({
  id,
  ...flags,
  module: `/assets/${name}-abcdef.js`,
  imports: ["/assets/framework-abcdef.js", "/assets/frame-abcdef.js"],
  css: [],
  ...more,
});

const manifest = {
  entry: { module: "/assets/entry-abcdef.js", imports: ["/assets/framework-abcdef.js"], css: [] },
  routes: {
    root: route("root", "root", { path: "", hasErrorBoundary: true }),
    home: route("home", "home", { parentId: "root", index: true }),
    area: route("area", "area", { parentId: "root", path: "admin", hasLoader: false }),
    page: route("page", "page", { parentId: "area", path: "profile/:id", css: ["/assets/page.css"] }),
    act: route("act", "act", { parentId: "area", path: "*", hasAction: true, clientLoaderModule: "/assets/load.js" }),
  },
  url: "/assets/manifest-12345678.js",
  version: "12345678",
};

it("packs the list of routes, and unpacks to the router's list without imported files [FAST-72]", () => {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-manifest-"));
  const file = join(folder, "manifest-12345678.js");
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  writeFileSync(file, script);
  packManifest(folder);
  const packed = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });

  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(packed, { window });
  const routes = Object.entries(manifest.routes).map(([id, facts]) => [id, { ...facts, imports: [] }]);
  const expected = { ...manifest, routes: Object.fromEntries(routes) };
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual(expected);
  expect(packed.length).toBeLessThan(script.length);
});
