import type { FormAnswer } from "~/http/answer";
import type { FormPicture, OwnPicture } from "../own/own-works.server";

/** What people say about a picture, as the form's fields hold it. */
export interface Typed {
  alt: string;
  isDecorative: boolean;
  caption: string;
  focalX: number;
  focalY: number;
  isRemoved: boolean;
}

/** One picture in the form: stored, or on its way. */
export interface Entry {
  key: string;
  picture: OwnPicture | null;
  typed: Typed;
  /** Set until the picture is stored. */
  upload?: Upload;
}

export interface Upload {
  file: File;
  /** The share that is sent. */
  progress: number;
  /** Why it failed. It can be tried again unless the file itself is the reason. */
  error?: string;
  isHopeless?: boolean;
}

export const nothingTyped: Typed = {
  alt: "",
  isDecorative: false,
  caption: "",
  focalX: 50,
  focalY: 50,
  isRemoved: false,
};

const newKey = "neu-";

/** For an entry whose picture was chosen since the form began. */
export const keyOfNew = (count: number) => `${newKey}${count}`;

export const isNew = ({ key }: Entry) => key.startsWith(newKey);

const storedEntry = (picture: OwnPicture, typed?: Typed): Entry => ({
  key: `bild-${picture.id}`,
  picture,
  typed: typed ?? {
    alt: picture.alt ?? "",
    isDecorative: picture.isDecorative,
    caption: picture.caption ?? "",
    focalX: picture.focalX,
    focalY: picture.focalY,
    isRemoved: false,
  },
});

/** The pictures as in the refused form, otherwise those of the work. */
export function entriesOf(pictures: FormPicture[], arrived?: FormAnswer): Entry[] {
  const sent = arrived?.result.initialValue?.pictures;
  if (!arrived) return pictures.filter(({ isUsed }) => isUsed).map((picture) => storedEntry(picture));
  const byId = new Map(pictures.map((picture) => [String(picture.id), picture]));
  return (Array.isArray(sent) ? sent : []).flatMap((given) => {
    const fields = asFields(given);
    const picture = byId.get(fields.id ?? "");
    return picture ? storedEntry(picture, typedIn(fields)) : [];
  });
}

const asFields = (given: unknown): Record<string, string | undefined> =>
  typeof given === "object" && given !== null ? (given as Record<string, string>) : {};

const typedIn = (fields: Record<string, string | undefined>): Typed => ({
  alt: fields.alt ?? "",
  isDecorative: fields.isDecorative === "on",
  caption: fields.caption ?? "",
  focalX: Number(fields.focalX ?? 50),
  focalY: Number(fields.focalY ?? 50),
  isRemoved: fields.isRemoved === "on",
});
