/** The part of a picture in the square: the centre as shares of the picture, and the zoom. */
export interface CropView {
  x: number;
  y: number;
  zoom: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export const centred: CropView = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 4;

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The nearest view inside the picture. */
export function inside({ x, y, zoom }: CropView, picture: PictureSize): CropView {
  const bounded = between(zoom, 1, maxZoom);
  const half = Math.min(picture.width, picture.height) / bounded / 2;
  const [halfX, halfY] = [half / picture.width, half / picture.height];
  return { x: between(x, halfX, 1 - halfX), y: between(y, halfY, 1 - halfY), zoom: bounded };
}

/** The upper left corner and the side of the square, as the server reads them. */
export function cutOf({ x, y, zoom }: CropView, picture: PictureSize) {
  const side = Math.min(picture.width, picture.height) / zoom;
  return { x: x - side / picture.width / 2, y: y - side / picture.height / 2, size: 1 / zoom };
}

/** Moves the view by a share of the square. Dragging to the right shows more of the picture's left side. */
export function moved(view: CropView, picture: PictureSize, right: number, down: number): CropView {
  const side = Math.min(picture.width, picture.height) / view.zoom;
  const x = view.x - (right * side) / picture.width;
  const y = view.y - (down * side) / picture.height;
  return inside({ ...view, x, y }, picture);
}

/** The picture's position and size, in per cent of the square. */
export function placement(view: CropView, picture: PictureSize) {
  const side = Math.min(picture.width, picture.height) / view.zoom;
  const cut = cutOf(view, picture);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    width: percent(picture.width),
    height: percent(picture.height),
    left: percent(-cut.x * picture.width),
    top: percent(-cut.y * picture.height),
  };
}

/** The position of a finger on the square, as shares of it. */
export interface Touch {
  x: number;
  y: number;
}

/** Follows the fingers: the point under their centre stays there, and spreading two fingers zooms in. */
export function followed(view: CropView, picture: PictureSize, before: Touch[], after: Touch[]): CropView {
  const [from, to] = [middleOf(before), middleOf(after)];
  const spread = spreadOf(before);
  const zoom = between(spread > 0 ? (view.zoom * spreadOf(after)) / spread : view.zoom, 1, maxZoom);
  const cut = cutOf(view, picture);
  const shorter = Math.min(picture.width, picture.height);
  const [wide, high] = [shorter / picture.width, shorter / picture.height];
  // The picture's point under the centre of the fingers, then the view that puts this point at their new centre.
  const held = { x: cut.x + (from.x * wide) / view.zoom, y: cut.y + (from.y * high) / view.zoom };
  const x = held.x + ((0.5 - to.x) * wide) / zoom;
  const y = held.y + ((0.5 - to.y) * high) / zoom;
  return inside({ x, y, zoom }, picture);
}

function middleOf(touches: Touch[]): Touch {
  const sum = touches.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / touches.length, y: sum.y / touches.length };
}

function spreadOf([one, other]: Touch[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
