import type { WorkPicture } from "../work";

/** What a picture may fill of the window's height, so that the first row ends above its lower edge. */
const height = "max(24rem, 100svh - 14rem)";

const shapeOf = ({ width, height }: WorkPicture) => width / height;
const isUpright = (picture: WorkPicture) => shapeOf(picture) < 1.1;

/** A picture is at most about as high as the window, and two upright ones stand beside each other. */
export const styleOf = (picture: WorkPicture) => ({
  flexGrow: shapeOf(picture) * 100,
  flexBasis: isUpright(picture) ? "min(100%, max(16rem, calc(50% - 0.75rem)))" : "100%",
  maxWidth: `calc(${height} * ${shapeOf(picture).toFixed(3)})`,
});

/** How many pictures stand in the first row of a wide window. */
export const firstRow = ([one, other]: WorkPicture[]) => (one && other && isUpright(one) && isUpright(other) ? 2 : 1);

/** The width that the pictures have room for, at their largest height. */
export function availableWidthOf(pictures: WorkPicture[]): string {
  const rows = pictures.map((picture, index) => {
    const next = pictures[index + 1];
    return shapeOf(picture) + (isUpright(picture) && next && isUpright(next) ? shapeOf(next) : 0);
  });
  return `calc(${height} * ${Math.max(...rows).toFixed(3)})`;
}
