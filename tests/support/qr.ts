const scale = 4;

/** The picture that an SVG path of `qrPath` draws, as a reader of codes wants it. */
export function readQrPath(path: string): { width: number; height: number; data: Uint8Array } {
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const quietZone = 4;
  const width = (Math.max(...squares.flat()) + 1 + quietZone) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [x, y] of squares)
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((y * scale + row) * width + x * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}
