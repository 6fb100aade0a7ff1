import { day, hour, type WriteLimit } from "./limit";

export const profileLimits = {
  like: {
    counts: "likes given",
    per: "account",
    times: 300,
    atFirst: 100,
    seconds: hour,
    title: "Zu viele Likes",
    says: "{n} Profile liken",
  },
  "like-again": {
    counts: "likes given to one profile",
    per: "account and profile",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Likes",
    says: "{n}-mal dasselbe Profil liken",
  },
  profile: {
    counts: "changes of the own profile, with its specialisations, notifications and visibility",
    per: "account",
    times: 120,
    atFirst: 60,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n}-mal Ihr Profil speichern",
  },
  name: {
    counts: "changes of the own name: each keeps an address for good",
    per: "account",
    times: 8,
    atFirst: 4,
    seconds: 30 * day,
    title: "Zu viele Namensänderungen",
    says: "{n}-mal Ihren Namen ändern",
  },
  portrait: {
    counts: "new portraits",
    per: "account",
    times: 50,
    atFirst: 25,
    seconds: day,
    title: "Zu viele Profilbilder",
    says: "{n}-mal Ihr Profilbild ändern",
  },
} satisfies Record<string, WriteLimit>;
