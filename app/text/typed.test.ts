import { expect, it } from "vitest";
import { oneLine, paragraphs } from "./typed";

it("makes one line of what was typed into one", () => {
  expect(oneLine("  Bu\u0308ro\tSüß \r\n &\0Söhne ")).toBe("Büro Süß & Söhne");
});

it("keeps lines and tabs, and each end of a line as one character", () => {
  expect(paragraphs("\r\nErste\r\n\r\n\tZweite\rDritte\0\u0007 \n")).toBe("Erste\n\n\tZweite\nDritte");
});
