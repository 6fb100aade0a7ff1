import { recordOnAnothers } from "~/audit/audit.server";
import type { Transaction } from "~/db/client.server";
import { blogPosts } from "~/db/schema";

/** What the log compares of an article. Its text is in the revisions, under the number of the version. */
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

/** Edits and deletions of another member's article are recorded; those of one's own are not. */
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
