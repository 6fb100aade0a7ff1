export const factorPaths = {
  overview: "/konto/zweiter-faktor",
  setUp: "/konto/zweiter-faktor/einrichten",
  codes: "/konto/zweiter-faktor/codes",
  remove: "/konto/zweiter-faktor/entfernen",
} as const;

/** The title of the error, by form. */
export const failures = {
  begin: "Zweiter Faktor nicht eingerichtet",
  confirm: "Der Code konnte nicht geprüft werden",
  renew: "Keine neuen Codes erstellt",
  remove: "Zweiter Faktor nicht entfernt",
} as const;
