/** To be raised when the same page is drawn differently. */
const drawing = 1;

/** Changes with whatever the picture shows. */
const sharingPictureVersion = (updatedAt: Date | string) => `${drawing}-${new Date(updatedAt).getTime().toString(36)}`;

interface SharedPage {
  slug: string;
  updatedAt: Date | string;
}

/** The address of what networks show of a page. It says which version it is, so that a change is seen at once. */
export function sharingPicturePath(kind: "kreative" | "unternehmen" | "blog", { slug, updatedAt }: SharedPage): string {
  return `/bild/${kind}/${slug}.png?v=${sharingPictureVersion(updatedAt)}`;
}
