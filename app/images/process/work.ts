import { drawCard } from "./draw-card.ts";
import { encodePicture, encodePlaceholder } from "./encode-picture.ts";
import { openPicture } from "./open-picture.ts";

/** All that the picture process does: each takes one thing that can be sent to it, and answers with one. */
export const work = { open: openPicture, encode: encodePicture, placeholder: encodePlaceholder, card: drawCard };

type Work = typeof work;
export type Kind = keyof Work;
export type Task<K extends Kind> = Parameters<Work[K]>[0];
export type Result<K extends Kind> = Awaited<ReturnType<Work[K]>>;

export interface Message {
  kind: Kind;
  task: unknown;
}

/** What comes back, and how much memory the process has by then. The first message says only that it has started. */
export type Answer = ({ result: unknown } | { refused: string } | { failed: string }) & { megabytes: number };
