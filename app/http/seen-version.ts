import type { Difference } from "~/text/differences";

/** Marks what an editable thing says. Only `versionOf` makes one, and each form that edits one sends it back. */
export type Version = string & { readonly ofEditable: unique symbol };

export const versionField = "version";
/** Sent when somebody has seen the other version and saves over it. */
export const overwriteField = "overwrite";

/** Somebody else, or another tab, has saved a thing while its form was open. */
export interface Conflict {
  /** What is stored now. */
  version: Version;
  /** Where what is stored differs from what was typed. */
  differences: Difference[];
}
