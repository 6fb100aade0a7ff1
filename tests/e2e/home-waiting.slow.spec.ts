import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { openStarted } from "../support/touch";

/** Locks these tables during the work, so that reading them waits, as with a slow database. */
async function whileLocked(tables: string, work: () => Promise<void>) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table ${sql.raw(tables)} in access exclusive mode`);
    await work();
  });
}

const skeleton = (page: Page, label: string) => page.getByRole("status").filter({ hasText: label });
const shapes = (page: Page, label: string) => skeleton(page, label).locator(":scope > [aria-hidden] > div");

const listsOfHome = ["Empfohlene Kreative werden geladen", "Empfohlene Ausschreibungen werden geladen"] as const;
const listOfPosts = "Beiträge werden geladen";

test("shows what is coming while the database is slow [HOME-05, HOME-16, FEED-04]", async ({ page }) => {
  const [creatives, calls] = listsOfHome;
  await openHome(page, async () => {
    await expect(shapes(page, creatives).locator(":scope > div")).toHaveCount(3);
    await expect(shapes(page, calls)).toHaveCount(3);
  });
  await expect(page.getByRole("link", { name: /^Portfolio anzeigen/ })).toHaveCount(3);
  await expect(skeleton(page, creatives)).toHaveCount(0);
  await expect(skeleton(page, calls)).toHaveCount(0);

  await openNews(page, () => expect(shapes(page, listOfPosts)).toHaveCount(3));
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(skeleton(page, listOfPosts)).toHaveCount(0);
});

// Apart from the test above, because looking at all of it may take longer than the database lets a query wait.
test("what is coming is accessible, wide and narrow [HOME-05, HOME-16, FEED-04]", async ({ page }) => {
  await openHome(page, () => expectGoodWideAndNarrow(page));
  await openNews(page, () => expectGoodWideAndNarrow(page));
});

/** Opens the home page, whose lists wait until `work` is done. */
async function openHome(page: Page, work: () => Promise<void>) {
  await openStarted(page, "/agb");
  await whileLocked("profiles, ausschreibungen", async () => {
    await page.getByRole("link", { name: /^Kreativländle/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Unternehmen brauchen Kreative/);
    await expect(skeleton(page, listsOfHome[0])).toBeVisible();
    await work();
  });
}

/** Opens the news, which wait until `work` is done. */
async function openNews(page: Page, work: () => Promise<void>) {
  // The check who may see a picture reads this table too, so the pictures must be loaded before the lock.
  await openStarted(page, "/");
  const news = page.getByRole("link", { name: "Neuigkeiten & Inspirationen" });
  await news.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await whileLocked("blog_posts", async () => {
    await news.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neuigkeiten & Inspirationen");
    await expect(skeleton(page, listOfPosts)).toBeVisible();
    await work();
  });
}
