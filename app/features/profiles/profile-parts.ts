import type { UserType } from "~/db/schema";
import { entriesFor, type Parts } from "~/text/differences";
import type { VisibilityForm } from "./own/visibility";
import { kindOf, type ProfileColumns } from "./profile-fields";

/** The name of each column, in forms, in the log and in mails. */
export const profileLabels: Record<keyof ProfileColumns, string> = {
  name: "Name",
  title: "Titel",
  location: "Ort",
  bio: "Beschreibung",
  phone: "Telefon",
  website: "Website",
  contactEmail: "Kontakt-E-Mail",
  vatNumber: "UID-Nummer",
  skills: "Skills",
  branchen: "Branchen",
};

/** The fields of both forms of a profile, as people read them. Creatives have skills and companies industries. */
export function partsOf(userType: UserType, columns: ProfileColumns): Parts {
  const other = kindOf(userType) === "skills" ? "branchen" : "skills";
  const names = (Object.keys(profileLabels) as (keyof ProfileColumns)[]).filter((name) => name !== other);
  return Object.fromEntries(names.map((name) => [profileLabels[name], entriesFor(columns[name])]));
}

type Visibility = Pick<VisibilityForm, "acceptsMessages" | "isHidden" | "showsCallsWhileHidden">;

/** The fields of the owner's form. */
export const ownParts = (userType: UserType, columns: ProfileColumns, visibility: Visibility): Parts => ({
  ...partsOf(userType, columns),
  "Nachrichten empfangen": entriesFor(visibility.acceptsMessages),
  "Profil ausblenden": entriesFor(visibility.isHidden),
  "Ausschreibungen trotzdem zeigen": entriesFor(visibility.isHidden && visibility.showsCallsWhileHidden),
});
