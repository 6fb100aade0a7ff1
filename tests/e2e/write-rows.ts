import { accountRows } from "./write-rows/account-rows";
import { agentRows } from "./write-rows/agent-rows";
import { callRows } from "./write-rows/call-rows";
import { collectionRows } from "./write-rows/collection-rows";
import { postAndArticleRows } from "./write-rows/post-and-article-rows";
import { profileAndMessageRows } from "./write-rows/profile-and-message-rows";
import { secondFactorRows } from "./write-rows/second-factor-rows";
import { superadminRows } from "./write-rows/superadmin-rows";
import { workRows } from "./write-rows/work-rows";
import type { WriteRow } from "./write-rows/write-row";

/** How a page sends each write of the site, by route as in `role-rows.ts`. */
export const writeRows: Record<string, WriteRow> = {
  ...accountRows,
  ...secondFactorRows,
  ...profileAndMessageRows,
  ...callRows,
  ...agentRows,
  ...collectionRows,
  ...postAndArticleRows,
  ...workRows,
  ...superadminRows,
};

/** Groups that share a test. */
export const inGroups = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

export const writeGroups = inGroups(Object.entries(writeRows), 8);

/** Writes that no page's form sends, or that have their own test. */
export const withoutForm: Record<string, string> = {
  "POST /auth/bestaetigen": "a plain form, sent without script",
  "POST /admin/profile/:id/kopie/abholen": "it writes nothing, and leads to a file",
  "POST /nachrichten/neu": "its page sends to /nachrichten",
  "POST /blog/admin/bilder": "sent by the editor in the background: failing-writes-for-real.slow.spec.ts",
  "POST /arbeiten/bilder": "sent by the form in the background: held-press.slow.spec.ts",
  "POST /statistik": "a beacon: nobody waits for its answer",
  "POST /*": "no page sends anything to an address that does not exist",
};
