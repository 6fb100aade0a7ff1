export interface Palette {
  paper: string;
  ink: string;
  /** The leading colour, its counterpart, an accent, and a quiet one. */
  colors: readonly [string, string, string, string];
}

const palette = (paper: string, ink: string, ...colors: [string, string, string, string]): Palette => ({
  paper,
  ink,
  colors,
});

export const palettes: readonly Palette[] = [
  palette("#f3eee2", "#1d2a24", "#1f4a3d", "#d9482b", "#e3b04b", "#a9c3b0"),
  palette("#eef1ee", "#14202e", "#2b4c7e", "#e9573f", "#f2c14e", "#9fb8d0"),
  palette("#f6ecd2", "#2a2118", "#c98a1b", "#7a3b1d", "#5e7345", "#e8c98a"),
  palette("#f7f3ea", "#23214a", "#f2574b", "#2f5fd0", "#ffd23f", "#f5a9b8"),
  palette("#e9f0ef", "#0f2b35", "#0f6d7a", "#f28c52", "#ffd9a0", "#86b9b6"),
  palette("#f5e9e6", "#2c1420", "#8c2f4b", "#e07a5f", "#f0b5a0", "#3d405b"),
  palette("#f2f0ec", "#161616", "#2b2a28", "#d9482b", "#8a867f", "#c9c4ba"),
  palette("#efeede", "#22281a", "#5b6b2d", "#b5872b", "#2f3d2e", "#d9c9a1"),
  palette("#fbe9e4", "#1b3a2f", "#1b5e4b", "#f08fa0", "#e4572e", "#f6c9c0"),
  palette("#13182b", "#f4efe1", "#f2b84b", "#e4572e", "#3e6fb0", "#7fc4b4"),
  palette("#f1e4d7", "#33221b", "#b5532f", "#4f5d54", "#d98e5f", "#b9b5a0"),
  palette("#fbf3c8", "#1c1c1c", "#f4c20d", "#e63b2e", "#2f6fdb", "#d8cfa0"),
  palette("#eee9f4", "#231a3a", "#5b3fa0", "#f26b4f", "#f5d76e", "#c7b3e5"),
  palette("#f0f5f7", "#1e2b33", "#3c5563", "#e4572e", "#7fa6b8", "#c8dbe3"),
  palette("#16241e", "#efe9d9", "#8fb996", "#c8553d", "#d9a441", "#4f7a62"),
  palette("#e3efe6", "#12332b", "#2f9e83", "#f76c5e", "#f6d365", "#a9d3c2"),
];

/** The palette for something drawn on this ground: what would vanish in it takes the paper's colour. */
export function onGround({ paper, ink, colors }: Palette, ground: string): Palette {
  const [a, b, c, d] = colors.map((color) => (color === ground ? paper : color)) as [string, string, string, string];
  return { paper: ground, ink: ink === ground ? paper : ink, colors: [a, b, c, d] };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour on the way from one to the other, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (color: string, share: number) => mix(color, "#ffffff", share);
export const darker = (color: string, share: number) => mix(color, "#0b0a10", share);

export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}
