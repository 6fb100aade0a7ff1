/** In rem: the width of a narrow phone between its margins, the height of a row before it fills the width, the gap. */
const phone = { width: 20.5, height: 9, gap: 1 };

/** The part of a phone's width that each tile gets, because the browser puts as many beside each other as fit. */
export function phoneShares(shapes: readonly number[]): number[] {
  const rows: number[][] = [];
  let left = 0;
  for (const shape of shapes) {
    const width = shape * phone.height;
    const row = rows.at(-1);
    if (row && left >= width + phone.gap) {
      row.push(shape);
      left -= width + phone.gap;
    } else {
      rows.push([shape]);
      left = phone.width - width;
    }
  }
  return rows.flatMap((row) => {
    const sum = row.reduce((all, shape) => all + shape, 0);
    return row.map((shape) => shape / sum);
  });
}

/** A browser that measures a picture before it loads takes `auto`, any other what the rows are expected to be. */
export const tileSizes = (shape: number, phoneShare: number) =>
  `auto, (min-width: 64rem) ${Math.round(shape * 17)}rem, (min-width: 40rem) ${Math.round(shape * 16)}rem, ${Math.round(phoneShare * 92)}vw`;
