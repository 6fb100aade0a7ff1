import type { Connection } from "~/db/client.server";
import { isNameOfProfile } from "~/db/support-profile.server";
import type { Look } from "~/look.server";
import { settings } from "~/settings.server";

/** The support profile gets the name of the site, and no two profiles have the same. */
export class NameTaken extends Error {
  override name = "NameTaken";
}

/** The toast after an act that a name prevents. */
export const nameTaken = (title: string, { message }: NameTaken) => ({
  title,
  description: message,
  kind: "error" as const,
});

export const nameOf = (look: Pick<Look, "name"> | null) => look?.name ?? settings.supportName;

/** Why the site can't change from one look to another; null when it can. */
export async function whyNotName(on: Connection, was: Look | null, is: Pick<Look, "name"> | null) {
  const name = nameOf(is);
  if (name === nameOf(was) || !(await isNameOfProfile(on, name))) return null;
  return `„${name}“ heißt schon ein Profil. Bitte wählen Sie einen anderen Namen, oder geben Sie dem Profil zuerst einen anderen.`;
}

export async function refuseTakenName(on: Connection, was: Look | null, is: Pick<Look, "name"> | null): Promise<void> {
  const whyNot = await whyNotName(on, was, is);
  if (whyNot) throw new NameTaken(whyNot);
}
