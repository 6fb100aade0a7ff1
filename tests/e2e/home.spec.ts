import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";
import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  test,
  wideAndNarrow,
} from "../support/fixtures";
import { touch } from "../support/touch";

test("opens one answer at a time, and closes it again [HOME-19, HOME-20]", async ({ page }) => {
  await page.goto("/");
  const [first, second] = [
    page.getByText("Wer kann sich registrieren?"),
    page.getByText("Warum gibt es diese Plattform?"),
  ];
  const open = page.locator("details[name=fragen][open]");
  await first.click();
  await expect(open).toHaveCount(1);
  await second.click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Tür an Tür");
  await expectGoodWideAndNarrow(page);
  await second.click();
  await expect(open).toHaveCount(0);
  await wideAndNarrow(page, expectNoSidewaysScroll);
});

test("shows two lines of what a featured creative writes [HOME-08]", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Portfolio anzeigen/ }) });
  const texts = cards.locator(":scope > p");
  await expect(texts).toHaveCount(3);
  const sizes = await texts.evaluateAll((paragraphs) =>
    paragraphs.map((text) => ({
      lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
      isCut: text.scrollHeight > text.clientHeight,
    })),
  );
  expect(Math.max(...sizes.map(({ lines }) => lines))).toBe(2);
  expect(sizes.some(({ isCut }) => isCut)).toBe(true);
});

test("asks visitors to sign in for the details of a call [HOME-15, ROLE-11, NAV-22]", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Details ansehen/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Anmeldung erforderlich" });
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Jetzt anmelden" }).click();
  await expect(page).toHaveURL(/\/auth\?modus=anmelden&weiter=%2Fausschreibungen%2F/);
});

/** Locks these tables during the work, so that reading them waits, as with a slow database. */
async function whileLocked(db: Database, tables: string, work: () => Promise<void>) {
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

test("shows what is coming while the database is slow [HOME-05, HOME-16, FEED-04]", async ({ page, db }) => {
  const [creatives, calls] = listsOfHome;
  await openHome(page, db, async () => {
    await expect(shapes(page, creatives).locator(":scope > div")).toHaveCount(3);
    await expect(shapes(page, calls)).toHaveCount(3);
  });
  await expect(page.getByRole("link", { name: /^Portfolio anzeigen/ })).toHaveCount(3);
  await expect(skeleton(page, creatives)).toHaveCount(0);
  await expect(skeleton(page, calls)).toHaveCount(0);

  await openNews(page, db, () => expect(shapes(page, listOfPosts)).toHaveCount(3));
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(skeleton(page, listOfPosts)).toHaveCount(0);
});

// Apart from the test above, because looking at all of it may take longer than the database lets a query wait.
test("what is coming is accessible, wide and narrow [HOME-05, HOME-16, FEED-04]", async ({ page, db }) => {
  await openHome(page, db, () => expectGoodWideAndNarrow(page));
  await openNews(page, db, () => expectGoodWideAndNarrow(page));
});

/** Opens the home page, whose lists wait until `work` is done. */
async function openHome(page: Page, db: Database, work: () => Promise<void>) {
  await page.goto("/agb");
  await touch(page);
  await whileLocked(db, "profiles, ausschreibungen", async () => {
    await page.getByRole("link", { name: /^Kreativländle/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Unternehmen brauchen Kreative/);
    await expect(skeleton(page, listsOfHome[0])).toBeVisible();
    await work();
  });
}

/** Opens the news, which wait until `work` is done. */
async function openNews(page: Page, db: Database, work: () => Promise<void>) {
  // The check who may see a picture reads this table too, so the pictures must be loaded before the lock.
  await page.goto("/");
  await touch(page);
  const news = page.getByRole("link", { name: "Neuigkeiten & Inspirationen" });
  await news.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await whileLocked(db, "blog_posts", async () => {
    await news.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neuigkeiten & Inspirationen");
    await expect(skeleton(page, listOfPosts)).toBeVisible();
    await work();
  });
}

test("the first card loads its facade and its picture at once [LOOK-43]", async ({ page }) => {
  for (const path of ["/", "/kreative"]) {
    await page.goto(path);
    const cover = page.getByRole("main").getByRole("article").first().locator(".card-cover");
    await expect(cover.locator("img").first()).toHaveClass(/facade/);
    await expect(
      cover.locator("> .facade, .framed > img:first-child").and(page.locator('[loading="lazy"]')),
    ).toHaveCount(0);
  }
});
