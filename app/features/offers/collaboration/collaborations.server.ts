import { desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { cachedRead } from "~/visible/cached-reads.server";
import { collaborationsSeenBy } from "~/visible/collaborations.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { ofPerson } from "~/visible/topics";
import type { ShownCollaboration } from "./collaboration";

/** What others say about the orders they had with this person, the newest first. Their account ids stay on the server. */
export const listCollaborations = cachedRead(
  ({ ids }, [profileId]) => [profileId, ...ids].map(ofPerson),
  async (profileId: string) => {
    const rows = await selectShown(profileId);
    return {
      ids: rows.map(({ authorId }) => authorId),
      sentences: rows.map(
        ({ authorId: _, createdAt, ...row }): ShownCollaboration => ({ ...row, createdAt: createdAt.toISOString() }),
      ),
    };
  },
);

const shown = collaborationsSeenBy(null);

const selectShown = (profileId: string) =>
  db
    .select({
      id: shown.id,
      authorId: shown.authorId,
      sentence: shown.sentence,
      answer: shown.answer,
      createdAt: shown.createdAt,
      author: { name: visibleProfiles.name, userType: visibleProfiles.userType, slug: visibleProfiles.slug },
    })
    .from(shown)
    .innerJoin(visibleProfiles, eq(visibleProfiles.id, shown.authorId))
    .where(eq(shown.subjectId, profileId))
    .orderBy(desc(shown.createdAt), shown.id)
    .limit(pageSizes.collaborations);
