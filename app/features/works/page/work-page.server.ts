import { shownHost } from "~/text/shown-address.server";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { ofPerson, type Topic } from "~/visible/topics";
import { listCreditsOf } from "../credits/credits.server";
import { findWork, listPicturesOf } from "../works.server";

/** The work at this address of a creative, with what its page shows of it. The owner's own is read again. */
export const getWorkPage = (profileId: string, slug: string, viewerId: string | null, reads: Reads) =>
  profileId === viewerId
    ? readWorkPage(undefined, profileId, slug, viewerId)
    : readWorkPage(reads, profileId, slug, null);

const readWorkPage = cachedRead(
  (found, [profileId]) => [ofPerson(profileId), ...(found?.alsoShows ?? [])],
  async (profileId: string, slug: string, ownerId: string | null) => {
    const work = await findWork(profileId, slug, ownerId);
    if (!work) return null;
    const [pictures, credits] = await Promise.all([listPicturesOf(work.id, ownerId), listCreditsOf(work, ownerId)]);
    const mayName = credits.contributors.length > 0 || work.client;
    // Members are shown by the names that they have now.
    const alsoShows: Topic[] = mayName ? ["credits", "profiles"] : ["credits"];
    const linkText = work.link && shownHost(work.link);
    return { work: { ...work, linkText }, pictures, credits, alsoShows };
  },
);
