import { startPicture } from "~/images/picture-work.server";
import { cardSize, sideWidth } from "~/images/process/card";
import { facadeSvg } from "~/ui/facade-svg";
import { lightColours } from "~/ui/light-colours";
import { DrawnPictures } from "./drawn-pictures.server";
import inlineFont from "./fonts/familjen-grotesk-600.ttf?inline";

export interface SharingPicture {
  seed: string;
  /** The hue in degrees, to override the facade's own. */
  hue?: number;
  title: string;
  subtitle: string;
  productName: string;
  /** The colour of the line over the title. */
  signal: string;
  /** The key of a file shown instead of the facade. */
  pictureKey?: string | null;
}

const { paper, ink, soft } = lightColours;
const maxTitleLength = 90;
const maxMarks = 3;
const expectedMs = 300;

const font = {
  family: "Familjen Grotesk Card",
  bytes: Buffer.from(inlineFont.slice(inlineFont.indexOf(",") + 1), "base64"),
};

/** Room for about 400 pictures. Drawing thirty takes about six seconds. */
const drawn = new DrawnPictures({ maxBytes: 16 * 1024 * 1024, maxDrawing: 30 });

/**
 * Draws a page's sharing picture: its name on paper beside its picture or facade. Null when too many are requested at
 * once.
 */
export function drawSharingPicture(
  shown: SharingPicture,
  readPicture: (key: string) => Promise<Uint8Array | null>,
): Promise<Buffer | null> {
  const { seed, hue, title, subtitle, productName, signal, pictureKey } = shown;
  return drawn.get(JSON.stringify(shown), async () => {
    const line = shorten(title);
    const step = startPicture({ account: "sharing pictures" }, expectedMs);
    return step("card", async () => ({
      title: { text: line, size: sizeFor(line), colour: ink },
      subtitle: { text: shorten(subtitle), size: 30, colour: soft },
      mark: { text: productName, size: 34, colour: ink },
      paper,
      signal,
      picture: pictureKey ? await readPicture(pictureKey) : null,
      drawing: facadeSvg({ seed, hue, width: sideWidth, height: cardSize.height, columns: 8 }),
      font,
    }));
  });
}

const sizeFor = (title: string) => (title.length <= 18 ? 88 : title.length <= 45 ? 68 : 52);

function shorten(text: string): string {
  const line = text
    // Characters that the markup does not allow.
    .replace(/[\p{Cc}\p{Co}\p{Cn}\ud800-\udfff]+/gu, " ")
    // Control characters for lines and invisible ones, except the three that join letters and emoji.
    .replace(/(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{DI}\u2800]/gu, "")
    // Marks stacked higher than in any real script.
    .replace(new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, "gu"), "$1")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= maxTitleLength ? line : `${characters.slice(0, maxTitleLength).join("").trimEnd()}...`;
}
