import { afterEach, expect, it, vi } from "vitest";
import { fetchWithImports } from "./use-route-files";

const files: Record<string, string> = {
  "/assets/page.js": 'import{a}from"./frame.js";import"./part.js";export{b as default}from"./view.js";',
  "/assets/frame.js": "export const a=1;",
  "/assets/part.js": 'import{a}from"./frame.js";import("./late.js");',
  "/assets/view.js": 'import{c}from"./part.js";import{d}from"./page.js";',
  "/assets/torn.js": 'import{a}from"./lost.js";',
};
const asked: string[] = [];
vi.stubGlobal("fetch", async (file: string) => {
  asked.push(file);
  return new Response(files[file] ?? "", { status: file in files ? 200 : 404 });
});

afterEach(() => asked.splice(0));

it("fetches the file of a route and all that it imports, each once [TELL-06]", async () => {
  expect(await fetchWithImports(["/assets/page.js"])).toBe(true);
  expect(asked.sort()).toEqual(["/assets/frame.js", "/assets/page.js", "/assets/part.js", "/assets/view.js"]);
});

it("says that a file is gone, also one that another imports [TELL-06]", async () => {
  expect(await fetchWithImports(["/assets/gone.js"])).toBe(false);
  expect(await fetchWithImports(["/assets/torn.js"])).toBe(false);
});
