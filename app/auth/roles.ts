import type { Role } from "~/db/schema";
import type { Viewer } from "./viewer";

/** Superadmins may do what every role may. */
export const hasRole = (viewer: Pick<Viewer, "isSuperadmin" | "roles"> | null | undefined, ...oneOf: Role[]): boolean =>
  Boolean(viewer?.isSuperadmin || viewer?.roles?.some((role) => oneOf.includes(role)));
