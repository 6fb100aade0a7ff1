import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Files that write these tables, but no column that is searched. */
const writesNothingSearched = [
  "app/auth/address/contact-address.server.ts",
  "app/auth/address/use-address-link.server.ts",
  "app/auth/consents.server.ts",
  "app/auth/legal/acknowledge.server.ts",
  "app/auth/mailbox.server.ts",
  "app/auth/take-over.server.ts",
  "app/conversations/account-goes.server.ts",
  "app/conversations/award-call.server.ts",
  // Made again at the start, like every row without a document.
  "app/db/support-profile.server.ts",
  "app/features/articles/purge-articles.server.ts",
  "app/features/articles/superadmin/moderate-article.server.ts",
  "app/features/articles/superadmin/withdraw-article.server.ts",
  "app/features/articles/undo-deletion.server.ts",
  "app/features/calls/own/call-life.server.ts",
  "app/features/calls/own/process-due-calls.server.ts",
  "app/features/calls/superadmin/moderate-call.server.ts",
  "app/features/operations/setup/first-superadmin.server.ts",
  "app/features/profiles/own/delete-account.server.ts",
  "app/features/profiles/own/fade-availability.server.ts",
  "app/features/profiles/own/save-availability.server.ts",
  "app/features/profiles/own/save-avatar.server.ts",
  "app/features/profiles/superadmin/give-roles.server.ts",
  "app/features/profiles/superadmin/hide-profile.server.ts",
  "app/features/profiles/superadmin/moderate-profile.server.ts",
  "app/features/works/own/answer-credit.server.ts",
  "app/jobs/housekeeping.server.ts",
];

const writes = /\.(insert|update|delete)\(\s*(profiles|works|ausschreibungen|blogPosts)\s*\)/;

it("every file that writes what is searched writes its document again, or says that it writes nothing of it [FIND-07]", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app"]).toString().split("\n");
  const forgotten = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return writes.test(text) && !text.includes("~/search-index/refresh.server");
    });
  expect(forgotten.sort()).toEqual(writesNothingSearched);
});
