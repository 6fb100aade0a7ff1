import type { Seen } from "~/http/seen-version.server";

/** For tests that are not about two tabs: whatever is stored is what the person saw. */
export const whateverIsStored: Seen = { is: () => true };
