import { day, hour, type WriteLimit } from "./limit";

export const messageAndOfferLimits = {
  reply: {
    counts: "messages to people who have answered before",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Nachrichten",
    says: "{n} Nachrichten in laufenden Unterhaltungen schreiben",
  },
  "message-file": {
    counts: "files sent with messages",
    per: "account",
    times: 60,
    atFirst: 20,
    seconds: day,
    title: "Zu viele Dateien",
    says: "{n} Dateien mit Nachrichten senden",
  },
  "offer-change": {
    counts: "offers changed",
    per: "account",
    times: 60,
    atFirst: 30,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Angeboten speichern",
  },
  "offer-draft": {
    counts: "drafts of offers saved, mostly by the form itself",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Entwürfe",
    says: "{n}-mal einen Entwurf speichern",
  },
  "offer-decision": {
    counts: "offers selected, declined, confirmed or withdrawn",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Entscheidungen",
    says: "{n}-mal über Angebote entscheiden",
  },
  "offer-selection": {
    counts: "selections of one offer",
    per: "account and offer",
    times: 10,
    atFirst: 5,
    seconds: day,
    title: "Zu oft ausgewählt",
    says: "{n}-mal dasselbe Angebot auswählen",
  },
  "offer-note": {
    counts: "notes about offers, and changes of the short list",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n}-mal etwas zu Angeboten vermerken",
  },
  order: {
    counts: "acts on confirmed orders",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Schritte",
    says: "{n} Schritte bei Aufträgen machen",
  },
  collaboration: {
    counts: "sentences about one collaboration, and answers",
    per: "account and offer",
    times: 6,
    atFirst: 3,
    seconds: day,
    title: "Zu viele Sätze",
    says: "{n}-mal etwas über dieselbe Zusammenarbeit schreiben",
  },
} satisfies Record<string, WriteLimit>;

/**
 * These limits count the stored messages of the last 24 hours. The second one applies in the first week of an account.
 */
export const messageLimits = { perDay: 20, inFirstWeek: 5, perDayToOne: 5 };
