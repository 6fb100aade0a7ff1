import { resumeField } from "~/http/interrupted.server";
import { maxMegabytes } from "~/images/picture-limits";
import { attachmentMax, creditMax, postMax, workMax } from "~/text/maximums";

/**
 * The limits of a form. Our own pages stay below: the largest form sends an article, the one with the most fields a work,
 * whose pictures have eight each and whose people three.
 */
export const formLimits = {
  /** Names and values together, not counting files. */
  textBytes: 512 * 1024,
  entries: 8 * workMax.pictures + 3 * creditMax.credits + 96,
  entriesOfOneName: 60,
  nameLength: 80,
  /** `skills[49]` is the highest index of a list, and `a.b[0]` the deepest name. */
  listIndex: 49,
  depth: 3,
  partHeadBytes: 2048,
  boundaryLength: 70,
};

/** The text of an article, and a form that is carried through a sign-in. */
const longTexts = new Set(["content", resumeField]);

/**
 * The most characters of one value: more than its field takes, so that the field itself says what its limit is. Nothing
 * after this gate meets a longer text.
 */
export const maxValueLength = (name: string): number => (longTexts.has(name) ? formLimits.textBytes : 41_001);

/** The pictures of a post, and the text around them. */
export const uploadBytes = (postMax.images * maxMegabytes + 2) * 1024 * 1024;

/** The files of a message, or as many of a call, which go to the disk. The proxies of `deploy/` take as much. */
export const fileUploadBytes = attachmentMax.ofMessage * attachmentMax.bytes + 2 * 1024 * 1024;

/** Why a form is refused. */
export type Refusal = "broken" | "unlike" | "too large";

export class FormRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`form refused: ${refusal}`);
    this.refusal = refusal;
  }
}

const segment = /^[a-z][\w-]*(?:\[(?:\d{1,2})?\])*$/i;
const ofObjects = new Set(["constructor", "prototype"]);

/** Whether a field name is allowed. Parsed names must not create large lists, deep trees or prototype keys. */
export function isFieldName(name: string): boolean {
  if (name.length > formLimits.nameLength) return false;
  const segments = name.split(".");
  const indexes = name.match(/\[\d*\]/g) ?? [];
  return (
    segments.length + indexes.length <= formLimits.depth &&
    segments.every((part) => segment.test(part) && !ofObjects.has(part.replace(/\[.*/, ""))) &&
    indexes.every((index) => Number(index.slice(1, -1)) <= formLimits.listIndex)
  );
}
