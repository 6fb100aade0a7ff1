export interface WorkPicture {
  id: number;
  url: string;
  width: number;
  height: number;
  placeholder: string | null;
  alt: string | null;
  caption: string | null;
  creator: string | null;
  credit: string | null;
  copyright: string | null;
}

/** The picture that stands for a work in lists. The focal point is in percent from the upper left corner. */
export interface WorkCover {
  url: string;
  width: number;
  height: number;
  placeholder: string | null;
  alt: string | null;
  focalX: number;
  focalY: number;
}

/** A work in a list. Without a cover it has a typographic one. */
export interface ListedWork {
  id: number;
  slug: string;
  title: string;
  year: number | null;
  client: string | null;
  isOwnProject: boolean;
  cover: WorkCover | null;
}
