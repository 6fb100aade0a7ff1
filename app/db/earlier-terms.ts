import { sql } from "drizzle-orm";

/** The profiles of people who declined the latest terms that they were asked about. */
export const isOnEarlierTerms = sql`agb_declined_at is not null and (agb_accepted_at is null or agb_declined_at > agb_accepted_at)`;
