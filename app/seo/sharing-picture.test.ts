import sharp from "sharp";
import { expect, it } from "vitest";
import { DrawnPictures } from "./drawn-pictures.server";
import { drawSharingPicture } from "./sharing-picture.server";

const noPicture = async () => null;
const shown = {
  seed: "anna",
  title: "Anna Fink",
  subtitle: "Grafik · Dornbirn",
  productName: "Kreativländle",
  signal: "#c23b1f",
};

async function draw(change: Partial<typeof shown>) {
  const png = await drawSharingPicture({ ...shown, ...change }, noPicture);
  if (!png) throw new Error("nothing was drawn");
  return png;
}

/** The number of pixels in the text's column that are not paper, from below the signal to above the product's name. */
async function inkOf(png: Buffer) {
  const area = { left: 60, top: 100, width: 600, height: 400 };
  const { data } = await sharp(png).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 200).length;
}

const stacked = (letter: string) => `${letter}${"\u0303\u0e49\u0e47".repeat(40)}`;

it.each([
  ["U+200B", "\u200b"],
  ["U+00AD", "\u00ad"],
  ["U+2800", "\u2800"],
  ["U+3164", "\u3164"],
  ["U+115F and U+FFA0", "\u115f\uffa0"],
  ["a mark without a letter", "\u0301"],
  ["marks stacked on a letter", stacked("a")],
  ["marks stacked on Thai letters", stacked("\u0e01").repeat(9)],
  ["a tag", "</span><b>"],
  ["entities", "&amp; &#0; &lt"],
  ["half a pair", "\ud83d a \udc4d"],
  ["emoji, Persian and Hebrew", "👩🏽‍🎨🇦🇹 نوید\u200cها שלום"],
  ["one long word", "W".repeat(400)],
  ["lines", "a\n\r\u2028\u2029b\n".repeat(60)],
  ["nothing", ""],
])("draws a page whose name and text are %s [SAFE-34]", async (_what, text) => {
  const { width, height, format } = await sharp(await draw({ title: text, subtitle: text })).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
});

it("draws the text that there is, in place and nowhere else [SAFE-34, SEO-10]", async () => {
  expect(await inkOf(await draw({ title: "\u3164", subtitle: "" }))).toBe(0);
  expect(await inkOf(await draw({}))).toBeGreaterThan(1000);
  const above = { left: 0, top: 0, width: 690, height: 70 };
  const { data } = await sharp(await draw({ title: stacked("\u0e01").repeat(9) }))
    .extract(above)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.filter((grey) => grey < 200)).toHaveLength(0);
});

it("shows the facade when the picture can't be read", async () => {
  const broken = async () => Buffer.from("<svg onload='hit()'/>");
  const png = await drawSharingPicture({ ...shown, pictureKey: "post-images/x/a.jpg" }, broken);
  expect(await sharp(png ?? undefined).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it("reads the picture of one card at a time, when its turn comes [SAFE-35]", async () => {
  let [reading, most] = [0, 0];
  const readPicture = async () => {
    reading += 1;
    most = Math.max(most, reading);
    await new Promise(setImmediate);
    reading -= 1;
    return null;
  };
  const titles = Array.from({ length: 5 }, (_, index) => `Karte ${index}`);
  await Promise.all(
    titles.map((title) => drawSharingPicture({ ...shown, title, pictureKey: "post-images/x/a.jpg" }, readPicture)),
  );
  expect(most).toBe(1);
});

it("draws a picture once for simultaneous requests, and keeps it [SAFE-35]", async () => {
  let count = 0;
  const pictures = new DrawnPictures({ maxBytes: 100, maxDrawing: 5 });
  const draw = async () => {
    count += 1;
    return Buffer.alloc(10);
  };
  await Promise.all(Array.from({ length: 40 }, () => pictures.get("anna", draw)));
  await pictures.get("anna", draw);
  expect(count).toBe(1);
});

it("keeps the pictures that were requested last, up to its limit of bytes [SAFE-35]", async () => {
  const drawn: string[] = [];
  const pictures = new DrawnPictures({ maxBytes: 100, maxDrawing: 5 });
  const get = (name: string) =>
    pictures.get(name, async () => {
      drawn.push(name);
      return Buffer.alloc(40);
    });
  for (const name of ["anna", "ben", "anna", "clara", "anna", "ben"]) await get(name);
  expect(drawn.join(" ")).toBe("anna ben clara ben");
});

it("refuses a drawing at once when the wait is too long, and forgets failed ones [SAFE-35]", async () => {
  const pictures = new DrawnPictures({ maxBytes: 100, maxDrawing: 2 });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const failing = pictures.get("anna", () => promise);
  const slow = new Promise<Buffer>((done) => promise.catch(() => done(Buffer.alloc(1))));
  const other = pictures.get("ben", () => slow);
  expect(await pictures.get("clara", async () => Buffer.alloc(1))).toBeNull();
  reject(new Error("broken"));
  await expect(failing).rejects.toThrow("broken");
  resolve(Buffer.alloc(1));
  await other;
  expect(await pictures.get("anna", async () => Buffer.alloc(3))).toHaveLength(3);
});
