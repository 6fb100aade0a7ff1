import { hash } from "node:crypto";
import { differencesOf, type Parts } from "~/text/differences";
import { type Conflict, overwriteField, type Version, versionField } from "./seen-version";

export const versionOf = (parts: Parts): Version =>
  hash("sha256", JSON.stringify(Object.entries(parts)), "base64url") as Version;

/** What somebody saw before they changed a thing. */
export interface Seen {
  is: (version: Version) => boolean;
  /** What people read when it is something else now. */
  ifChanged?: string;
}

/** A form without a version has seen none, so it never overwrites. */
export const seenIn = (form: FormData, ifChanged?: string): Seen => ({
  ifChanged,
  is: (version) => [form.get(overwriteField), form.get(versionField)].includes(version),
});

export const seenAs = (parts: Parts): Seen => ({ is: (version) => version === versionOf(parts) });

/** `formFailed` answers it with both texts. */
export class ChangedMeanwhile extends Error {
  readonly conflict: Conflict;

  constructor(conflict: Conflict, title?: string) {
    super(title);
    this.conflict = conflict;
  }
}

/**
 * Call it before a thing is overwritten, where its writes wait for each other. Throws when it is not what the person
 * saw. False when the typed values are already stored, as after a double click. Then there is nothing to write.
 */
export function mayOverwrite(seen: Seen, stored: Parts, typed: Parts): boolean {
  const version = versionOf(stored);
  if (seen.is(version)) return true;
  const differences = differencesOf(stored, typed);
  if (differences.length === 0) return false;
  throw new ChangedMeanwhile({ version, differences }, seen.ifChanged);
}
