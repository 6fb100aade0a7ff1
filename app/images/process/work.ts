import { readCredits } from "./credits.ts";
import { drawCard } from "./draw-card.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawSharing } from "./draw-sharing.ts";
import { encodePicture, encodePlaceholder } from "./encode-picture.ts";
import { openPicture } from "./open-picture.ts";

/** The tasks of the picture process. Each takes and returns one serialisable value. */
export const work = {
  open: openPicture,
  encode: encodePicture,
  placeholder: encodePlaceholder,
  credits: readCredits,
  card: drawCard,
  logo: drawLogo,
  sharing: drawSharing,
};

type Work = typeof work;
export type Kind = keyof Work;
export type Task<K extends Kind> = Parameters<Work[K]>[0];
export type Result<K extends Kind> = Awaited<ReturnType<Work[K]>>;

export interface Message {
  kind: Kind;
  task: unknown;
}

/** The answer, and the memory that the process uses by then. The first message only says that it has started. */
export type Answer = ({ result: unknown } | { refused: string } | { failed: string }) & { megabytes: number };
