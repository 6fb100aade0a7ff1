import sharp from "sharp";

const loader = { operation: ["VipsForeignLoadSvgBuffer"] };

/**
 * SVG can be opened only inside of `work`. This process does one task at a time, so no other file can use the moment.
 * The library gets bytes without an address, so it opens no other file and no address of the net.
 */
export async function allowingSvg<Result>(work: () => Promise<Result>): Promise<Result> {
  sharp.unblock(loader);
  try {
    return await work();
  } finally {
    sharp.block(loader);
  }
}
