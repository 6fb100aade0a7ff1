interface Point {
  x: number;
  y: number;
}

export interface Zoom {
  /** Returns whether the key was meant for the zoom. */
  press(key: string): boolean;
  reset(): void;
}

interface Zoomable {
  strip: HTMLElement;
  most: number;
  /** The picture that is shown now. */
  picture: () => HTMLImageElement | null | undefined;
  onChange: (scale: number) => void;
}

const zoomStep = 1.5;
const doubleTap = { factor: 2.5, ms: 350, pixels: 30 };
const keyStep = 80;
/** The room above and below a picture, for buttons and caption. */
const edges = 128;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/**
 * Makes the shown picture of a strip larger around the place that is pointed at: by wheel, double click, double tap and
 * two fingers; a larger picture moves with the pointer. The strip itself can be swiped while no picture is larger.
 */
export function makeZoomable({ strip, most, picture, onChange }: Zoomable): Zoom {
  let scale = 1;
  let offset = { x: 0, y: 0 };
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let down: (Point & { at: number }) | null = null;
  const fingers = new Map<number, Point>();

  function draw(isGliding: boolean) {
    const image = picture();
    if (!image) return;
    const room = { x: strip.clientWidth, y: strip.clientHeight - edges };
    offset = {
      x: within(offset.x, Math.max(0, (image.offsetWidth * scale - room.x) / 2)),
      y: within(offset.y, Math.max(0, (image.offsetHeight * scale - room.y) / 2)),
    };
    image.style.transition = isGliding ? "" : "none";
    image.style.transform = scale === 1 ? "" : `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
    onChange(scale);
  }

  /** The place under this point stays there; without a point, the middle does. */
  function zoomTo(wanted: number, point: Point | null, isGliding: boolean) {
    const image = picture();
    if (!image) return;
    const next = Math.min(most, Math.max(1, wanted));
    const { left, top, width } = strip.getBoundingClientRect();
    const from = point
      ? { x: point.x - left - width / 2, y: point.y - top - image.offsetTop - image.offsetHeight / 2 }
      : { x: 0, y: 0 };
    const move = next / scale;
    offset = { x: from.x - (from.x - offset.x) * move, y: from.y - (from.y - offset.y) * move };
    scale = next;
    draw(isGliding);
  }

  function moveBy(x: number, y: number, isGliding = false) {
    offset = { x: offset.x + x, y: offset.y + y };
    draw(isGliding);
  }

  function noteTap(event: PointerEvent) {
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isTap = down && distance(down, tap) < doubleTap.pixels && tap.at - down.at < doubleTap.ms;
    const isSecond = isTap && tap.at - lastTap.at < doubleTap.ms && distance(lastTap, tap) < doubleTap.pixels;
    if (isSecond) zoomTo(scale > 1 ? 1 : doubleTap.factor, tap, true);
    lastTap = isTap && !isSecond ? tap : { ...tap, at: Number.NEGATIVE_INFINITY };
  }

  strip.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    fingers.set(event.pointerId, { x, y });
    down = fingers.size === 1 ? { x, y, at } : null;
    if (scale > 1 || fingers.size > 1) strip.setPointerCapture(event.pointerId);
  });

  strip.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const [before, other] = [[...fingers.values()], [...fingers.keys()]];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = other.map((id) => fingers.get(id) ?? { x: 0, y: 0 });
    const [a, b] = before;
    const [c, d] = after;
    if (!a || !c) return;
    if (b && d) {
      const [from, to] = [between(a, b), between(c, d)];
      zoomTo((scale * distance(c, d)) / Math.max(1, distance(a, b)), to, false);
      moveBy(to.x - from.x, to.y - from.y);
    } else if (scale > 1) moveBy(c.x - a.x, c.y - a.y);
  });

  strip.addEventListener("pointerup", (event) => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) noteTap(event);
  });
  strip.addEventListener("pointercancel", (event) => fingers.delete(event.pointerId));

  strip.addEventListener(
    "wheel",
    (event) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey;
      if (isSideways && scale === 1) return;
      event.preventDefault();
      // A wheel may count in lines, and fingers on a trackpad that spread are a wheel with the control key.
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30;
      if (isSideways) moveBy(-event.deltaX * pixels, 0);
      else {
        const factor = Math.exp(-event.deltaY * pixels * (event.ctrlKey ? 0.01 : 0.002));
        zoomTo(scale * factor, { x: event.clientX, y: event.clientY }, false);
      }
    },
    { passive: false },
  );

  function reset() {
    fingers.clear();
    if (scale !== 1) zoomTo(1, null, true);
  }

  return {
    press(key) {
      if (key === "+" || key === "=") zoomTo(scale * zoomStep, null, true);
      else if (key === "-") zoomTo(scale / zoomStep, null, true);
      else if (key === "0") reset();
      else if (scale > 1 && arrows[key]) moveBy(arrows[key][0] * keyStep, arrows[key][1] * keyStep, true);
      else return false;
      return true;
    },
    reset,
  };
}
