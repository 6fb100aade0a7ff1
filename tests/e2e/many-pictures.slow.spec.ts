import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { chosenPicture } from "../support/posts";

const file = (name: string) => chosenPicture(name, 60, 40);

test("takes three of ten pictures, and says at once which files are none", async ({ page, viewer: _ }) => {
  await page.goto("/feed");
  await page.getByRole("textbox", { name: "Was gibt es Neues?" }).click();
  await page.getByText("Bilder hinzufügen").click();
  await expect(page.getByText("Bild wählen")).toHaveCount(3);
  const field = page.getByLabel("Bild 1", { exact: true });
  const heic = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("....ftypheic") };
  const large = { name: "gross.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await field.setInputFiles([heic, large, await file("gut.png")]);
  await expect(page.getByText("Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, AVIF oder GIF")).toBeVisible();
  await expect(page.getByText("Das Bild ist größer als 10 MB.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Bild \d entfernen/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Bild 1 entfernen" }).click();
  const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => file(`${index}.png`)));
  await field.setInputFiles(ten);
  await expect(page.getByText("Sie können maximal 3 Bilder pro Post hochladen")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Bild \d entfernen/ })).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
