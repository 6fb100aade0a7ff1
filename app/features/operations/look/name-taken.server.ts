import { type Connection, db, violatedConstraint } from "~/db/client.server";
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
export async function whyNotName(was: Look | null, is: Pick<Look, "name"> | null, on: Connection = db) {
  const name = nameOf(is);
  if (name === nameOf(was) || !(await isNameOfProfile(on, name))) return null;
  return takenText(name);
}

const takenText = (name: string) =>
  `„${name}“ heißt schon ein Profil. Bitte wählen Sie einen anderen Namen, oder geben Sie dem Profil zuerst einen anderen.`;

/** What the database refuses because somebody has taken the name since it was looked for. */
export async function orNameTaken<Result>(name: string, renaming: Promise<Result>): Promise<Result> {
  try {
    return await renaming;
  } catch (error) {
    throw violatedConstraint(error) === "profiles_name_unique" ? new NameTaken(takenText(name)) : error;
  }
}

export async function refuseTakenName(on: Connection, was: Look | null, is: Pick<Look, "name"> | null): Promise<void> {
  const whyNot = await whyNotName(was, is, on);
  if (whyNot) throw new NameTaken(whyNot);
}
