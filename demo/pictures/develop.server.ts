import sharp from "sharp";
import { seeded } from "../random";

export interface Finish {
  /** How strongly film or paper shows, in steps of 255. */
  grain: number;
  /** How much darker the corners are, 0 to 1. */
  vignette: number;
}

const side = 256;

/** Noise with small clumps, as silver grains have. */
function grainTile(): Float32Array {
  const random = seeded("grain");
  const raw = Float32Array.from({ length: side * side }, () => random.next() + random.next() + random.next() - 1.5);
  return raw.map(
    (value, i) => value * 0.7 + ((raw[(i + 1) % raw.length] ?? 0) + (raw[(i + side) % raw.length] ?? 0)) * 0.25,
  );
}

const tile = grainTile();

/** Rasterises a drawing and gives it the surface of a print or a photograph. */
export async function develop(svg: string, { grain, vignette }: Finish): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const across = Float32Array.from({ length: info.width }, (_, x) => ((x / info.width - 0.5) * 2) ** 2);
  for (let y = 0, at = 0; y < info.height; y++) {
    const down = ((y / info.height - 0.5) * 2) ** 2;
    const row = (y % side) * side;
    for (let x = 0; x < info.width; x++, at += 3) {
      const light = 1 - vignette * ((across[x] as number) + down) * 0.5;
      const speck = (tile[row + (x % side)] as number) * grain;
      pixels[at] = (pixels[at] as number) * light + speck;
      pixels[at + 1] = (pixels[at + 1] as number) * light + speck;
      pixels[at + 2] = (pixels[at + 2] as number) * light + speck;
    }
  }
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  return sharp(pixels, { raw }).jpeg({ quality: 84, chromaSubsampling: "4:4:4" }).toBuffer();
}
