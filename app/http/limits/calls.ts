import { day, hour, type WriteLimit } from "./limit";

export const callLimits = {
  call: {
    counts: "new calls",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Ausschreibungen",
    says: "{n} Ausschreibungen einstellen",
  },
  "call-change": {
    counts: "calls edited",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Ausschreibungen speichern",
  },
  invitation: {
    counts: "invitations to calls",
    per: "account",
    times: 40,
    atFirst: 20,
    seconds: day,
    title: "Zu viele Einladungen",
    says: "{n} Einladungen senden",
  },
  "invitation-of-call": {
    counts: "invitations to one call, as long as it stands",
    per: "account and call",
    times: 20,
    atFirst: 10,
    seconds: 365 * day,
    title: "Zu viele Einladungen",
    says: "{n} Einladungen zu derselben Ausschreibung senden",
  },
  "call-news": {
    counts: "changes of a call that those are told of who have offered",
    per: "account and call",
    times: 10,
    atFirst: 5,
    seconds: day,
    title: "Zu viele Änderungen",
    says: "{n}-mal ändern, was in einer Ausschreibung mit Angeboten steht",
  },
} satisfies Record<string, WriteLimit>;
