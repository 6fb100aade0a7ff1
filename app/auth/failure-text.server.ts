import { isDatabaseAway } from "~/db/database-away.server";

/** What signing in and registering say about an error of ours. What passes by itself is not unknown. */
export const failureText = (error: unknown): string =>
  isDatabaseAway(error)
    ? "Das geht gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal."
    : "Ein unbekannter Fehler ist aufgetreten";
