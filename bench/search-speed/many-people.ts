import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { listNameWords } from "~/search-index/name-words.server";
import { renewDocuments } from "~/search-index/renew.server";
import { slugify } from "~/text/slug";
import { madeSet } from "../relevance/made-set";

const worksEach = 3;

const syllables =
  "ba be bo da fe fi ga gel ha hag ka kes la ler lo ma mer mo na ner pa ra rin sa scher so ta ter ti wei wol ze".split(
    " ",
  );

/** The copies have the same names. Other people would have others: a word for every two of them. */
async function addOtherWords(people: number): Promise<void> {
  const words = new Set<string>();
  for (let number = 0; words.size < people / 2; number += 1) {
    const [one = 0, two = 0, three = 0] = [number, number / syllables.length, number / syllables.length ** 2].map(
      Math.floor,
    );
    words.add(
      [one, two, three + one].map((at) => syllables[at % syllables.length]).join("") + (number > 29_791 ? "er" : ""),
    );
  }
  await db.execute(sql`insert into name_words select unnest(${sql.param([...words])}::text[]) on conflict do nothing`);
}

/**
 * Fills the database with copies of the made people of the relevance bench, each with three works, which were published at
 * any time of two years and have a cover, and with documents.
 */
export async function createManyPeople(wanted: number): Promise<void> {
  const people = madeSet();
  for (const { name, title, location, skills, bio, works: titles, likes } of people) {
    const account = { userType: "kreative", name, slug: slugify(name), email: `${slugify(name)}@example.com` } as const;
    const said = { emailVerified: true, title, location, skills, bio, favoriteCount: likes };
    const [stored] = await db
      .insert(profiles)
      .values({ ...account, ...said })
      .returning({ id: profiles.id });
    const userId = stored?.id ?? "";
    const made = Array.from({ length: worksEach }, (_, number) => ({
      ...{ userId, slug: `arbeit-${number}`, title: titles[number] ?? `${title} ${number}`, year: 2026 },
      ...{ published: true, publishedAt: new Date() },
    }));
    await db.insert(works).values(made);
  }
  await renewDocuments();
  const copies = Math.ceil(wanted / people.length) - 1;
  await db.transaction(async (tx) => {
    // Without triggers, which would run for each row; the rows above already contain what they would count.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into profiles (user_type, name, slug, email, email_verified, title, location, skills, bio, favorite_count, created_at)
      select user_type, name || ' ' || copy, slug || '-x' || copy, copy || email, true, title, location, skills, bio,
        (favorite_count * copy) % 997, created_at - copy * interval '1 minute'
      from profiles cross join generate_series(1, ${copies}::int) as copy`);
    await tx.execute(sql`
      insert into search_documents (profile_id, means, words, made_with)
      select copy.id, d.means, d.words, d.made_with
      from profiles as copy
      join profiles as model on model.slug = regexp_replace(copy.slug, '-x[0-9]+$', '') and model.id <> copy.id
      join search_documents as d on d.profile_id = model.id`);
    await tx.execute(sql`
      insert into works (user_id, slug, title, year, published, published_at, rights_confirmed_at, owner_public)
      select copy.id, w.slug, w.title, w.year, true,
        w.published_at - (hashtext(copy.slug || w.slug) & 1048575) * interval '1 minute', now(), true
      from profiles as copy
      join profiles as model on model.slug = regexp_replace(copy.slug, '-x[0-9]+$', '') and model.id <> copy.id
      join works as w on w.user_id = model.id`);
    await tx.execute(sql`
      insert into work_pictures (user_id, work_id, url, width, height, is_cover)
      select user_id, id, '/storage/post-images/x/work_' || id || '.jpg', 900, 600, true from works`);
    await tx.execute(sql`
      insert into search_documents (work_id, means, words, made_with)
      select copied.id, d.means, d.words, d.made_with
      from works as copied
      join profiles as copy on copy.id = copied.user_id
      join profiles as model on model.slug = regexp_replace(copy.slug, '-x[0-9]+$', '') and model.id <> copy.id
      join works as w on w.user_id = model.id and w.slug = copied.slug
      join search_documents as d on d.work_id = w.id`);
  });
  await listNameWords();
  await addOtherWords(wanted);
  await db.execute(sql`vacuum analyze`);
}
