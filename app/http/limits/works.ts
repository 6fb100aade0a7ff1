import { day, hour, type WriteLimit } from "./limit";

export const workLimits = {
  work: {
    counts: "new works",
    per: "account",
    times: 60,
    atFirst: 40,
    seconds: day,
    title: "Zu viele Arbeiten",
    says: "{n} Arbeiten anlegen",
  },
  "work-change": {
    counts: "works edited",
    per: "account",
    times: 240,
    atFirst: 120,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Arbeiten speichern",
  },
  "work-order": {
    counts: "works moved",
    per: "account",
    times: 600,
    atFirst: 300,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n}-mal Arbeiten umordnen",
  },
  "credit-request": {
    counts: "members asked to confirm a credit",
    per: "account",
    times: 60,
    atFirst: 20,
    seconds: day,
    title: "Zu viele Anfragen",
    says: "{n} Mitglieder um eine Bestätigung bitten",
  },
  "credit-request-person": {
    counts: "credits that one member is asked to confirm",
    per: "account and profile",
    times: 12,
    atFirst: 6,
    seconds: day,
    title: "Zu viele Anfragen an dieselbe Person",
    says: "{n}-mal dieselbe Person um eine Bestätigung bitten",
  },
} satisfies Record<string, WriteLimit>;
