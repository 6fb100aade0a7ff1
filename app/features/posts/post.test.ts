import { expect, it } from "vitest";
import { postMax } from "~/text/maximums";
import { postSchema } from "./post-schema";

it("counts the end of a line once, however the browser sends it", () => {
  const content = `${"a".repeat(postMax.content - 3)}\r\nb`;
  expect(postSchema.parse({ content }).content).toBe(content.replace("\r", ""));
  expect(postSchema.safeParse({ content: `${content}cd` }).success).toBe(false);
});

it("removes characters that the database can't store", () => {
  expect(postSchema.parse({ content: "Vor\0her\n" }).content).toBe("Vorher");
});
