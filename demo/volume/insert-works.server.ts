import { sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";

/** Has as many works as a profile may have, so that such a page can be measured. */
const busiest = "Agnes Aberer";

/** One or two works for each made-up creative, published a minute apart and without pictures. */
export async function insertWorks(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with people as (
      select id, name, skills, row_number() over (order by email) as number,
        row_number() over (partition by name order by email) as namesake
      from profiles where user_type = 'kreative' and email like '%@viele.example'
    ), made as (
      select people.*, work, now() - (number * 24 + work) * interval '1 minute' as at
      from people cross join lateral generate_series(1,
        case when name = ${busiest} and namesake = 1 then 24 else 1 + number % 2 end) as work
    )
    insert into works (user_id, slug, title, year, is_own_project, contribution, skills, content, position, published,
      published_at, created_at)
    select id, 'arbeit-' || work, coalesce(skills[1], 'Gestaltung') || ' für das Land ' || work, 2015 + number % 11, true,
      'Idee, Entwurf und Umsetzung.', skills[1:5],
      'Vom ersten Gespräch bis zur Abgabe: was uns wichtig war und wie es entstanden ist.', work, true, at, at
    from made order by number, work`);
  return rowCount ?? 0;
}
