import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { chosenPicture } from "../support/posts";
import { openStarted } from "../support/touch";

test("cuts and uploads a portrait, by mouse and by keyboard [OWN-24, OWN-27]", async ({ page, viewer: _ }) => {
  await openStarted(page, "/profil");
  await page.getByRole("link", { name: "Profilbild ändern" }).click();
  const dialog = page.getByRole("dialog", { name: "Profilbild ändern" });
  const choose = (file: Awaited<ReturnType<typeof chosenPicture>>) =>
    dialog.getByLabel("Bild", { exact: true }).setInputFiles(file);
  await choose({ name: "text.txt", mimeType: "text/plain", buffer: Buffer.from("kein Bild") });
  await expect(dialog.getByText("Bitte wählen Sie eine Bilddatei aus")).toBeVisible();
  await choose(await chosenPicture("bild.png", 900, 500));
  const square = dialog.getByRole("application");
  const cropX = dialog.locator("input[name=cropX]");
  const centre = `${(1 - 500 / 900) / 2}`;
  // Nobody can move a picture that has not loaded.
  await expect(cropX).toHaveValue(centre);
  await square.press("ArrowRight");
  await expect(cropX).not.toHaveValue(centre);
  await dialog.getByLabel("Vergrößern").fill("2");
  await expect(dialog.locator("input[name=cropSize]")).toHaveValue("0.5");
  await expectGoodWideAndNarrow(page, { within: "#profilbild" });
  const release = await holdRequests(page, /\/profil\/bild\.data/);
  await dialog.getByRole("button", { name: "Hochladen" }).click();
  const overlay = dialog.getByRole("status").filter({ hasText: /^Wird hochgeladen\.\.\.$/ });
  await expect(overlay).toBeVisible();
  const [covered, picture] = [await overlay.boundingBox(), await square.boundingBox()];
  expect([covered?.x, covered?.y]).toEqual([picture?.x, picture?.y]);
  release();
  await expect(page.getByText("Profilbild erfolgreich hochgeladen!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: "Ihr Profilbild" })).toHaveAttribute("src", /avatar_\d+\.jpg\?t=/);
  await expect(page.getByRole("banner").locator("img[src*='avatar_']")).toBeVisible();
});

test("zooms into a portrait with two fingers, and drags it with one", { tag: "@phone" }, async ({
  page,
  viewer: _,
}) => {
  await openStarted(page, "/profil/bild");
  await page.getByLabel("Bild", { exact: true }).setInputFiles(await chosenPicture("bild.png", 800, 800));
  const square = page.getByRole("application");
  await square.scrollIntoViewIfNeeded();
  const size = page.locator("input[name=cropSize]");
  await expect(size).toHaveValue("1");
  const box = await square.boundingBox();
  if (!box) throw new Error("the square has no place on the page");
  const fingers = await page.context().newCDPSession(page);
  const at = (...shares: number[]) =>
    shares.map((share, id) => ({ x: box.x + box.width * share, y: box.y + box.height / 2, id }));
  const move = (type: "touchStart" | "touchMove" | "touchEnd", ...shares: number[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: at(...shares) });
  await move("touchStart", 0.4, 0.6);
  await move("touchMove", 0.3, 0.7);
  await expect(size).toHaveValue(/^0\.5/);
  await expect(page.getByLabel("Vergrößern")).toHaveValue("2");
  const left = page.locator("input[name=cropX]");
  const before = Number(await left.inputValue());
  await move("touchEnd");
  await move("touchStart", 0.5);
  await move("touchMove", 0.7);
  await expect.poll(async () => Number(await left.inputValue())).toBeCloseTo(before - 0.1, 2);
  await move("touchEnd");
  await expect(size).toHaveValue(/^0\.5/);
});
