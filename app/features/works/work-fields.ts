import type { FilledColumns, ShownForm, StoredForm } from "~/db/filled";
import type { workPictures, works } from "~/db/schema";
import type { PictureForm, WorkForm } from "./work-schema";

/** The columns that the form of a work does not fill, or that publishing fills. */
type LeftAlone =
  | "userId"
  | "slug"
  | "rightsConfirmedAt"
  | "position"
  | "published"
  | "publishedAt"
  | "hidden"
  | "createdAt"
  | "updatedAt"
  | "pictureCount"
  | "ownerPublic"
  | "ownerSearch"
  | "headsProfile"
  | "orderId";

export type WorkColumns = FilledColumns<typeof works, LeftAlone>;

/** The fields whose values are rows of their own, or that only the moment of saving needs. */
type FormOnly = "pictures" | "cover" | "confirmsRights" | "credits" | "asksClient";

export function columnsOf(form: StoredForm<WorkForm, keyof WorkColumns | FormOnly>): WorkColumns {
  const { pictures: _, cover: _1, confirmsRights: _2, credits: _3, asksClient: _4, ...same } = form;
  return { ...same, client: form.isOwnProject ? null : form.client };
}

/** The form's initial values for a stored work. Its pictures and credits are fields of their own. */
export function valuesOf(work: WorkColumns): Omit<ShownForm<WorkForm>, FormOnly> {
  return { ...work };
}

type PictureLeftAlone =
  | "userId"
  | "workId"
  | "position"
  | "url"
  | "width"
  | "height"
  | "placeholder"
  | "isCover"
  | "creator"
  | "credit"
  | "copyright"
  | "createdAt";

type PictureColumns = FilledColumns<typeof workPictures, PictureLeftAlone>;

export function pictureColumnsOf(
  form: StoredForm<PictureForm, keyof PictureColumns | "id" | "place" | "isRemoved">,
): PictureColumns {
  const { id: _, place: _1, isRemoved: _2, ...same } = form;
  return { ...same, alt: form.isDecorative ? null : form.alt };
}
