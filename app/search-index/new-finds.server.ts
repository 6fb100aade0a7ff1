import { type SQLWrapper, sql } from "drizzle-orm";

/** The menu shows '99+' above 99, so counting stops here. */
const maxCounted = 100;

/** How much the stored searches of a person have found since the last visit. Pages ask for it with the session. */
export const newFindsOf = (profileId: SQLWrapper) => sql<number>`(
  select count(*)::int from (
    select from search_agents as own join agent_matches as found on found.agent_id = own.id
    where own.profile_id = ${profileId} and found.seen_at is null and found.dismissed_at is null limit ${maxCounted}
  ) as finds)`;
