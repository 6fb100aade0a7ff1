import { eq, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { collections } from "~/db/schema";
import { visibleProfiles } from "./profiles.server";

/** The lists that are shared by their link, while their owner's profile can be seen and no superadmin hides them. */
export const sharedCollections = builder
  .select({
    id: collections.id,
    name: sql<string>`${collections.name}`.as("list_name"),
    shareToken: sql<string>`${collections.shareToken}`.as("share_token"),
    ownerId: collections.userId,
    ownerName: sql<string>`${visibleProfiles.name}`.as("owner_name"),
  })
  .from(collections)
  .innerJoin(visibleProfiles, eq(visibleProfiles.id, collections.userId))
  .where(sql`${collections.shareToken} is not null and not ${collections.hidden}`)
  .as("shared_collections");
