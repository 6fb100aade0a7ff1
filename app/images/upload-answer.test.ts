import { describe, expect, it } from "vitest";
import { readUploadAnswer } from "./upload-answer";

describe("the answer to a picture that a script has sent", () => {
  it("is what the route says, and a refusal before it in its own words [SAFE-115, TELL-04]", () => {
    const stored = { url: "/storage/bild.jpg" };
    expect(readUploadAnswer("application/json", JSON.stringify(stored))).toEqual(stored);
    const refused = "Sie haben das Konto gewechselt. Gespeichert wurde nichts.";
    expect(readUploadAnswer("text/plain; charset=utf-8", refused)).toEqual({ error: refused });
  });

  it("is a failure when nothing of ours has answered [TELL-04]", () => {
    const failed = { error: "Das Bild konnte nicht hochgeladen werden." };
    for (const [type, body] of [
      ["text/html", "<h1>Bad Gateway</h1>"],
      ["text/plain", ""],
      ["application/json", "null"],
      [null, ""],
    ] as const)
      expect(readUploadAnswer(type, body)).toEqual(failed);
  });
});
