/** A text set in lines, as large as `size`, and cut off below where there is no room for more. */
export interface SetText {
  text: string;
  size: number;
  colour: string;
}

/** The picture that networks show of a page: texts on paper beside a picture of the page. */
export interface Card {
  title: SetText;
  subtitle: SetText;
  /** Stands at the foot. */
  mark: SetText;
  paper: string;
  signal: string;
  /** A file of ours; the drawing takes its place where there is none. */
  picture: Uint8Array | null;
  /** SVG of ours. */
  drawing: string;
  font: { family: string; bytes: Uint8Array };
}

export const cardSize = { width: 1200, height: 630 };
/** Of the picture on the right. */
export const sideWidth = 500;
