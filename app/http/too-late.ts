/** Why a write failed, and what the person can do. */
export interface Reason {
  title: string;
  cause: string;
  advice: string;
}

/** For a write that took too long. It is rolled back if possible, but may already have been committed. */
export const givenUp: Reason = {
  title: "Das hat zu lange gedauert",
  cause: "Wir haben es abgebrochen, aber vielleicht ist es schon geschehen.",
  advice: "Bitte sehen Sie nach, bevor Sie es noch einmal senden.",
};

export const overloaded: Reason = {
  title: "Gerade ist sehr viel los",
  cause: "Wir konnten das nicht annehmen, gespeichert wurde nichts.",
  advice: "Bitte versuchen Sie es in einer Minute noch einmal.",
};

/** For a write on a full disk. */
export const noRoom: Reason = {
  title: "Gerade ist kein Platz",
  cause: "Auf unserem Server ist kein Platz mehr, gespeichert wurde nichts.",
  advice: "Bitte versuchen Sie es später noch einmal.",
};

/** For a request that the server refuses before it reads it. */
export const tooLong: Reason = {
  title: "Das ist zu lang",
  cause: "Die Adresse oder die Cookies, die Ihr Browser sendet, sind länger, als wir sie annehmen.",
  advice: "Bitte kürzen Sie Ihre Suche, oder löschen Sie in Ihrem Browser die Cookies dieser Seite.",
};

const nothing = "Gespeichert wurde nichts.";
const gone: Reason = { title: "Das gibt es nicht mehr", cause: `Es wurde inzwischen entfernt. ${nothing}`, advice: "" };

/** Why a text could not be written: its thing, or the right to it, has gone since the form was opened. */
export const meanwhile: Record<number, Reason> = {
  403: { title: "Das dürfen Sie nicht mehr", cause: `Ihre Rechte haben sich geändert. ${nothing}`, advice: "" },
  404: gone,
  410: gone,
};

/** The body of the response to a write that no page answers. The form in the browser reads the reason from it. */
export const sentencesOf = ({ title, cause, advice }: Reason): string => `${title}. ${cause} ${advice}`;
