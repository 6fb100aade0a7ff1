import { type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { ReportedKind } from "~/db/schema";

/** Whether somebody has reported or decided about content with this id. */
const isKnown = (kind: ReportedKind, id: SQL) =>
  sql`exists (select from report_subjects where kind = ${kind} and content_id = ${id}::text)`;

/**
 * Whether one of these files is part of what was reported, hidden or decided about: of such a profile its portrait and
 * what it has published, otherwise the post, work or article itself. For those who decide but are no superadmins.
 */
export async function isUnderReview(folder: string, addresses: string[]): Promise<boolean> {
  const owner = sql`${/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(folder) ? folder : null}::uuid`;
  const isNamed = (column: SQL) => sql`${column} = any(${sql.param(addresses)}::text[])`;
  const inImages = sql`exists (select from jsonb_array_elements(posts.images) image where ${isNamed(sql`image ->> 'url'`)})`;
  const profile = sql`select 1 from profiles where id = ${owner}
    and (hidden_by_superadmin or ${isKnown("profile", sql`profiles.id`)})`;
  const { rows } = await db.execute<{ isNamed: boolean }>(sql`
    select exists (${profile} and ${isNamed(sql`split_part(avatar_url, '?', 1)`)})
      or exists (select from posts where user_id = ${owner} and ${inImages}
        and (hidden or ${isKnown("post", sql`posts.id`)} or exists (${profile})))
      or exists (select from work_pictures join works on works.id = work_id
        where work_pictures.user_id = ${owner} and ${isNamed(sql`url`)}
        and (hidden or ${isKnown("work", sql`works.id`)} or published and exists (${profile})))
      or exists (select from blog_posts where pictures && ${sql.param(addresses)}::text[]
        and ${isKnown("article", sql`blog_posts.id`)}) as "isNamed"`);
  return rows[0]?.isNamed ?? false;
}
