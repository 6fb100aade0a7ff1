/** What a form may hold. No page of ours comes near: the largest sends an article, the one with most fields a profile. */
export const formLimits = {
  /** Names and values together, without files. */
  textBytes: 512 * 1024,
  entries: 200,
  entriesOfOneName: 60,
  nameLength: 80,
  /** `skills[49]` is the last of a list, `a.b[0]` as deep as a name goes. */
  listIndex: 49,
  depth: 3,
  partHeadBytes: 2048,
  boundaryLength: 70,
};

/** Three pictures of ten megabytes, and the text around them. */
export const uploadBytes = 32 * 1024 * 1024;

/** Why a form is not taken. */
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

/** Whether a field may be called so: what parses names must not be led into large lists, deep trees or prototypes. */
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
