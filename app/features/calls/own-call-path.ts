/** What a company does with one of its calls, each under an address of its own. */
export const ownCallPath = (id: number, verb: "bearbeiten" | "anheften" | "loeschen") =>
  `/ausschreibungen/${id}/${verb}`;

/** Where a company finds its own calls. */
export const ownCallsPath = "/profil#ausschreibungen";
