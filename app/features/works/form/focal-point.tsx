import { type MouseEvent, useState } from "react";
import { sourcesOf } from "~/images/picture-address";
import { useHydrated } from "~/ui/use-hydrated";
import type { OwnPicture } from "../own/own-works.server";
import { workWidths } from "../work";
import type { Typed } from "./entry";

interface FocalPointProps {
  picture: OwnPicture;
  typed: Typed;
  place: string;
  name: (part: string) => string;
}

/** The point that stays in sight where the picture is cut. People set it by a click or with two sliders. */
export function FocalPoint({ picture, typed, place, name }: FocalPointProps) {
  const isHydrated = useHydrated();
  const [point, setPoint] = useState({ x: typed.focalX, y: typed.focalY });

  function pick(event: MouseEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
    setPoint({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) });
  }

  const slider = (part: "focalX" | "focalY", axis: "x" | "y", label: string) => (
    <label className="grid gap-1 text-note">
      <span>
        {label} <span className="sr-only">({place})</span>
      </span>
      <input
        type="range"
        name={name(part)}
        min={0}
        max={100}
        value={point[axis]}
        onChange={({ currentTarget }) => setPoint((before) => ({ ...before, [axis]: Number(currentTarget.value) }))}
        className="h-11 w-full cursor-pointer accent-ink"
      />
    </label>
  );

  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-note font-semibold">
        Ausschnitt als Titelbild <span className="sr-only">({place})</span>
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {isHydrated && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the sliders beside it do the same by keyboard.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders beside it do the same by keyboard.
          <div onClick={pick} className="relative w-fit cursor-crosshair self-start">
            <img {...sourcesOf(picture, workWidths)} sizes="18rem" loading="lazy" alt="" className="h-auto w-full" />
            <span
              aria-hidden
              className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-paper bg-ink/40 ring-2 ring-ink"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            />
          </div>
        )}
        <div className="grid content-start gap-3">
          {slider("focalX", "x", "Wichtiger Punkt von links nach rechts")}
          {slider("focalY", "y", "Wichtiger Punkt von oben nach unten")}
        </div>
      </div>
    </details>
  );
}
