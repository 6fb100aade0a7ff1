import { sql } from "drizzle-orm";
import { today } from "~/db/today";

/** Half a year. */
export const shownWeeks = 26;

export const monday = sql`date_trunc('week', ${today})::date`;
export const firstMonday = sql`(${monday} - ${(shownWeeks - 1) * 7}::int)`;
export const since = sql`(${firstMonday}::timestamp at time zone 'Europe/Vienna')`;
export const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone 'Europe/Vienna')::date`;
export const weekOf = (moment: string) => sql`date_trunc('week', ${dayOf(moment)})::date`;
