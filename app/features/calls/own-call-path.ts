import type { CallAct } from "./policy";

/** The addresses for editing, pinning and deleting one's call. */
export const ownCallPath = (id: number, verb: "bearbeiten" | "anheften" | "loeschen" | "angebote" | CallAct) =>
  `/ausschreibungen/${id}/${verb}`;

/** The page with the files of one's call. */
export const callFilesPath = (id: number) => `/ausschreibungen/${id}/unterlagen`;

/** The toast for a call that is saved but not published. */
export const draftSaved = {
  title: "Entwurf gespeichert",
  description: "Nur Sie sehen ihn, bis Sie ihn veröffentlichen.",
};

/** The place with a company's own calls. */
export const ownCallsPath = "/profil#ausschreibungen";
