import { mix } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, ellipse, linear, path, polygon, radial, rect } from "./svg";
import { fill, forest, ridge } from "./terrain";

export interface Light {
  top: string;
  low: string;
  sun: string;
  far: string;
  near: string;
}

export const lights: Readonly<Record<string, Light>> = {
  dawn: { top: "#6f8fa8", low: "#f2d9b6", sun: "#fff0cf", far: "#93a3aa", near: "#1e2d28" },
  dusk: { top: "#2c3e5c", low: "#e89a6b", sun: "#ffd9a0", far: "#6d6a80", near: "#131a22" },
  haze: { top: "#a9bfc6", low: "#e8ece6", sun: "#ffffff", far: "#a5b4b5", near: "#2b3b33" },
  fog: { top: "#c9d3d4", low: "#f4f1e8", sun: "#ffffff", far: "#b9c4c6", near: "#4a5654" },
  night: { top: "#162338", low: "#5b7896", sun: "#e9eef2", far: "#3c526c", near: "#0b1119" },
  noon: { top: "#5d86a5", low: "#dfe6d4", sun: "#fff7dc", far: "#88a0a3", near: "#2f4427" },
  rose: { top: "#7b6a86", low: "#f1b9a0", sun: "#ffe3bf", far: "#917f90", near: "#241f2b" },
};

export function sky({ random, width }: Sheet, { top, low, sun }: Light, horizon: number): string {
  const [x, y] = [random.between(width * 0.15, width * 0.85), horizon - random.between(60, 240)];
  const clouds = Array.from({ length: random.int(2, 5) }, (_, i) =>
    ellipse(
      random.between(0, width),
      random.between(40, horizon * 0.6),
      random.between(160, 420),
      random.between(8, 26),
      `url(#cloud)`,
      `opacity="${(0.5 - i * 0.06).toFixed(2)}"`,
    ),
  );
  return (
    linear("sky", [`0 ${top}`, `1 ${low}`]) +
    rect(0, 0, width, horizon + 120, "url(#sky)") +
    radial("sun", [`0 ${sun} 0.95`, `0.12 ${sun} 0.7`, `0.5 ${sun} 0.18`, `1 ${sun} 0`]) +
    circle(x, y, 420, "url(#sun)") +
    radial("cloud", [`0 ${sun} 0.8`, `1 ${sun} 0`]) +
    clouds.join("")
  );
}

export function ridges(
  { random, width, height }: Sheet,
  light: Light,
  from: number,
  to: number,
  count: number,
  mist: boolean,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const share = i / Math.max(1, count - 1);
    const base = from + (to - from) * share;
    const tone = mix(light.far, light.near, share * 0.82);
    const points = ridge(random, width, base, 150 - share * 60, 0.5);
    out += polygon(fill(points, width, height), tone);
    if (share > 0.55) out += path(forest(random, points, 34 + share * 40, 16), tone);
    if (mist && i < count - 1)
      out +=
        linear(`m${i}`, [`0 ${light.low} 0`, `1 ${light.low} 0.55`]) +
        rect(0, base - 40, width, (to - from) / count + 90, `url(#m${i})`);
  }
  return out;
}
