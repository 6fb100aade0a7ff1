import sharp from "sharp";
import { expect, it } from "vitest";
import { PictureRefused } from "./picture-refused";
import { preparePicture } from "./prepare-picture.server";

const red = { r: 200, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 200 };
const asFile = (bytes: Buffer | string, name = "bild.jpg") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);
const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with a red left half and a blue right half. */
const halves = async (width: number, height: number) =>
  plain(width, height)
    .composite([
      {
        input: await plain(width / 2, height, blue)
          .png()
          .toBuffer(),
        left: width / 2,
        top: 0,
      },
    ])
    .toFormat("png");

async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
}

const jpegOf = (picture: Awaited<ReturnType<typeof preparePicture>>) =>
  picture.files.find(({ format }) => format === "jpg")?.bytes ?? Buffer.alloc(0);

it("makes a centred square of 400 by 400 in JPEG, WebP and AVIF [OWN-23]", async () => {
  const picture = await preparePicture(asFile(await (await halves(1200, 600)).toBuffer()), { square: 400 });
  expect([picture.width, picture.height]).toEqual([400, 400]);
  expect(picture.files.map(({ format }) => format)).toEqual(["jpg", "webp", "avif"]);
  for (const { bytes } of picture.files)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400 });
  expect(await colourAt(jpegOf(picture), 150, 200)).toBe("red");
  expect(await colourAt(jpegOf(picture), 250, 200)).toBe("blue");
});

it("cuts the square that was chosen, and never beyond the picture [OWN-23]", async () => {
  const bytes = await (await halves(1200, 600)).toBuffer();
  const right = await preparePicture(asFile(bytes), { square: 400, crop: { x: 0.5, y: 0, size: 1 } });
  expect(await colourAt(jpegOf(right), 5, 5)).toBe("blue");
  const beyond = await preparePicture(asFile(bytes), { square: 400, crop: { x: 9, y: -3, size: 0.2 } });
  expect(await colourAt(jpegOf(beyond), 5, 5)).toBe("blue");
});

it("turns a photo upright and keeps nothing of where and with what it was taken [DATA-42]", async () => {
  const photo = await (await halves(800, 400))
    .jpeg()
    .withExif({ IFD0: { Make: "Kamera", Artist: "Anna Fink" }, IFD3: { GPSLatitude: "47/1 24/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await preparePicture(asFile(photo), { longest: 1600 });
  expect([picture.width, picture.height]).toEqual([400, 800]);
  expect(await colourAt(jpegOf(picture), 200, 100)).toBe("red");
  for (const { bytes } of picture.files) {
    const { exif, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, orientation: orientation ?? 1 }).toEqual({ exif: undefined, xmp: undefined, orientation: 1 });
  }
});

it("makes narrower files for small screens, and none that would be wider than the picture", async () => {
  const bytes = await plain(1000, 500).webp().toBuffer();
  const picture = await preparePicture(asFile(bytes), { longest: 800, widths: [320, 640, 1600] });
  expect(picture.files.filter(({ format }) => format === "avif").map(({ width }) => width)).toEqual([
    undefined,
    320,
    640,
  ]);
});

it.each([
  ["a text that is called a picture", () => "<svg onload='alert(1)'/>", "Bitte wählen Sie"],
  ["a drawing in SVG", () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "Bitte wählen Sie"],
  ["nothing", () => "", "Bitte wählen Sie eine Bilddatei aus"],
  [
    "a picture that breaks off",
    async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 3000),
    "lässt sich nicht lesen",
  ],
  ["more than fifty megapixels", () => plain(8000, 6300).png({ compressionLevel: 9 }).toBuffer(), "50 Megapixel"],
  ["more than ten megabytes", () => Buffer.alloc(10 * 1024 * 1024 + 1), "größer als 10 MB"],
])("refuses %s [OWN-22, DATA-42]", async (_what, make, text) => {
  const refusal = preparePicture(asFile(await make()), { square: 400 });
  await expect(refusal).rejects.toThrow(PictureRefused);
  await expect(refusal).rejects.toThrow(text);
});
