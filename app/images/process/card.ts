/** A text of font size `size`, wrapped into lines and cut where there is no more room. */
export interface SetText {
  text: string;
  size: number;
  colour: string;
}

/** The sharing picture of a page: texts on paper beside a picture of the page. */
export interface Card {
  title: SetText;
  subtitle: SetText;
  /** Shown at the bottom. */
  mark: SetText;
  paper: string;
  signal: string;
  /** One of our stored files; null shows the drawing instead. */
  picture: Uint8Array | null;
  /** Our own SVG. */
  drawing: string;
  font: { family: string; bytes: Uint8Array };
}

export const cardSize = { width: 1200, height: 630 };
/** The width of the picture on the right. */
export const sideWidth = 500;
