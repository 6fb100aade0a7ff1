import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { postMax } from "~/text/maximums";
import { createCompany, createPerson, deletePerson, storedPerson } from "../../tests/support/people";
import { reserve } from "../../tests/support/reservations";
import { db, violatedConstraint } from "./client.server";
import { ausschreibungen, favorites, posts, profiles } from "./schema";

/** The columns of a table and their types, read from the database. */
async function columnsOf(table: string): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ column_name: string; data_type: string }>(
    sql`select column_name, data_type from information_schema.columns where table_name = ${table} and table_schema = 'public'`,
  );
  return Object.fromEntries(rows.map(({ column_name, data_type }) => [column_name, data_type]));
}

const textColumns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "text"]));

/** The constraint that refuses a write, or null when the write succeeds. */
async function refusal(write: PromiseLike<unknown>): Promise<string | null> {
  try {
    await write;
    return null;
  } catch (error) {
    return violatedConstraint(error);
  }
}

const call = (userId: string) => ({
  userId,
  title: "Etiketten",
  slug: "etiketten",
  description: "Fünf Etiketten für Käse.",
  category: "Packaging/Etikett",
});

describe("profiles", () => {
  it("have the fields of the specification [DATA-03, DATA-06, DATA-07, DATA-09, DATA-10, DATA-11, DATA-16, DATA-18]", async () => {
    expect(await columnsOf("profiles")).toMatchObject({
      ...textColumns("name", "email", "title", "location", "bio", "phone", "website", "contact_email", "avatar_url"),
      ...{ branchen: "ARRAY", skills: "ARRAY", portfolio_highlights: "ARRAY" },
      ...{ is_superadmin: "boolean", featured: "boolean", completed_projects: "integer" },
    });
  });

  it("are the accounts themselves: a session belongs to a profile [DATA-01, DATA-22]", async () => {
    const anna = await createPerson(db);
    const token = sql`insert into sessions (user_id, token, expires_at) values (${anna.id}, 'a', now()) returning id`;
    expect((await db.execute(token)).rowCount).toBe(1);
    const stranger = sql`insert into sessions (user_id, token, expires_at) values (uuidv7(), 'b', now())`;
    expect(await refusal(db.execute(stranger))).toBe("sessions_user_id_profiles_id_fk");
    expect(await columnsOf("sessions")).toMatchObject({ token: "text", expires_at: "timestamp with time zone" });
  });

  it("are creatives or companies, and nothing else [DATA-08, GEN-02]", async () => {
    const { id } = await createPerson(db);
    const change = sql`update profiles set user_type = 'verein' where id = ${id}`;
    expect(await refusal(db.execute(change))).toBe("profiles_user_type");
  });

  it("start active, with the real day of joining and no invented figures [DATA-12, DATA-14, DATA-15, DATA-17]", async () => {
    const { id } = await createPerson(db);
    const profile = await storedPerson(db, { id });
    expect(profile).toMatchObject({ profileStatus: "active", responseTime: null, completedProjects: null });
    expect(Math.abs(Date.now() - (profile?.memberSince.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it("count their likes in the transaction of the like, also when an account goes [DATA-19, LIKE-08]", async () => {
    const [anna, ben, carla] = [await createPerson(db), await createPerson(db), await createPerson(db)];
    const likes = async () =>
      (await db.select({ count: profiles.favoriteCount }).from(profiles).where(eq(profiles.id, anna.id)))[0]?.count;
    await db.insert(favorites).values([ben, carla].map(({ id }) => ({ userId: id, favoritedProfileId: anna.id })));
    expect(await likes()).toBe(2);
    await deletePerson(db, ben);
    expect(await likes()).toBe(1);
    await db.delete(favorites).where(eq(favorites.userId, carla.id));
    expect(await likes()).toBe(0);
  });
});

describe("calls", () => {
  it("have the fields of the specification, and no copies of the company's [DATA-23, DATA-24, DATA-25, DATA-27, DATA-28, DATA-29, DATA-30, DATA-31]", async () => {
    const columns = await columnsOf("ausschreibungen");
    expect(columns).toMatchObject({
      ...textColumns("title", "description", "budget", "category", "project_duration", "target_group"),
      ...textColumns("work_location", "experience_level"),
      ...{ id: "bigint", user_id: "uuid", requirements: "ARRAY", deliverables: "ARRAY", deadline: "date" },
      ...{ featured: "boolean", pinned: "boolean" },
      ...{ created_at: "timestamp with time zone", updated_at: "timestamp with time zone" },
    });
    for (const copy of ["company_name", "company_image", "contact_email"]) expect(columns).not.toHaveProperty(copy);
  });

  it("take only the six budgets [CONST-05]", async () => {
    const { id } = await createCompany(db);
    const write = (budget: string) => refusal(db.insert(ausschreibungen).values({ ...call(id), budget }));
    expect(await write("2500")).toBeNull();
    expect(await write("3000")).toBe("ausschreibungen_budget");
  });

  it("are pinned one at a time, however many ask at once [CALL-44, CALL-46]", async () => {
    const { id } = await createCompany(db);
    const writes = Array.from({ length: 8 }, () =>
      refusal(db.insert(ausschreibungen).values({ ...call(id), pinned: true })),
    );
    const refusals = await Promise.all(writes);
    expect(refusals.filter((constraint) => constraint === null)).toHaveLength(1);
    expect(refusals.filter((constraint) => constraint === "ausschreibungen_one_pin")).toHaveLength(7);
  });
});

describe("posts", () => {
  it("stop at five for one person, however many are sent at once [POST-03, CONST-22]", async () => {
    const { id } = await createPerson(db);
    const writes = Array.from({ length: postMax.posts + 4 }, (_, number) =>
      refusal(db.insert(posts).values({ userId: id, content: `Beitrag ${number}` })),
    );
    const refusals = await Promise.all(writes);
    expect(refusals.filter((constraint) => constraint === null)).toHaveLength(postMax.posts);
    expect(refusals.filter((constraint) => constraint === "posts_limit")).toHaveLength(4);
  });

  it("carry at most three pictures, and a text [POST-01, POST-02, DATA-36]", async () => {
    const { id } = await createPerson(db);
    const picture = { url: "/storage/post-images/x/a.jpg", alt: "", width: 1, height: 1 };
    const write = (count: number, content = "Bilder") =>
      refusal(db.insert(posts).values({ userId: id, content, images: Array(count).fill(picture) }));
    expect(await write(postMax.images)).toBeNull();
    expect(await write(postMax.images + 1)).toBe("posts_images");
    expect(await write(1, "  ")).toBe("posts_content");
  });
});

it("likes exist once for a person and a profile, and never for oneself [LIKE-07, DATA-35]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const like = (userId: string) => refusal(db.insert(favorites).values({ userId, favoritedProfileId: anna.id }));
  const refusals = await Promise.all([like(ben.id), like(ben.id), like(ben.id)]);
  expect(refusals.filter((constraint) => constraint === null)).toHaveLength(1);
  expect(await like(anna.id)).toBe("favorites_not_oneself");
});

it("reservations keep who reserved what for whom, and when it was claimed [DATA-40]", async () => {
  expect(await columnsOf("reserved_profiles")).toMatchObject({
    ...textColumns("name", "email", "reservation_token"),
    ...{ reserved_by: "uuid", claimed: "boolean", reserved_at: "timestamp with time zone" },
    ...{ claimed_at: "timestamp with time zone" },
  });
  const { reservationToken } = await reserve(db);
  expect(await refusal(reserve(db, { reservationToken }))).toBe("reserved_profiles_reservationToken_unique");
});

it.each([
  ["Bösch", "boesch"],
  ["Bösch", "BOSCH"],
  ["Süß & Söhne", "suess & soehne"],
  ["Crème", "creme"],
  ["YILMAZ İpek", "yılmaz ipek"],
  ["Đorđević", "dordevic"],
])("searching folds %s and %s to the same [CREA-09]", async (left, right) => {
  const { rows } = await db.execute<{ same: boolean }>(
    sql`select search_fold(${left}) = search_fold(${right}) as same`,
  );
  expect(rows[0]?.same).toBe(true);
});
