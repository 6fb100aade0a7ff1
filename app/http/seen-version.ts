import type { Difference } from "~/text/differences";

/**
 * A fingerprint of an editable thing. Only `versionOf` creates one, and each form that edits the thing sends it back.
 */
export type Version = string & { readonly ofEditable: unique symbol };

export const versionField = "version";
/** Sent when somebody has seen the other version and saves over it. */
export const overwriteField = "overwrite";

/** Somebody else, or another tab, has saved a thing while its form was open. */
export interface Conflict {
  /** What is stored now. */
  version: Version;
  /** The differences between the stored and the typed values. */
  differences: Difference[];
}
