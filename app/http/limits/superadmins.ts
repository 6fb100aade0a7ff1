import { hour, type WriteLimit } from "./limit";

export const superadminLimits = {
  "superadmin-act": {
    counts: "acts of superadmins",
    per: "account",
    times: 600,
    atFirst: 600,
    bySuperadmins: 600,
    seconds: hour,
    title: "Zu viele Eingriffe",
    says: "{n} Eingriffe vornehmen",
  },
} satisfies Record<string, WriteLimit>;
