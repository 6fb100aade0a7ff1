import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type CropView, centred, cutOf, inside, mostZoom, moved, type PictureSize, placement } from "./crop";

const step = 0.04;
const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** A square window onto the chosen picture: drag it, zoom it, or use the arrow keys. Sends the cut with its form. */
export function AvatarCrop({ src }: { src: string }) {
  const [picture, setPicture] = useState<PictureSize | null>(null);
  const [view, setView] = useState<CropView>(centred);
  const last = useRef<{ x: number; y: number } | null>(null);
  const cut = picture && cutOf(view, picture);

  function drag(event: PointerEvent<HTMLElement>) {
    if (!last.current || !picture) return;
    const { clientX: x, clientY: y, currentTarget } = event;
    const from = last.current;
    last.current = { x, y };
    setView((seen) =>
      moved(seen, picture, (x - from.x) / currentTarget.clientWidth, (y - from.y) / currentTarget.clientHeight),
    );
  }

  function grab(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function move(event: KeyboardEvent) {
    const [right, down] = steps[event.key] ?? [];
    if (right === undefined || down === undefined || !picture) return;
    event.preventDefault();
    setView((seen) => moved(seen, picture, right, down));
  }

  return (
    <div className="grid w-fit max-w-full gap-4">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
        tabIndex={0}
        aria-label="Bildausschnitt: mit den Pfeiltasten oder durch Ziehen verschieben"
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
        onKeyDown={move}
        className="relative size-72 max-w-full cursor-grab touch-none overflow-hidden rounded-sm bg-wash active:cursor-grabbing"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          className="pointer-events-none absolute max-w-none select-none"
          style={picture ? placement(view, picture) : undefined}
        />
      </div>
      <label className="grid gap-1">
        <span className="text-note font-semibold">Vergrößern</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={view.zoom}
          onChange={({ currentTarget }) =>
            picture && setView(inside({ ...view, zoom: Number(currentTarget.value) }, picture))
          }
          className="h-11 w-full cursor-pointer accent-ink"
        />
      </label>
      {cut && (
        <>
          <input type="hidden" name="cropX" value={cut.x} />
          <input type="hidden" name="cropY" value={cut.y} />
          <input type="hidden" name="cropSize" value={cut.size} />
        </>
      )}
    </div>
  );
}
