import type { Report } from "./types";

/** Reports in every state: open, decided, with an open and with an upheld objection. */
export const reports: readonly Report[] = [
  {
    about: { post: "elif" },
    reason: "child",
    text: "Auf dem dritten Bild ist meine Tochter zu erkennen. Mich hat niemand gefragt.",
    email: "mutter@example.com",
    hoursAgo: 5,
  },
  {
    about: { message: { from: "studio-berg", to: "anna" } },
    reason: "spam",
    text: "Bekomme ich jetzt jede Woche. Bitte schauen Sie, ob das noch in Ordnung ist.",
    hoursAgo: 2,
  },
  { about: { profile: "kilian" }, reason: "person", text: "So heiße ich. Das bin aber nicht ich.", hoursAgo: 27 },
  {
    about: { profile: "kilian" },
    reason: "person",
    text: "Mein Cousin heißt so und weiß nichts von dieser Seite.",
    hoursAgo: 9,
  },
  {
    about: { post: "gebhard" },
    reason: "rights",
    text: "Das Licht ist von mir abgeschaut.",
    email: "lampe@example.com",
    hoursAgo: 24 * 12,
    decision: {
      outcome: "none",
      facts: "Eine Art zu beleuchten gehört niemandem. Das Foto selbst ist von der Person, die es zeigt.",
      hoursLater: 20,
      objection: { by: "reporter", text: "Aber genau dieses Licht gibt es nur bei mir.", hoursLater: 60 },
    },
  },
  {
    about: { post: "jodok" },
    reason: "insult",
    text: "„Schuhschachtel“ über ein Haus zu sagen, das ich entworfen habe, ist eine Beleidigung.",
    email: "architekt@example.com",
    hoursAgo: 24 * 40,
    decision: {
      outcome: "hide",
      ground: "ehre",
      facts: "Der Post nennt den Namen des Büros und setzt es herab.",
      hoursLater: 30,
      objection: {
        by: "concerned",
        text: "Der Name steht auf dem Bauschild, und Schuhschachteln finde ich schön.",
        hoursLater: 50,
        answer: "Sie haben recht: Das ist Kritik am Haus, nicht an der Person. Bitte entschuldigen Sie.",
        isUpheld: true,
      },
    },
  },
];
