export const userTypes = ["kreative", "unternehmen"] as const;
export type UserType = (typeof userTypes)[number];

/** The roles between member and superadmin. */
export const roles = ["redaktion", "moderation"] as const;
export type Role = (typeof roles)[number];
export const profileStatuses = ["active", "hidden", "blocked"] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** Free from a day, booked until a day, or free for single orders. */
export const availabilities = ["frei", "ausgebucht", "einzelne"] as const;
export type Availability = (typeof availabilities)[number];

/** How fast somebody mostly answers. */
export const responseClasses = ["tag", "drei-tage", "woche"] as const;
export type ResponseClass = (typeof responseClasses)[number];

/** What became of the calls of a company that ended in the last year and had offers. */
export interface CallRecord {
  ended: number;
  awarded: number;
  /** Calls whose offers all got an answer. */
  answered: number;
}
