import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Calls that read a body of a request or a response, and the files that may use them. */
const readers =
  /\.(formData|json|text|arrayBuffer|blob|bytes)\(\)|\bbody\??\.(getReader|values|pipe)|(request|req|raw|res)\.body\b|incoming\.(iterator|on|pipe)\b/;
const allowed: Record<string, string> = {
  "app/files/store-files.server.ts": "a file that the gate has written to the disk",
  "server/http/form-gate.ts": "the one reader of forms",
  "server/http/bare-answer.ts": "an answer",
  "server/http/compress-pieces.ts": "an answer",
  "server/http/cached-page.ts": "an answer",
  "app/features/articles/upload-picture.ts": "an answer, in the browser",
  "app/features/offers/draft-note.tsx": "an answer, in the browser",
  "app/http/lost-connection.ts": "a form that never left, in the browser",
  "app/http/use-news.ts": "an answer, in the browser",
  "app/ui/use-suggested.ts": "an answer, in the browser",
};

it("reads request bodies only in the gate [SAFE-13]", () => {
  const files = globSync("{app,server}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const reading = files.filter((file) => {
    const code = readFileSync(file, "utf8").replace(/file\.arrayBuffer\(\)/g, "");
    return readers.test(code);
  });
  expect(reading.sort()).toEqual(Object.keys(allowed).sort());
});
