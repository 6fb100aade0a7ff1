import { municipalities, regionFile } from "~/search/region/region";
import { type Coordinates, type Frame, frameAround, onMap } from "./map-layout";

/** A line through these places, rounded at each of them. */
function smooth(places: readonly [latitude: number, longitude: number][], frame: Frame): string {
  const points = places.map(([latitude, longitude]) => onMap({ latitude, longitude }, frame));
  const steps = points.map(({ x, y }, index) => {
    const next = points[index + 1];
    if (index === 0) return `M${x} ${y}`;
    return next ? `Q${x} ${y} ${half(x, next.x)} ${half(y, next.y)}` : `L${x} ${y}`;
  });
  return steps.join("");
}

const half = (one: number, other: number) => Math.round(((one + other) / 2) * 10) / 10;

/** What the map of this region shows besides people. */
export function drawRegion() {
  const { frame: given, lake, river } = regionFile().map;
  const frame = given ?? frameAround(municipalities());
  return {
    at: (place: Coordinates) => onMap(place, frame),
    lake: lake ? { name: lake.name, left: lake.left, top: lake.top, shore: smooth(lake.shore, frame) } : null,
    river: river ? smooth(river, frame) : null,
  };
}
