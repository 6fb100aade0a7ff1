import { sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { today } from "~/db/today";
import { municipalities } from "~/search/region/region";
import { isShown } from "~/visible/calls.server";
import { countFunnel } from "./count-funnel.server";
import { dayOf, firstMonday, monday, since, weekOf } from "./weeks.server";

/** Counts the market again every hour, so that the cost of its page does not grow with the number of calls. */
export const countMarket = (): Promise<void> =>
  db.transaction(async (tx) => {
    await countWeeks(tx);
    await countSupply(tx);
    await countFunnel(tx);
  });

/** The page says what each figure counts: `figures.ts` beside this file. */
async function countWeeks(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from market_weeks`);
  await tx.execute(sql`
    with weeks as (
      select day::date as week from generate_series(${firstMonday}::timestamp, ${monday}::timestamp, interval '7 days') as day
    ), published as (
      select ausschreibungen.*, ${weekOf("published_at")} as week from ausschreibungen
      where status <> 'entwurf' and ${isShown}
    ), answered_calls as (
      select p.id, p.week, p.status, p.closed_on - ${dayOf("p.published_at")} as days, count(o.id) as offers,
        extract(epoch from min(o.created_at) - p.published_at) / 3600 as hours
      from published as p left join offers as o on o.ausschreibung_id = p.id
      where p.published_at >= ${since}
      group by p.id, p.week, p.status, p.closed_on, p.published_at
    ), by_call as (
      select week, count(*) as calls, sum(offers) as offers, count(*) filter (where offers >= 1) as with_offer,
        count(*) filter (where offers >= 3) as with_three, count(*) filter (where status = 'vergeben') as awarded,
        percentile_cont(0.5) within group (order by hours) as hours,
        percentile_cont(0.5) within group (order by days) filter (where status = 'vergeben') as days
      from answered_calls group by week
    ), changes as (
      select greatest(week, ${firstMonday}) as week, 1 as change from published
      union all
      select greatest(date_trunc('week', over_on)::date, ${firstMonday}), -1 from published where over_on < ${today}
    ), by_change as (
      select week, sum(change) as change from changes group by week
    ), first_posts as (
      select distinct on (conversation_id) conversation_id, sender_id, kind, created_at from messages
      where conversation_id is not null order by conversation_id, id
    ), by_message as (
      select ${weekOf("f.created_at")} as week, count(*) as messages, count(*) filter (where exists (
        select from messages as m where m.conversation_id = f.conversation_id and m.kind = 'text'
          and m.sender_id is distinct from f.sender_id
      )) as answered
      from first_posts as f where f.kind = 'text' and f.created_at >= ${since}
        and not exists (select from offers as o where o.conversation_id = f.conversation_id) group by 1
    ), acts as (
      select sender_id as person, created_at from messages where kind = 'text'
      union all select sender_id, created_at from offers
      union all select user_id, created_at from posts
      union all select user_id, created_at from works
      union all select user_id, published_at from published
    ), by_act as (
      select ${weekOf("acts.created_at")} as week,
        count(distinct person) filter (where user_type = 'kreative') as creatives,
        count(distinct person) filter (where user_type = 'unternehmen') as companies
      from acts join profiles on profiles.id = person where acts.created_at >= ${since} group by 1
    )
    insert into market_weeks (
      week, calls, open, offers, with_offer, with_three, awarded, first_offer_hours, decision_days,
      first_messages, answered, creatives, companies
    )
    select week, coalesce(calls, 0), sum(coalesce(change, 0)) over (order by week), coalesce(offers, 0),
      coalesce(with_offer, 0), coalesce(with_three, 0), coalesce(awarded, 0), round(hours), round(days),
      coalesce(messages, 0), coalesce(answered, 0), coalesce(creatives, 0), coalesce(companies, 0)
    from weeks left join by_call using (week) left join by_change using (week)
      left join by_message using (week) left join by_act using (week)`);
}

/** Counts both sides alike: also those who have hidden their own profile, and the calls of such companies. */
async function countSupply(tx: Transaction): Promise<void> {
  const places = sql.param(municipalities().map(({ id }) => id));
  await tx.execute(sql`delete from market_supply`);
  await tx.execute(sql`
    with sides as (
      select d.means, 1 as people, 0 as calls
      from search_documents as d join profiles on profiles.id = d.profile_id
      where user_type = 'kreative' and email_verified and profile_status <> 'blocked' and not hidden_by_superadmin
      union all
      select d.means, 0, 1 from search_documents as d join ausschreibungen on ausschreibungen.id = d.call_id
      where status <> 'entwurf' and ${isShown} and published_at >= ${since}
    ), meant as (
      select left(m, 1) as sign, substr(m, 3) as key, people, calls from sides, unnest(tsvector_to_array(means)) as m
      where m like 'c:%' or (m like 'p:%' and substr(m, 3) = any(${places}::text[]))
    )
    insert into market_supply (kind, key, people, calls)
    select case sign when 'c' then 'craft' else 'place' end, key, sum(people), sum(calls) from meant group by 1, 2`);
}
