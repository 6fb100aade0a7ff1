import { createResetToken } from "../../app/auth/new-password.server";
import type { Database } from "../../app/db/client.server";

/** The address of a link with which somebody sets a new password. */
export async function createResetLink(db: Database, { id }: { id: string }): Promise<string> {
  return `/auth/passwort-neu?token=${await db.transaction((tx) => createResetToken(tx, id))}`;
}
