import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { blogPostRevisions, blogPosts } from "../../app/db/schema";
import { expect, test } from "../support/fixtures";
import { createArticle } from "../support/posts";
import { openStarted } from "../support/touch";

test("shows a restored version in the form, and saves from it, and keeps what is not saved yet [BADM-03, GEN-34]", async ({
  page,
  viewer: _,
}) => {
  const article = await createArticle(db, { version: 2, excerpt: "Neu.", content: "<p>Der neue Text.</p>" });
  const { id, title, category, author, readTime, imageUrl, featured, published } = article;
  const now = {
    title,
    excerpt: "Neu.",
    content: article.content,
    category,
    author,
    readTime,
    imageUrl,
    featured,
    published,
  };
  const before = { ...now, excerpt: "Alt.", content: "<p>Der alte Text.</p>" };
  await db.insert(blogPostRevisions).values([
    { blogPostId: id, version: 1, snapshot: before },
    { blogPostId: id, version: 2, snapshot: now },
  ]);
  await openStarted(page, `/blog/admin/${id}`);
  const dialog = page.getByRole("dialog", { name: "Beitrag bearbeiten" });
  const text = dialog.getByRole("textbox", { name: "Artikel" });
  await expect(text).toHaveText("Der neue Text.");
  await dialog.getByText(/^Frühere Fassungen/).click();
  await dialog.getByRole("button", { name: /^Wiederherstellen/ }).click();
  await expect(page.getByText("Die frühere Fassung steht wieder.")).toBeVisible();
  await expect(dialog.getByLabel("Kurzfassung")).toHaveValue("Alt.");
  await expect(text).toHaveText("Der alte Text.");
  await dialog.getByLabel("Kurzfassung").fill("Alt und ergänzt.");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page).toHaveURL(/\/blog\/admin$/);
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  expect(row).toMatchObject({ version: 4, excerpt: "Alt und ergänzt.", content: "<p>Der alte Text.</p>" });

  // What is not saved yet stays in the form.
  await openStarted(page, `/blog/admin/${id}`);
  await dialog.getByLabel("Kurzfassung").fill("Das steht noch nirgends.");
  await dialog.getByText(/^Frühere Fassungen/).click();
  await dialog
    .getByRole("button", { name: /^Wiederherstellen/ })
    .first()
    .click();
  await expect(page.getByText("Die frühere Fassung steht wieder.")).toBeVisible();
  await expect(dialog.getByLabel("Kurzfassung")).toHaveValue("Das steht noch nirgends.");
});
