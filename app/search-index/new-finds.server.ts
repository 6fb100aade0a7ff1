import { type SQLWrapper, sql } from "drizzle-orm";

/** The menu shows '99+' above 99, so counting stops here. */
const maxCounted = 100;

/**
 * The number of results of a person's stored searches since the last visit. Pages read it together with the session.
 */
export const newFindsOf = (profileId: SQLWrapper) => sql<number>`(
  select count(*)::int from (
    select from search_agents as own join agent_matches as found on found.agent_id = own.id
    where own.profile_id = ${profileId} and found.seen_at is null and found.dismissed_at is null limit ${maxCounted}
  ) as finds)`;
