/** Tells a company that its call is awarded, because the last answer it waited for has come. */
export const awardedText =
  "Weil jemand anderer schon bestätigt hat, ist die Ausschreibung damit vergeben. Suchen Sie noch jemanden, öffnen Sie sie wieder.";
