/** Tells a company that the last answer that its call had waited for awarded it. */
export const awardedText =
  "Weil jemand anderer schon bestätigt hat, ist die Ausschreibung damit vergeben. Suchen Sie noch jemanden, öffnen Sie sie wieder.";
