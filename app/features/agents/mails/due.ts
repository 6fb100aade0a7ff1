import { type SQL, sql } from "drizzle-orm";

/** When daily and weekly mails are sent, in Vienna's time. */
const sendingHour = 7;
const gatheredMinutes = 60;

/** The last time before a moment at which daily or weekly mails were due: at seven local time, in summer and winter. */
export function lastSending(every: "day" | "week", moment: SQL): SQL {
  const hours = sql`make_interval(hours => ${sendingHour}::int)`;
  return sql`((date_trunc(${every}, ((${moment}) at time zone 'Europe/Vienna') - ${hours}) + ${hours}) at time zone 'Europe/Vienna')`;
}

/**
 * Whether the match `m` of the agent `a` is due for a mail. Of those that are mailed immediately, an account gets at most one mail
 * an hour.
 */
export const isDue = (moment: SQL): SQL => sql`(
  m.told_at is null and m.dismissed_at is null and a.paused_at is null and case a.rhythm
    when 'taeglich' then m.found_at < ${lastSending("day", moment)}
    when 'woechentlich' then m.found_at < ${lastSending("week", moment)}
    when 'sofort' then not exists (
      select from search_agents as mailed join agent_matches as told on told.agent_id = mailed.id
      where mailed.profile_id = a.profile_id and told.told_at > (${moment}) - make_interval(mins => ${gatheredMinutes}::int))
    else false end)`;
