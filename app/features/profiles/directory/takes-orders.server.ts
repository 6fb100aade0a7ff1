import { sql } from "drizzle-orm";
import { today } from "~/db/today";
import { availabilityDays } from "~/features/profiles/availability";
import { visibleProfiles } from "~/visible/profiles.server";

/** Who is free now or for single orders, and has said so lately. */
export const takesOrders = sql`coalesce(${visibleProfiles.availability} in ('frei', 'einzelne')
  and coalesce(${visibleProfiles.availabilityDay} <= ${today}, true)
  and ${visibleProfiles.availabilitySaidAt} > now() - make_interval(days => ${availabilityDays}::int), false)`;
