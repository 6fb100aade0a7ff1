import type { UserType } from "~/db/schema";
import { joined } from "~/text/joined";

/** The narrower widths stored for a work's picture, beside its own width of at most `maxSide` pixels. */
export const workWidths = [640, 1280] as const;
export const maxSide = 1920;

export const newWorkPath = "/arbeiten/neu";
/** In the address of the form of a new work that is begun from an order. */
export const orderField = "auftrag";
export const workFromOrderPath = (orderId: string) => `${newWorkPath}?${orderField}=${orderId}`;
export const workPicturesPath = "/arbeiten/bilder";
export const editWorkPath = (id: number) => `/arbeiten/${id}/bearbeiten`;
export const deleteWorkPath = (id: number) => `/arbeiten/${id}/loeschen`;
/** The owner's works on their profile page. */
export const ownWorksPath = "/profil#arbeiten";

/** The address of a work's page. */
/** Encoded, because a typed address can have any letters. */
export const workPath = (ownerSlug: string, slug: string) =>
  `/kreative/${ownerSlug}/arbeiten/${encodeURIComponent(slug)}`;

/** Only creatives show works. */
export const canShowWorks = (viewer: { userType: UserType } | null) => viewer?.userType === "kreative";

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

/** The picture that represents a work in lists. The focal point is in percent from the upper left corner. */
export interface WorkCover {
  url: string;
  width: number;
  height: number;
  placeholder: string | null;
  alt: string | null;
  focalX: number;
  focalY: number;
}

export const isShownToOthers = ({ published, hidden }: { published: boolean; hidden: boolean }) => published && !hidden;

/** Whether the cover of a published work is at the head of the profile. */
export const isAtHead = <Work extends WorkOfProfile>(work: Work): work is Work & { cover: WorkCover } =>
  work.headsProfile && work.cover !== null;

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

/** A work in a list that has works of several people. */
export interface LinkedWork extends ListedWork {
  ownerSlug: string;
}

export interface WorkOfProfile extends ListedWork {
  headsProfile: boolean;
}

/** The year and for whom, as far as they are known. */
export const metaOf = ({ year, client, isOwnProject }: Pick<ListedWork, "year" | "client" | "isOwnProject">) =>
  joined(year ? `${year}` : null, isOwnProject ? "Eigenes Projekt" : client);
