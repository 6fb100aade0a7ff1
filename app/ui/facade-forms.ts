/** What facades are drawn for as files: the cover of a card, and the head of a profile. */
export const facadeForms = {
  card: { width: 360, height: 200, columns: 11 },
  head: { width: 1240, height: 240, columns: 26 },
};

export type FacadeForm = keyof typeof facadeForms;

export const facadePath = (seed: string, form: FacadeForm) =>
  `/fassade/${encodeURIComponent(seed)}.svg${form === "card" ? "" : `?form=${form}`}`;

/** The form that an address asks for. */
export const facadeFormOf = (url: string): FacadeForm =>
  new URL(url).searchParams.get("form") === "head" ? "head" : "card";
