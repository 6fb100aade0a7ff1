import sharp from "sharp";
import { expect, it } from "vitest";
import { PictureRefused } from "./picture-refused";
import { preparePicture } from "./prepare-picture.server";
import type { Credits } from "./process/credits";

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
  [1, 30_000],
  [30_000, 1],
])("takes a strip of %i by %i pixels, with few pixels to show before [SAFE-117]", async (width, height) => {
  const bytes = await plain(width, height).png().toBuffer();
  for (const shape of [{ longest: 1600, widths: [480] }, { square: 400 }]) {
    const picture = await preparePicture(asFile(bytes), shape);
    expect(Math.min(picture.width, picture.height)).toBeGreaterThan(0);
    expect(picture.placeholder.length).toBeLessThan(500);
  }
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

const unsigned = { creator: null, credit: null, copyright: null };
const asSaid = { sign: (found: Credits) => found };
const xmp = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;

it("keeps who made a picture in every file, and nothing else of it [WORK-26]", async () => {
  const photo = await plain(1000, 500)
    .jpeg()
    .withExif({ IFD0: { Make: "Kamera" }, IFD3: { GPSLatitude: "47/1 24/1 0/1" } })
    .withXmp(
      xmp(
        "<dc:creator><rdf:Seq><rdf:li>Änne &amp; Fink</rdf:li></rdf:Seq></dc:creator><photoshop:Credit>Bild <b></photoshop:Credit>".replace(
          "<b>",
          "&lt;b&gt;",
        ),
      ),
    )
    .toBuffer();
  const sign = (found: Credits) => ({ ...found, copyright: found.copyright ?? "© Änne Fink" });
  const picture = await preparePicture(asFile(photo), { longest: 900, widths: [480] }, undefined, { sign });
  expect(picture.credits).toEqual({ creator: "Änne & Fink", credit: "Bild <b>", copyright: "© Änne Fink" });
  expect(picture.files).toHaveLength(6);
  for (const { bytes } of picture.files) {
    expect((await preparePicture(asFile(bytes), { longest: 900 }, undefined, asSaid)).credits).toEqual(picture.credits);
    const { exif, icc } = await sharp(bytes).metadata();
    expect(icc).toBeUndefined();
    expect(exif?.toString("latin1")).not.toMatch(/Kamera|GPS/);
  }
});

it("reads who made it from EXIF, from IPTC, and from the beginning of the original [WORK-26]", async () => {
  const said = async (file: Buffer, head?: Buffer) =>
    (await preparePicture(asFile(file), { longest: 40 }, undefined, { ...asSaid, head: head && asFile(head) })).credits;
  const exif = await plain(900, 900)
    .jpeg()
    .withExif({ IFD0: { Artist: "Anna Fink", Copyright: "Anna 2026" } })
    .toBuffer();
  expect(await said(exif)).toEqual({ ...unsigned, creator: "Anna Fink", copyright: "Anna 2026" });

  const bare = await plain(60, 60).jpeg().toBuffer();
  expect(await said(bare)).toEqual(unsigned);
  expect(await said(bare, exif.subarray(0, 2000))).toMatchObject({ creator: "Anna Fink" });
  expect(await said(bare, Buffer.from("kein Bild"))).toEqual(unsigned);

  const sets = [...dataSet(80, "Anna Fink"), ...dataSet(110, "Studio Süd"), ...dataSet(116, "© Anna")];
  const block = [..."8BIM"].map((letter) => letter.charCodeAt(0));
  const iptc = [...ascii("Photoshop 3.0\0"), ...block, 4, 4, 0, 0, 0, 0, sets.length >> 8, sets.length & 255, ...sets];
  const segment = Buffer.from([0xff, 0xed, (iptc.length + 2) >> 8, (iptc.length + 2) & 255, ...iptc]);
  const tagged = Buffer.concat([bare.subarray(0, 2), segment, bare.subarray(2)]);
  expect(await said(tagged)).toEqual({ creator: "Anna Fink", credit: "Studio Süd", copyright: "© Anna" });
});

const ascii = (text: string) => [...Buffer.from(text)];
const dataSet = (number: number, text: string) => {
  const bytes = ascii(text);
  return [0x1c, 2, number, 0, bytes.length, ...bytes];
};

it("shows the colours of a phone's wide gamut as the web shows them [WORK-25]", async () => {
  const wide = await plain(300, 300, { r: 234, g: 51, b: 35 }).png().toBuffer();
  const tagged = await sharp(wide).withIccProfile("p3").jpeg({ quality: 100 }).toBuffer();
  const { data } = await sharp(jpegOf(await preparePicture(asFile(tagged), { longest: 300 })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  expect([Math.abs(red - 234) < 4, Math.abs(green - 51) < 4, Math.abs(blue - 35) < 4]).toEqual([true, true, true]);
});
