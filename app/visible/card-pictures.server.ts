import { type Column, sql } from "drizzle-orm";
import { visiblePosts } from "./posts.server";
import { visibleWorks } from "./works.server";

/** A stored picture that represents a person in a list. */
export interface CardPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** The title, if it is the cover of a work. */
  work: string | null;
  /** The point that stays in sight when the picture is cut, as in CSS. */
  focus: string | null;
}

const maxPictures = 3;

const ofWorks = (profileId: Column) => sql`
  select ${visibleWorks.coverUrl} as url, ${visibleWorks.coverWidth} as width, ${visibleWorks.coverHeight} as height, ${visibleWorks.coverAlt} as alt,
    ${visibleWorks.title} as work, ${visibleWorks.coverFocalX} || '% ' || ${visibleWorks.coverFocalY} || '%' as focus,
    row_number() over (order by ${visibleWorks.position}, ${visibleWorks.id} desc) as rank
  from ${visibleWorks}
  where ${visibleWorks.userId} = ${profileId} and ${visibleWorks.isPublic} and ${visibleWorks.coverUrl} is not null`;

const ofPosts = (profileId: Column) => sql`
  select picture ->> 'url' as url, (picture ->> 'width')::int as width, (picture ->> 'height')::int as height, picture ->> 'alt' as alt,
    null as work, null as focus,
    row_number() over (order by number, ${visiblePosts.pinned} desc, ${visiblePosts.createdAt} desc, ${visiblePosts.id} desc) as rank
  from ${visiblePosts}
  cross join lateral jsonb_array_elements(${visiblePosts.images}) with ordinality as image (picture, number)
  where ${visiblePosts.userId} = ${profileId}`;

/**
 * A column with the pictures on a person's card: the covers of works in the person's order; without any, the pictures
 * of posts, the first one of each post before the others. It belongs to the query for the people, so that a list of
 * them still costs one query.
 */
export const cardPicturesOf = (profileId: Column) => sql<CardPicture[]>`coalesce(
  (select jsonb_agg(of_work order by rank) from (${ofWorks(profileId)} order by rank limit ${maxPictures}) as of_work),
  (select jsonb_agg(of_post order by rank) from (${ofPosts(profileId)} order by rank limit ${maxPictures}) as of_post),
  '[]'
)`;
