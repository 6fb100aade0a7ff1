/** The addresses for editing, pinning and deleting an own call. */
export const ownCallPath = (id: number, verb: "bearbeiten" | "anheften" | "loeschen") =>
  `/ausschreibungen/${id}/${verb}`;

/** The place with a company's own calls. */
export const ownCallsPath = "/profil#ausschreibungen";
