import { hour, type WriteLimit } from "./limit";

export const agentLimits = {
  agent: {
    counts: "stored searches made, changed, paused or deleted, and results that do not fit",
    per: "account",
    times: 240,
    atFirst: 120,
    seconds: hour,
    title: "Zu viele Änderungen",
    says: "{n} Änderungen an Suchaufträgen speichern",
  },
} satisfies Record<string, WriteLimit>;
