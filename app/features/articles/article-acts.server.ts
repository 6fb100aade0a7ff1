import { recordOnAnothers } from "~/audit/audit.server";
import type { Transaction } from "~/db/client.server";
import { blogPosts } from "~/db/schema";

/** The fields that the log compares. It compares the text by version number; the revisions hold the text itself. */
export const compared = {
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  author: blogPosts.author,
  imageUrl: blogPosts.imageUrl,
  featured: blogPosts.featured,
  published: blogPosts.published,
  version: blogPosts.version,
};

type Compared = Pick<typeof blogPosts.$inferSelect, keyof typeof compared>;
type Known = Compared & { id: number; createdBy: string | null };

const labelled = (article: Compared) => ({
  Titel: article.title,
  Kurzfassung: article.excerpt,
  Kategorie: article.category,
  Autor: article.author,
  Bild: article.imageUrl,
  empfohlen: article.featured,
  veröffentlicht: article.published,
  Fassung: article.version,
});

/** Records edits and deletions of other members' articles, not those of one's own. */
export async function recordEdit(tx: Transaction, editorId: string, known: Known, now: Compared): Promise<void> {
  if (known.createdBy === editorId) return;
  await recordOnAnothers(
    tx,
    { id: editorId },
    {
      action: "article.edit",
      subject: { type: "article", id: known.id, name: known.title },
      concerns: known.createdBy,
      before: labelled(known),
      after: labelled(now),
    },
  );
}

export async function recordDeletion(tx: Transaction, editorId: string, known: Known): Promise<void> {
  if (known.createdBy === editorId) return;
  await recordOnAnothers(
    tx,
    { id: editorId },
    {
      action: "article.delete",
      subject: { type: "article", id: known.id, name: known.title },
      concerns: known.createdBy,
      before: labelled(known),
    },
  );
}
