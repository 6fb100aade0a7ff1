import { encodeQR } from "qr";

/** The SVG path of a QR code's dark squares in a square of `size`, with the quiet zone that readers need. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size: rows.length };
}
