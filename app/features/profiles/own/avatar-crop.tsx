import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import {
  type CropView,
  centred,
  cutOf,
  followed,
  inside,
  maxZoom,
  moved,
  type PictureSize,
  placement,
  type Touch,
} from "./crop";

const step = 0.04;
const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/**
 * A square view of the chosen picture. People drag or pinch it, or use arrow keys and the slider. The form sends the
 * crop.
 */
export function AvatarCrop({ src }: { src: string }) {
  const [picture, setPicture] = useState<PictureSize | null>(null);
  const [view, setView] = useState<CropView>(centred);
  const touches = useRef(new Map<number, Touch>());
  const cut = picture && cutOf(view, picture);

  function touchOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Touch {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function grab(event: PointerEvent<HTMLElement>) {
    if (touches.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    touches.current.set(event.pointerId, touchOf(event));
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!touches.current.has(event.pointerId) || !picture) return;
    const before = [...touches.current.values()];
    touches.current.set(event.pointerId, touchOf(event));
    const after = [...touches.current.values()];
    setView((seen) => followed(seen, picture, before, after));
  }

  function letGo(event: PointerEvent) {
    touches.current.delete(event.pointerId);
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
        onPointerUp={letGo}
        onPointerCancel={letGo}
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
          max={maxZoom}
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
