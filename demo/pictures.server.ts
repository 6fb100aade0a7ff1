import type { PictureKind } from "./content/types";
import { architecture } from "./pictures/architecture";
import { develop, type Finish } from "./pictures/develop.server";
import { filmStill } from "./pictures/film-still";
import { cover, storyboard } from "./pictures/frames";
import { illustration } from "./pictures/illustration";
import { landscape } from "./pictures/landscape";
import { letteringPiece } from "./pictures/lettering-piece";
import { emblem, marks } from "./pictures/marks";
import { packaging } from "./pictures/packaging";
import { pattern } from "./pictures/pattern";
import { portrait } from "./pictures/portrait";
import { poster } from "./pictures/poster";
import { product } from "./pictures/product";
import { screens } from "./pictures/screens";
import { layOut, type Sheet } from "./pictures/sheet";
import { typeSheet } from "./pictures/type-sheet";

interface Craft {
  draw(sheet: Sheet): string;
  width: number;
  height: number;
  finish: Finish;
}

const print: Finish = { grain: 5, vignette: 0 };
const photograph: Finish = { grain: 10, vignette: 0.22 };

const crafts: Readonly<Record<PictureKind, Craft>> = {
  architecture: { draw: architecture, width: 1200, height: 900, finish: photograph },
  emblem: { draw: emblem, width: 800, height: 800, finish: { grain: 3, vignette: 0 } },
  "film-still": { draw: filmStill, width: 1200, height: 675, finish: { grain: 12, vignette: 0.25 } },
  illustration: { draw: illustration, width: 1200, height: 900, finish: print },
  landscape: { draw: landscape, width: 1200, height: 800, finish: photograph },
  lettering: { draw: letteringPiece, width: 1200, height: 900, finish: print },
  marks: { draw: marks, width: 1200, height: 800, finish: print },
  packaging: { draw: packaging, width: 1200, height: 900, finish: photograph },
  pattern: { draw: pattern, width: 1200, height: 1200, finish: print },
  portrait: { draw: portrait, width: 800, height: 800, finish: print },
  poster: { draw: poster, width: 1200, height: 1500, finish: print },
  product: { draw: product, width: 1200, height: 960, finish: photograph },
  screens: { draw: screens, width: 1200, height: 800, finish: { grain: 0, vignette: 0 } },
  sound: { draw: cover, width: 1200, height: 1200, finish: print },
  storyboard: { draw: storyboard, width: 1200, height: 800, finish: print },
  "type-sheet": { draw: typeSheet, width: 1200, height: 900, finish: print },
};

interface DrawnPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** A JPEG that is the same for the same seed. Nothing is fetched and no font is needed. */
export async function drawPicture({ seed, kind }: { seed: string; kind: PictureKind }): Promise<DrawnPicture> {
  const { draw, width, height, finish } = crafts[kind];
  const drawing = draw(layOut(seed, kind, width, height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return { data: await develop(svg, finish), width, height };
}
