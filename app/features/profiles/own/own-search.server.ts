import { and, asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { understandEntries } from "~/search/understand-entries";
import { cachedRead } from "~/visible/cached-reads.server";
import { ofPerson } from "~/visible/topics";

const maxWorks = 60;

/** The search that follows from a profile: title, highlights and skills, then the published works; and the place. */
export const searchOfProfile = cachedRead(
  (_, [id]) => [ofPerson(id)],
  async (id: string) => {
    const [person] = await db
      .select({
        title: profiles.title,
        location: profiles.location,
        skills: profiles.skills,
        highlights: profiles.portfolioHighlights,
      })
      .from(profiles)
      .where(eq(profiles.id, id));
    if (!person) return null;
    const shown = await db
      .select({ title: works.title, skills: works.skills })
      .from(works)
      .where(and(eq(works.userId, id), eq(works.published, true), eq(works.hidden, false)))
      .orderBy(asc(works.position), asc(works.id))
      .limit(maxWorks);
    const { title, location, skills, highlights } = person;
    const ofWorks = shown.flatMap((work) => [work.title, ...work.skills]);
    return understandEntries({
      crafts: [...(title ? [title] : []), ...highlights, ...skills, ...ofWorks],
      place: location,
      takesWider: true,
    });
  },
);
