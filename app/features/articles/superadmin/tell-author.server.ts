import { sql } from "drizzle-orm";
import { actMail } from "~/audit/act-mails";
import type { Transaction } from "~/db/client.server";
import { type blogPosts, profiles } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";

/** Tells the account behind an article that a decision about it was taken back. The account may be gone. */
export async function tellAuthor(
  tx: Transaction,
  { title, createdBy }: Pick<typeof blogPosts.$inferSelect, "title" | "createdBy">,
  act: "article.republish" | "article.restore",
): Promise<void> {
  const [author] = await tx.select().from(profiles).where(sql`${profiles.id} = ${createdBy}`);
  if (author) await sendMail(tx, ownAddress(author), actMail({ name: author.name, act, title }, settings));
}
