import { PictureRefused } from "../picture-refused.ts";

const maxKilobytes = 200;

/** Whether a file looks like SVG. For any other, only the other formats are tried. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  return /^(?:ï»¿)?\s*</.test(start);
}

/** An element by its name, whatever its prefix. */
const element = (...names: string[]) => new RegExp(`<(?:[^\\s<>/"']*:)?(?:${names.join("|")})(?=[\\s/>])`, "i");

/** What a logo does not need. It may be in a comment or in the drawing. */
const refused: [part: RegExp, what: string][] = [
  [/<![^-[]|<!\[(?!CDATA\[)|<!-[^-]/, "Vereinbarungen am Anfang (DOCTYPE, ENTITY)"],
  [/<\?/, "Anweisungen für Programme"],
  [element("script", "handler", "listener"), "ein Script"],
  [/[\s"'/]on\w+\s*=/i, "ein Script"],
  [element("foreignObject", "iframe", "embed", "object", "video", "audio"), "Teile einer Webseite"],
  [element("image", "feImage"), "eingebettete Bilder"],
  [element("text", "tspan", "textPath", "tref"), "Schrift, die noch kein Pfad ist"],
  [/href\s*=(?!\s*["']\s*#)/i, "Verweise auf andere Dateien"],
  [/url\s*\((?!\s*["']?\s*#)/i, "Verweise auf andere Dateien"],
  [/@import|@font-face|\\/i, "ein fremdes Stylesheet"],
];

/** Letters that are written as numbers count as what they mean. */
const withLetters = (text: string) =>
  text.replace(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (whole, hex, decimal) => {
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * The text of an SVG that we draw. It is UTF-8 and says nothing else of itself, so the library reads the same letters
 * as this check.
 */
export function readSvg(bytes: Uint8Array): Buffer {
  if (bytes.length > maxKilobytes * 1024)
    throw new PictureRefused(
      `Ein SVG darf höchstens ${maxKilobytes} kB haben. Bitte vereinfachen Sie es, oder nehmen Sie ein PNG.`,
    );
  const text = decode(bytes)
    .trimStart()
    .replace(/^<\?xml\s[^<>?]*\?>\s*/, "")
    // Of programs that draw. It names a public description, which nothing reads.
    .replace(/^((?:<!--[^<>]*-->\s*)*)<!DOCTYPE\s+svg\s[^<>[\]]*>/, "$1");
  const checked = withLetters(text);
  const found = refused.find(([part]) => part.test(checked));
  if (found)
    throw new PictureRefused(
      `Dieses SVG enthält ${found[1]}. Bitte exportieren Sie es als einfaches SVG mit Schrift als Pfaden, oder als PNG.`,
    );
  return Buffer.from(text);
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // Answered below.
  }
  throw new PictureRefused("Bitte speichern Sie das SVG in UTF-8, oder nehmen Sie ein PNG");
}
