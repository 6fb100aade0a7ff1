/** Increase this when the drawing of the same page changes. */
const drawing = 1;

/** Changes whenever the content of the picture changes. */
const sharingPictureVersion = (updatedAt: Date | string) => `${drawing}-${new Date(updatedAt).getTime().toString(36)}`;

interface SharedPage {
  /** For a work its id, because its slug is unique only among those of its creative. */
  slug: string;
  updatedAt: Date | string;
  /** The address of the picture it shows, when that is not the page's own picture. */
  picture?: string;
}

export const sharedKinds = ["kreative", "unternehmen", "blog", "arbeiten"] as const;

/** The address of a page's sharing picture. It contains the version, so that a change shows immediately. */
export function sharingPicturePath(
  kind: (typeof sharedKinds)[number],
  { slug, updatedAt, picture = "" }: SharedPage,
): string {
  const [file = ""] = /[\w-]*(?=\.\w+$)/.exec(picture) ?? [];
  return `/bild/${kind}/${slug}.png?v=${sharingPictureVersion(updatedAt)}${file && `-${file}`}`;
}
