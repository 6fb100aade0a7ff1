import type { CallAct } from "./policy";

/** What a company does with one of its calls, each under an address of its own. */
export const ownCallPath = (id: number, verb: "bearbeiten" | "anheften" | "loeschen" | CallAct) =>
  `/ausschreibungen/${id}/${verb}`;

/** What is said when a call is saved and not published yet. */
export const draftSaved = {
  title: "Entwurf gespeichert",
  description: "Nur Sie sehen ihn, bis Sie ihn veröffentlichen.",
};

/** Where a company finds its own calls. */
export const ownCallsPath = "/profil#ausschreibungen";
