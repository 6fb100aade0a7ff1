import { sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { isShown } from "~/visible/calls.server";
import { firstMonday, monday, since, weekOf } from "./weeks.server";

/** The page says what each step counts: `funnel.ts` beside this file. */
export async function countFunnel(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from funnel_weeks`);
  await tx.execute(sql`
    with weeks as (
      select day::date as week from generate_series(${firstMonday}::timestamp, ${monday}::timestamp, interval '7 days') as day
    ), by_reservation as (
      select ${weekOf("reserved_at")} as week, count(*) as reserved,
        count(*) filter (where opened_at is not null or claimed) as opened, count(*) filter (where claimed) as claimed
      from reserved_profiles where reserved_at >= ${since} group by 1
    ), people as (
      select id, ${weekOf("created_at")} as week, email_verified as confirmed,
        email_verified and avatar_url is not null as pictured
      from profiles where created_at >= ${since}
    ), by_person as (
      select week, count(*) as registered, count(*) filter (where confirmed) as confirmed,
        count(*) filter (where pictured) as pictured,
        count(*) filter (where pictured and exists (select from favorites where user_id = people.id)) as liked,
        count(*) filter (where pictured and exists (
          select from works where user_id = people.id and published)) as worked,
        count(*) filter (where pictured and exists (select from posts where user_id = people.id)) as posted,
        count(*) filter (where pictured and exists (select from offers where sender_id = people.id)) as offered
      from people group by week
    ), calls as (
      select id, ${weekOf("published_at")} as week from ausschreibungen
      where published_at >= ${since} and status <> 'entwurf' and ${isShown}
    ), by_call as (
      select week, count(*) as published,
        count(*) filter (where exists (select from offers where ausschreibung_id = calls.id)) as answered,
        count(*) filter (where exists (select from offers where ausschreibung_id = calls.id
          and (selected_at is not null or state in ('selected', 'confirmed')))) as selected,
        count(*) filter (where exists (
          select from offers where ausschreibung_id = calls.id and state = 'confirmed')) as agreed
      from calls group by week
    )
    insert into funnel_weeks (week, reserved, opened, claimed, registered, confirmed, pictured, liked, worked, posted,
      offered, published, answered, selected, agreed)
    select week, coalesce(reserved, 0), coalesce(opened, 0), coalesce(claimed, 0), coalesce(registered, 0),
      coalesce(confirmed, 0), coalesce(pictured, 0), coalesce(liked, 0), coalesce(worked, 0), coalesce(posted, 0),
      coalesce(offered, 0), coalesce(published, 0), coalesce(answered, 0), coalesce(selected, 0), coalesce(agreed, 0)
    from weeks left join by_reservation using (week) left join by_person using (week) left join by_call using (week)`);
}
