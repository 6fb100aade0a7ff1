import { linearChannels } from "./oklch";

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(first: string, second: string) {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
