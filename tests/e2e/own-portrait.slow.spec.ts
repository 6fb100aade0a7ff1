import sharp from "sharp";
import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { touch } from "../support/touch";

test("cuts and uploads a portrait, by mouse and by keyboard [OWN-22, OWN-23, OWN-24, OWN-26, OWN-27]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto("/profil");
  await touch(page);
  await page.getByRole("link", { name: "Profilbild ändern" }).click();
  const dialog = page.getByRole("dialog", { name: "Profilbild ändern" });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel("Bild", { exact: true }).setInputFiles({ name, mimeType, buffer });
  await choose("text.txt", "text/plain", Buffer.from("kein Bild"));
  await expect(dialog.getByText("Bitte wählen Sie eine Bilddatei aus")).toBeVisible();
  const background = "#2a6f6f";
  await choose(
    "bild.png",
    "image/png",
    await sharp({ create: { width: 900, height: 500, channels: 3, background } })
      .png()
      .toBuffer(),
  );
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

test("removes a portrait, and shows the facade in its place [SAFE-37]", async ({ page, viewer: anna }) => {
  await page.goto("/profil/bild");
  // Without the script, the square that appears with it would move the button away from under the press.
  await touch(page);
  const buffer = await sharp({ create: { width: 500, height: 500, channels: 3, background: "#2a6f6f" } })
    .png()
    .toBuffer();
  await page.getByLabel("Bild", { exact: true }).setInputFiles({ name: "bild.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByText("Profilbild erfolgreich hochgeladen!")).toBeVisible();
  await page.getByRole("link", { name: "Profilbild ändern" }).click();
  const dialog = page.getByRole("dialog", { name: "Profilbild ändern" });
  await expectAccessible(page, { within: "#profilbild" });
  await dialog.getByRole("button", { name: "Profilbild entfernen" }).click();
  await expect(page.getByText("Profilbild entfernt")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: "Ihr Profilbild" }).locator("img")).toHaveAttribute(
    "src",
    new RegExp(`/fassade/${anna.slug}`),
  );
  await page.getByRole("link", { name: "Profilbild ändern" }).click();
  await expect(dialog.getByRole("button", { name: "Profilbild entfernen" })).toHaveCount(0);
});

test("zooms into a portrait with two fingers, and drags it with one [OWN-23]", { tag: "@phone" }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto("/profil/bild");
  await touch(page);
  const background = "#2a6f6f";
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  await page.getByLabel("Bild", { exact: true }).setInputFiles({ name: "bild.png", mimeType: "image/png", buffer });
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
