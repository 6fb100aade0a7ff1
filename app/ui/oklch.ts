const channel = (linear: number) => {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
};

/** Converts to hex, because mail clients and rasterisers do not support `oklch()`. */
export function oklchToHex(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return `#${red}${green}${blue}`;
}
