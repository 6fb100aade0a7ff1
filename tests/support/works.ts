import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Connection } from "../../app/db/client.server";
import { workCredits, workPictures, works } from "../../app/db/schema";
import { latestYear, type WorkForm, workSchema } from "../../app/features/works/work-schema";
import { refreshWork } from "../../app/search-index/refresh.server";
import { slugify } from "../../app/text/slug";
import { unique } from "./people";

type NewWork = Partial<typeof works.$inferInsert>;

/** Stores a work, published by default. */
export async function createWorkOf(on: Connection, owner: { id: string }, values: NewWork = {}) {
  const title = values.title ?? unique("Ein Buch über Käse");
  const published = { published: true, publishedAt: new Date(), rightsConfirmedAt: new Date() };
  const [work] = await on
    .insert(works)
    .values({ year: 2025, slug: slugify(title), ...published, ...values, title, userId: owner.id })
    .returning();
  if (!work) throw new Error("The work was not stored");
  await refreshWork(on, work.id, owner.id);
  return work;
}

/** Writes into a row past all rules of the product. */
export const changeWork = (on: Connection, { id }: { id: number }, values: PgUpdateSetSource<typeof works>) =>
  on.update(works).set(values).where(eq(works.id, id));

/** The row as it is now. */
export const storedWork = async (on: Connection, { id }: { id: number }) =>
  (await on.select().from(works).where(eq(works.id, id)))[0];

const emptyForm = workSchema({ isDraft: true, latestYear: latestYear() }).parse({
  ...{ title: "Ein Buch", year: 2026, confirmsRights: true },
});

/** What the commands that save a work get. */
export const saving = (owner: { id: string }, form: Partial<WorkForm> = {}, isDraft = false) => ({
  form: { ...emptyForm, ...form },
  isDraft,
  sent: { account: owner.id, key: null },
});

/** Stores 4000 creatives with one published work each: a query that uses no index shows in its plan. */
export async function createManyWorks(on: Connection): Promise<void> {
  await on.execute(sql`
    with people as (
      insert into profiles (user_type, name, slug, email, email_verified)
      select 'kreative', 'Viele ' || n, 'viele-' || n, 'viele-' || n || '@example.com', true
      from generate_series(1, 4000) as n returning id
    )
    insert into works (user_id, slug, title, year, published, published_at, rights_confirmed_at)
    select id, 'arbeit', 'Arbeit', 2025, true, now(), now() from people`);
}

let count = 0;

/** Stores the row of a picture without its files. */
export async function createWorkPicture(
  on: Connection,
  work: { id: number | null; userId: string },
  values: Partial<typeof workPictures.$inferInsert> = {},
) {
  count += 1;
  const url = `/storage/post-images/${work.userId}/work_${count}.jpg`;
  const [picture] = await on
    .insert(workPictures)
    .values({ url, width: 1200, height: 800, alt: "Ein Bild", ...values, workId: work.id, userId: work.userId })
    .returning();
  if (!picture) throw new Error("The picture was not stored");
  return picture;
}

/** Stores a credit. With a member it is a request, unless the values say otherwise. */
export async function createCredit(
  on: Connection,
  work: { id: number },
  member: { id: string; name: string } | null,
  values: Partial<typeof workCredits.$inferInsert> = {},
) {
  const who = member ? { name: member.name, memberId: member.id, state: "asked" as const } : { name: "Nora Nest" };
  const [credit] = await on
    .insert(workCredits)
    .values({ ...who, role: values.kind === "client" ? null : "Fotografie", ...values, workId: work.id })
    .returning();
  if (!credit) throw new Error("The credit was not stored");
  return credit;
}
