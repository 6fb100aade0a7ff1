import { isUpright } from "~/images/card-picture";
import { whole } from "~/ui/mosaic";
import type { WorkCover } from "./work";

const isCentred = ({ focalX, focalY }: WorkCover) => focalX === 50 && focalY === 50;

/** A cover in a frame of another shape: cut around its focal point. */
export const cutCover = ({ focalX, focalY, placeholder }: WorkCover) => ({
  objectPosition: `${focalX}% ${focalY}%`,
  ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
});

/** At the head of a profile an upright cover stays whole, unless its creative has chosen the point that stays in sight. */
export const headCover = (cover: WorkCover) => (isUpright(cover) && isCentred(cover) ? whole : cutCover(cover));
