import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { today } from "~/db/today";
import { log } from "~/log.server";
import { undecidedDays } from "~/visible/call-state";
import { responseClasses, responseCounts } from "../signals";

const { newest, least, days, patienceDays } = responseCounts;

/**
 * What somebody received as the first message of a conversation, as an offer or as an invitation, with the moment of
 * the answer. Messages of blocked senders, and messages that a superadmin has hidden, need no answer.
 */
const received = sql`
  select c.other_id as person, c.created_at as at, least(
    (select min(m.created_at) from messages as m
      where m.conversation_id = c.id and m.sender_id = c.other_id and m.kind = 'text'),
    c.other_settled_at,
    (select o.state_since from offers as o where o.conversation_id = c.id and o.state_by = 'company'),
    (select i.answered_at from invitations as i where i.conversation_id = c.id)
  ) as answered_at
  from conversations as c
  where c.other_id is not null and c.starter_id is not null and c.created_at > now() - make_interval(days => ${days}::int)
    and not exists (select from blocked_people as b where b.blocker_id = c.other_id and b.blocked_id = c.starter_id)
    and not exists (
      select from messages as m where m.conversation_id = c.id and m.sender_id = c.starter_id and m.hidden)`;

const within = (limit: number) =>
  sql`count(*) filter (where answered_at <= at + make_interval(days => ${limit}::int)) * 2 > count(*)`;

const classes = sql.join(
  Object.entries(responseClasses).map(([name, { days: limit }]) => sql`when ${within(limit)} then ${name}::text`),
  sql` `,
);

const answering = sql`
  select person, case ${classes} end as class from (
    select *, row_number() over (partition by person order by at desc) as place from (${received}) as received
    where answered_at is not null or at < now() - make_interval(days => ${patienceDays}::int)
  ) as counted
  where place <= ${newest} group by person having count(*) >= ${least}`;

/** Calls that ended with offers, after the time to decide about them, as long as their offers are stored. */
const records = sql`
  select user_id as person, jsonb_build_object('ended', count(*), 'awarded', count(*) filter (where status = 'vergeben'),
    'answered', count(*) filter (where unanswered = 0)) as record
  from (
    select c.user_id, c.status, count(*) filter (where o.state in ('sent', 'ended')) as unanswered
    from ausschreibungen as c join offers as o on o.ausschreibung_id = c.id and o.state <> 'withdrawn'
    where not c.hidden and c.over_on between ${today} - 365 and ${today} - ${undecidedDays}::int
    group by c.id
  ) as over group by user_id`;

/**
 * Updates what profiles say about answers and calls, only where it has changed. Returns the number of updated profiles.
 */
export async function renewSignals(): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with answering as (${answering}), records as (${records})
    update profiles as p set response_time = found.class, call_record = found.record
    from (
      select p.id, answering.class, records.record from profiles as p
      left join answering on answering.person = p.id
      left join records on records.person = p.id and p.user_type = 'unternehmen'
    ) as found
    where found.id = p.id
      and (p.response_time, p.call_record) is distinct from (found.class, found.record)`);
  if (rowCount) log.info({ renewed: rowCount }, "renewed what profiles say of answers and calls");
  return rowCount ?? 0;
}
