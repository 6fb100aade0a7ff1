import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { posts } from "../../app/db/schema";
import {
  expect,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  screens,
  test,
  wideAndNarrow,
} from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openMenu } from "../support/menus";
import { chosenPicture, createPostOf } from "../support/posts";
import { swipe } from "../support/swipe";
import { openStarted } from "../support/touch";

test("writes a post with pictures, in the order chosen [POST-36]", async ({ page, viewer: anna }) => {
  await page.goto("/feed");
  await page.getByRole("textbox", { name: "Was gibt es Neues?" }).fill("Zwei **neue** Bilder");
  await page.getByText("Bilder hinzufügen").click();
  await expect(page.getByText("Bild wählen")).toHaveCount(3);
  await page
    .getByLabel("Bild 1", { exact: true })
    .setInputFiles([await chosenPicture("a.png", 800), await chosenPicture("b.png", 400)]);
  await page.getByLabel("Beschreibung zu Bild 1").fill("Das breite");
  await page.getByLabel("Beschreibung zu Bild 2").fill("Das schmale");
  await page.getByRole("button", { name: "Bild 1 nach hinten" }).click();
  await expect(page.getByLabel("Bild 2", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Beschreibung zu Bild 1")).toHaveValue("Das schmale");
  await page.getByLabel("Bild 3", { exact: true }).setInputFiles([await chosenPicture("c.png", 400)]);
  await page.getByRole("button", { name: "Bild 3 entfernen" }).click();
  await expect(page.getByLabel("Bild 3", { exact: true })).toBeFocused();
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Post erfolgreich erstellt!")).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "Zwei neue Bilder" }).first();
  await expect(card.locator("strong")).toHaveText("neue");
  await expect(card.getByRole("img", { name: "Das schmale" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Was gibt es Neues?" })).toHaveValue("");
  const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
  expect(post?.images.map(({ alt, width }) => [alt, width])).toEqual([
    ["Das schmale", 400],
    ["Das breite", 800],
  ]);
  await wideAndNarrow(page, expectNoSidewaysScroll);
});

test("edits in place, and cancelling brings the text back [POST-25]", async ({ page, viewer: anna }) => {
  await createPostOf(db, anna, { content: "Vorher" });
  await openStarted(page, "/profil");
  const card = page.getByRole("article").first();
  const menu = card.getByRole("button", { name: "Post bearbeiten oder löschen" });
  const form = page.waitForRequest(/\/assets\/post-edit-form/);
  const edit = async () => {
    await openMenu(page, menu);
    // The form loads while the menu is open, so that choosing the entry shows it at once.
    await form;
    await card.getByRole("link", { name: "Bearbeiten" }).click();
    await expect(card.getByRole("textbox", { name: "Text" })).toBeFocused();
  };
  await edit();
  await card.getByRole("textbox", { name: "Text" }).fill("Etwas anderes");
  await card.getByRole("button", { name: "Abbrechen" }).click();
  await expect(card.getByText("Vorher")).toBeVisible();
  await expect(menu).toBeFocused();
  await edit();
  await expect(card.getByRole("textbox", { name: "Text" })).toHaveValue("Vorher");
  await card.getByRole("textbox", { name: "Text" }).fill("Nachher");
  await card.getByRole("button", { name: "Speichern" }).click();
  await expect(card.getByText("Nachher")).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test("pins, and deletes after asking, busy meanwhile [POST-15, POST-33, FAST-144]", async ({ page, viewer: anna }) => {
  await createPostOf(db, anna, { content: "Bald weg" });
  await openStarted(page, "/profil");
  const card = page.getByRole("article").filter({ hasText: "Bald weg" });
  const menu = card.getByRole("button", { name: "Post bearbeiten oder löschen" });
  await openMenu(page, menu);
  await card.getByRole("button", { name: "Anheften" }).click();
  const pinned = card.getByText(/^(Angeheftet|Pin)$/).filter({ visible: true });
  await wideAndNarrow(page, () =>
    expect(pinned).toHaveText((page.viewportSize()?.width ?? 0) < 640 ? "Pin" : "Angeheftet"),
  );
  await openMenu(page, menu);
  await card.getByRole("link", { name: "Löschen", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Post löschen" });
  await expectGoodWideAndNarrow(page);
  const release = await holdRequests(page, "**/loeschen.data*");
  await dialog.getByRole("button", { name: "Löschen" }).click();
  await expect(dialog.getByRole("button", { name: "Lösche..." })).toBeVisible();
  // The answer is shown also to somebody who has closed the dialog meanwhile.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  release();
  await expect(page.getByText("Post erfolgreich gelöscht!")).toBeVisible();
  await expect(card).toHaveCount(0);
});

for (const screen of screens)
  test(`shows one picture at full width, two side by side, and the third below at twice the width, on a ${screen} [POST-20]`, {
    tag: `@${screen}`,
  }, async ({ page, newPerson }) => {
    const anna = await newPerson();
    const image = (index: number) => ({
      url: `/fassade/bild-${index}.svg`,
      alt: `Bild ${index}`,
      width: 1200,
      height: 600,
    });
    const two = await createPostOf(db, anna, { images: [image(1), image(2)] });
    const one = await createPostOf(db, anna, { images: [image(3)] });
    const three = await createPostOf(db, anna, { images: [image(4), image(5), image(6)] });
    await page.goto(`/kreative/${anna.slug}`);
    const nothing = { x: 0, y: 0, width: 0 };
    const boxesOf = async (post: { id: number }) => {
      const card = page.locator(`[data-post="${post.id}"]`);
      const pictures = await card.getByRole("img", { name: /^Bild/ }).all();
      const boxes = await Promise.all([card, ...pictures].map((element) => element.boundingBox()));
      return boxes.map((box) => box ?? nothing);
    };
    const [whole = nothing, only = nothing] = await boxesOf(one);
    expect(only.width).toBeCloseTo(whole.width, 0);
    const [card = nothing, left = nothing, right = nothing] = await boxesOf(two);
    expect([left.y, left.width]).toEqual([right.y, right.width]);
    expect(left.width).toBeGreaterThan(card.width * 0.45);
    expect(right.x).toBeGreaterThan(left.x + left.width);
    const [, small = nothing, , wide = nothing] = await boxesOf(three);
    expect(wide.width / small.width).toBeGreaterThan(1.9);
  });

test("leafs through pictures with a finger [POST-22]", { tag: "@phone" }, async ({ page, newPerson }) => {
  const anna = await newPerson();
  const image = (index: number) => ({
    url: `/fassade/bild-${index}.svg`,
    alt: `Bild ${index}`,
    width: 360,
    height: 200,
  });
  await createPostOf(db, anna, { images: [image(1), image(2)] });
  await page.goto(`/kreative/${anna.slug}`);
  await page.getByRole("link", { name: /^Bild 1 von 2 vergrößern/ }).tap();
  const box = page.getByRole("dialog", { name: "Bilder" });
  await expect(box.getByText("Bild 1 von 2")).toBeVisible();
  await swipe(page, 300, 60, 370);
  await expect(box.getByText("Bild 2 von 2")).toBeVisible();
  await expect(box.getByRole("img", { name: "Bild 2" })).toBeInViewport();
  await expect(box.getByRole("img", { name: "Bild 1" })).not.toBeInViewport();
  await swipe(page, 60, 300, 370);
  await expect(box.getByText("Bild 1 von 2")).toBeVisible();
  await expect(box.getByRole("img", { name: "Bild 1" })).toBeInViewport();
});
