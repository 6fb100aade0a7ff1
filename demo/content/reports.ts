import type { Report } from "./types";

/** Reports in every state: open, decided, with a warning, with an open and with an upheld objection. */
export const reports: readonly Report[] = [
  {
    about: { post: "elif" },
    reason: "rights",
    text: "Diese Rechnung stammt Wort für Wort aus meinem Vortrag in Dornbirn. Mich hat niemand gefragt.",
    email: "vortrag@example.com",
    hoursAgo: 5,
  },
  {
    about: { message: { from: "studio-berg", to: "anna" } },
    reason: "spam",
    text: "Das habe ich jetzt zum dritten Mal bekommen.",
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
    about: { profile: "gebhard" },
    reason: "spam",
    text: "Der Text über ihn wirbt nur noch für einen Lampenladen.",
    hoursAgo: 24 * 20,
    decision: {
      outcome: "warn",
      ground: "agb",
      facts:
        "Ihr Text warb für ein Geschäft, das nicht Ihres ist. Sie haben ihn inzwischen geändert; dabei belassen wir es.",
      hoursLater: 26,
    },
  },
  {
    about: { post: "jodok" },
    reason: "child",
    text: "Das ist die Schule meiner Kinder. Ich will nicht, dass jeder weiß, wie es drinnen aussieht.",
    email: "mutter@example.com",
    hoursAgo: 24 * 40,
    decision: {
      outcome: "hide",
      ground: "kind",
      facts: "Die Bilder zeigen eine Volksschule von innen, während des Schuljahrs.",
      hoursLater: 30,
      objection: {
        by: "concerned",
        text: "Auf keinem der Bilder ist ein Mensch, und die Gemeinde hat sie selbst bestellt.",
        hoursLater: 50,
        answer: "Sie haben recht: Niemand ist zu sehen, und die Gemeinde ist einverstanden. Bitte entschuldigen Sie.",
        isUpheld: true,
      },
    },
  },
];
