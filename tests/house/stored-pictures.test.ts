import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Files that write these tables, but no address of a picture that was stored for them. */
const writesNoPicture = [
  "app/features/articles/superadmin/moderate-article.server.ts",
  "app/features/articles/superadmin/withdraw-article.server.ts",
  "app/features/articles/undo-deletion.server.ts",
  "app/features/newsletter/superadmin/send-newsletter.server.ts",
  "app/features/newsletter/superadmin/stop-newsletter.server.ts",
  "app/features/posts/moderate-post.server.ts",
  "app/features/works/own/arrange-pictures.server.ts",
];

const writes = /\.(insert|update)\(\s*(posts|workPictures|blogPosts|newsletters)\s*\)|\.set\([^)]*\bavatarUrl:/;

it("every file that writes the address of a picture claims its files, which are deleted an hour later otherwise [SAFE-93]", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app"]).toString().split("\n");
  const forgotten = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return writes.test(text) && !/\bclaim(ed)?Files\(/.test(text);
    });
  expect(forgotten.sort()).toEqual(writesNoPicture);
});
