import { isDatabaseAway } from "~/db/database-away.server";

/** The text for a failure of the server while somebody signs in or registers. */
export const failureText = (error: unknown): string =>
  isDatabaseAway(error)
    ? "Das geht gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal."
    : "Ein unbekannter Fehler ist aufgetreten";
