import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createCompany, createPerson, unique } from "../../tests/support/people";
import { db, violatedConstraint } from "./client.server";
import { auditLog, ausschreibungen, favorites, posts, profiles, profileVisits } from "./schema";

/** The constraint that refuses it, or null when it is let through. */
const refusalOf = (write: PromiseLike<unknown>) => write.then(() => null, violatedConstraint);

const call = (userId: string, values: Partial<typeof ausschreibungen.$inferInsert> = {}) => ({
  userId,
  title: unique("Logo gesucht"),
  slug: "logo-gesucht",
  description: "Ein Logo.",
  category: "Logo Design",
  ...values,
});

describe("a profile", () => {
  it("has a name of its own, whatever its case [AUTH-23]", async () => {
    const { name } = await createPerson(db);
    expect(await refusalOf(createCompany(db, { name: name.toUpperCase(), slug: "anders" }))).toBe(
      "profiles_name_unique",
    );
  });

  it("has an address of its own, written small [AUTH-22]", async () => {
    const { email } = await createPerson(db);
    expect(await refusalOf(createPerson(db, { email }))).toBe("profiles_email_unique");
    expect(await refusalOf(createPerson(db, { email: "Gross@example.com" }))).toBe("profiles_email");
  });

  it.each([
    ["profiles_user_type", { userType: "admin" as never }],
    ["profiles_status", { profileStatus: "weg" as never }],
    ["profiles_slug", { slug: "Büro" }],
    ["profiles_title", { title: "x".repeat(71) }],
    ["profiles_highlights", { portfolioHighlights: ["a", "b", "c", "d", "e", "f"] }],
    ["profiles_texts", { bio: "x".repeat(5001) }],
  ])("keeps within its limits: %s [CONST-22, DATA-13]", async (constraint, values) => {
    expect(await refusalOf(createPerson(db, values))).toBe(constraint);
  });

  it.each([
    [{}, true],
    [{ emailVerified: false }, false],
    [{ profileStatus: "hidden" as const }, false],
    [{ profileStatus: "blocked" as const }, false],
  ])("that is %o is public: %s [DATA-13, PROF-02]", async (values, isPublic) => {
    expect((await createPerson(db, values)).isPublic).toBe(isPublic);
  });

  it("takes everything of its own along when it goes [OWN-50]", async () => {
    const [anna, ben] = [await createPerson(db), await createCompany(db)];
    await db.insert(posts).values({ userId: anna.id, content: "Hallo" });
    await db.insert(ausschreibungen).values(call(ben.id));
    await db.insert(favorites).values([
      { userId: anna.id, favoritedProfileId: ben.id },
      { userId: ben.id, favoritedProfileId: anna.id },
    ]);
    await db.insert(profileVisits).values({ visitedProfileId: ben.id, visitorId: anna.id, visitDate: "2026-11-20" });
    await db.delete(profiles).where(eq(profiles.id, anna.id));
    const [left] = await db.select({ likes: profiles.favoriteCount }).from(profiles).where(eq(profiles.id, ben.id));
    expect(left).toEqual({ likes: 0 });
    expect(await db.$count(favorites, eq(favorites.userId, ben.id))).toBe(0);
    expect(await db.$count(profileVisits, eq(profileVisits.visitedProfileId, ben.id))).toBe(0);
  });
});

describe("likes", () => {
  it("count once per person, also when sent many times at once [DATA-35]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const like = () => db.insert(favorites).values({ userId: anna.id, favoritedProfileId: ben.id });
    const refusals = await Promise.all(Array.from({ length: 5 }, () => refusalOf(like())));
    expect(refusals.toSorted()).toEqual([...Array(4).fill("favorites_once"), null].toSorted());
    const [{ likes } = { likes: -1 }] = await db
      .select({ likes: profiles.favoriteCount })
      .from(profiles)
      .where(eq(profiles.id, ben.id));
    expect(likes).toBe(1);
  });

  it("are kept on the profile, whoever comes and goes at the same time [DATA-35]", async () => {
    const ben = await createPerson(db);
    const fans = await Promise.all(Array.from({ length: 6 }, () => createPerson(db)));
    const likesOf = async () => {
      const [row] = await db.select({ likes: profiles.favoriteCount }).from(profiles).where(eq(profiles.id, ben.id));
      return row?.likes;
    };
    await Promise.all(fans.map(({ id }) => db.insert(favorites).values({ userId: id, favoritedProfileId: ben.id })));
    expect(await likesOf()).toBe(6);
    await Promise.all(fans.slice(0, 4).map(({ id }) => db.delete(favorites).where(eq(favorites.userId, id))));
    expect(await likesOf()).toBe(2);
  });

  it("are for others [LIKE-06]", async () => {
    const { id } = await createPerson(db);
    const own = db.insert(favorites).values({ userId: id, favoritedProfileId: id });
    expect(await refusalOf(own)).toBe("favorites_not_oneself");
  });
});

describe("posts", () => {
  it("stop at five, also when the fifth and the sixth come at once [POST-05, CONST-22]", async () => {
    const { id: userId } = await createPerson(db);
    const post = () => db.insert(posts).values({ userId, content: "Hallo" });
    const refusals = await Promise.all(Array.from({ length: 8 }, () => refusalOf(post())));
    expect(refusals.filter((refusal) => refusal === "posts_limit")).toHaveLength(3);
    expect(await db.$count(posts, eq(posts.userId, userId))).toBe(5);
    await db.delete(posts).where(sql`${posts.id} = (select min(id) from posts where user_id = ${userId})`);
    expect(await refusalOf(post())).toBeNull();
  });

  it("have at most three pictures [CONST-22]", async () => {
    const { id: userId } = await createPerson(db);
    const images = Array.from({ length: 4 }, () => ({ url: "/x", alt: "", width: 1, height: 1 }));
    expect(await refusalOf(db.insert(posts).values({ userId, content: "x", images }))).toBe("posts_images");
    expect(await refusalOf(db.insert(posts).values({ userId, content: "   " }))).toBe("posts_content");
  });
});

describe("calls", () => {
  it("of one company have one pin, also when two are pinned at once [CALL-45, CONST-22]", async () => {
    const { id } = await createCompany(db);
    const other = await createCompany(db);
    const pin = (userId: string) => db.insert(ausschreibungen).values(call(userId, { pinned: true }));
    const refusals = await Promise.all([refusalOf(pin(id)), refusalOf(pin(id)), refusalOf(pin(other.id))]);
    expect(refusals.filter((refusal) => refusal === "ausschreibungen_one_pin")).toHaveLength(1);
  });

  it.each([
    ["ausschreibungen_budget", { budget: "viel" }],
    ["ausschreibungen_work_location", { workLocation: "zuhause" }],
    ["ausschreibungen_experience", { experienceLevel: "profi" }],
    ["ausschreibungen_title", { title: "  " }],
  ])("keep within what can be chosen: %s [CONST-05]", async (constraint, values) => {
    const { id } = await createCompany(db);
    expect(await refusalOf(db.insert(ausschreibungen).values(call(id, values)))).toBe(constraint);
  });
});

describe("visits", () => {
  it("count a person once a day and never oneself [STAT-04]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const visit = (visitorId: string, visitDate: string) =>
      refusalOf(db.insert(profileVisits).values({ visitedProfileId: ben.id, visitorId, visitDate }));
    expect(await visit(anna.id, "2026-11-20")).toBeNull();
    expect(await visit(anna.id, "2026-11-20")).toBe("profile_visits_person_day");
    expect(await visit(anna.id, "2026-11-21")).toBeNull();
    expect(await visit(ben.id, "2026-11-20")).toBe("profile_visits_not_own");
  });
});

describe("the audit log", () => {
  it("only grows [ROLE-60]", async () => {
    const entry = { actorName: "Sara", action: "block", subjectType: "profile", subjectId: "1", subjectName: "Boris" };
    await db.insert(auditLog).values({ ...entry, actorId: crypto.randomUUID() });
    for (const change of [db.update(auditLog).set({ action: "anders" }), db.delete(auditLog)]) {
      await expect(change).rejects.toMatchObject({ cause: { message: "the audit log only grows" } });
    }
    await expect(db.execute("truncate audit_log")).rejects.toThrow();
    expect(await db.$count(auditLog)).toBe(1);
  });
});

describe("searching", () => {
  it.each([
    ["Bösch", "boesch"],
    ["Büro", "buro"],
    ["Straße", "STRASSE"],
    ["Café", "cafe"],
    ["Ærø Ltd", "ÆRØ LTD"],
  ])("finds %s by %s", async (written, typed) => {
    const { rows } = await db.execute(sql`select search_fold(${written}) = search_fold(${typed}) as same`);
    expect(rows).toEqual([{ same: true }]);
  });

  it("knows every piece of one and two letters", async () => {
    const { rows } = await db.execute<{ grams: string[] }>(sql`select search_grams('aba') as grams`);
    expect(rows[0]?.grams.toSorted()).toEqual(["a", "ab", "b", "ba"]);
  });
});
