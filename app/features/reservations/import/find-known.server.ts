import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import type { ReservedPerson } from "../reservation";
import { type Known, slugOf } from "./judge-list";

/** The persons as a table, in their order. PostgreSQL folds their names, as its unique indexes do. */
const listed = (people: readonly ReservedPerson[]) => sql`unnest(
  ${sql.param(people.map(({ name }) => name))}::text[], ${sql.param(people.map(({ email }) => email))}::text[],
  ${sql.param(people.map(slugOf))}::text[]) with ordinality as listed (name, email, slug, place)`;

/** What accounts and valid reservations already have of each person, in one query for all. */
export async function findKnown(on: Connection, people: readonly ReservedPerson[]): Promise<Known[]> {
  const { rows } = await on.execute<{ taken: string | null; slug: string | null }>(sql`
    select case
      when exists (select from profiles where email = listed.email) then 'Zu dieser Adresse gibt es schon ein Konto.'
      when exists (select from profiles where lower(name) = lower(listed.name)) then 'Ein Profil heißt schon so.'
      when exists (
        select from reserved_profiles where email = listed.email and not claimed and revoked_at is null and expires_at > now()
      ) then 'Für diese Adresse ist schon ein Profil reserviert.'
      when exists (
        select from reserved_profiles
        where lower(name) = lower(listed.name) and not claimed and revoked_at is null and expires_at > now()
      ) then 'Dieser Name ist schon reserviert.'
    end as taken, profiles.slug
    from ${listed(people)} left join profiles on profiles.slug = listed.slug
    order by place`);
  return rows;
}

/** Ends expired reservations of these names or addresses, so that all are free again. */
export async function endExpiredOf(on: Connection, people: readonly ReservedPerson[]): Promise<void> {
  await on.execute(sql`
    update reserved_profiles set revoked_at = expires_at from ${listed(people)}
    where not claimed and revoked_at is null and expires_at <= now()
      and (reserved_profiles.email = listed.email or lower(reserved_profiles.name) = lower(listed.name))`);
}
