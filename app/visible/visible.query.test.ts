import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { createCallOf } from "../../tests/support/calls";
import { untilBlocked } from "../../tests/support/locks";
import { changePerson, createCompany, createPerson, deletePerson, type Person } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { createWorkOf, createWorkPicture } from "../../tests/support/works";
import { readableArticles } from "./articles.server";
import { callsSeenBy, visibleCalls } from "./calls.server";
import { postsSeenBy, visiblePosts } from "./posts.server";
import { contactSeenBy, profilesSeenBy, reachableProfiles, visibleProfiles } from "./profiles.server";
import { visibleWorkPictures, visibleWorks, workPicturesSeenBy, worksSeenBy } from "./works.server";

const states = {
  active: { profileStatus: "active" },
  hidden: { profileStatus: "hidden" },
  agreed: { profileStatus: "hidden", showsCallsWhileHidden: true },
  "hidden by a superadmin": { hiddenBySuperadmin: true },
  "agreed and hidden by a superadmin": {
    profileStatus: "hidden",
    showsCallsWhileHidden: true,
    hiddenBySuperadmin: true,
  },
  blocked: { profileStatus: "blocked" },
  unconfirmed: { emailVerified: false },
} as const;

/** Creates an owner in this state, with one visible and one hidden item of each noun. */
async function someoneIn(state: keyof typeof states) {
  const owner = await createCompany(db, {
    contactEmail: "buero@berg.example",
    phone: "05522 1",
    website: "https://berg.example",
  });
  const call = await createCallOf(db, owner);
  const hiddenCall = await createCallOf(db, owner, { hidden: true });
  const post = await createPostOf(db, owner);
  const hiddenPost = await createPostOf(db, owner, { hidden: true });
  const article = await createArticle(db, { createdBy: owner.id });
  const work = await createWorkOf(db, owner);
  const hiddenWork = await createWorkOf(db, owner, { hidden: true });
  const draft = await createWorkOf(db, owner, { published: false });
  await changePerson(db, owner, states[state]);
  const laterWork = await createWorkOf(db, owner);
  const works = [work, laterWork, hiddenWork, draft];
  const pictures = await Promise.all(works.map((one) => createWorkPicture(db, one)));
  return { owner, call, hiddenCall, post, hiddenPost, article, works, pictures };
}

/** For each row, whether the relation contains it. */
async function found(relation: unknown, ...rows: { id: string | number }[]): Promise<boolean[]> {
  const seen = relation as typeof visibleCalls;
  return Promise.all(rows.map(async ({ id }) => (await db.$count(seen, eq(seen.id, id as number))) > 0));
}

describe.each([
  ["active", { profile: true, calls: true, posts: true, works: true, articles: true }],
  ["hidden", { profile: false, calls: false, posts: false, works: false, articles: true }],
  ["agreed", { profile: false, calls: true, posts: false, works: false, articles: true }],
  ["hidden by a superadmin", { profile: false, calls: false, posts: false, works: false, articles: true }],
  ["agreed and hidden by a superadmin", { profile: false, calls: false, posts: false, works: false, articles: true }],
  ["blocked", { profile: false, calls: false, posts: false, works: false, articles: false }],
  ["unconfirmed", { profile: false, calls: false, posts: false, works: false, articles: true }],
] as const)("of someone %s", (state, isSeen) => {
  it(`others see ${JSON.stringify(isSeen)} [DATA-13, PROF-02, TELL-30, WORK-12, NOTICE-51]`, async () => {
    const { owner, call, hiddenCall, post, hiddenPost, article, works, pictures } = await someoneIn(state);
    const other = await createPerson(db);
    for (const seen of [visibleProfiles, reachableProfiles, profilesSeenBy(null), profilesSeenBy(other.id)])
      expect(await found(seen, owner)).toEqual([isSeen.profile]);
    for (const seen of [visibleCalls, callsSeenBy(other.id)])
      expect(await found(seen, call, hiddenCall)).toEqual([isSeen.calls, false]);
    for (const seen of [visiblePosts, postsSeenBy(other.id)])
      expect(await found(seen, post, hiddenPost)).toEqual([isSeen.posts, false]);
    const seenWorks = [isSeen.works, isSeen.works, false, false];
    for (const seen of [visibleWorks, worksSeenBy(other.id)]) expect(await found(seen, ...works)).toEqual(seenWorks);
    for (const seen of [visibleWorkPictures, workPicturesSeenBy(other.id)])
      expect(await found(seen, ...pictures)).toEqual(seenWorks);
    expect(await found(readableArticles, article)).toEqual([isSeen.articles]);
  });

  it("they themselves see everything that is theirs", async () => {
    const { owner, call, hiddenCall, post, hiddenPost, works, pictures } = await someoneIn(state);
    expect(await found(profilesSeenBy(owner.id), owner)).toEqual([true]);
    expect(await found(callsSeenBy(owner.id), call, hiddenCall)).toEqual([true, true]);
    expect(await found(postsSeenBy(owner.id), post, hiddenPost)).toEqual([true, true]);
    const all = [true, true, true, true];
    expect(await found(worksSeenBy(owner.id), ...works)).toEqual(all);
    expect(await found(workPicturesSeenBy(owner.id), ...pictures)).toEqual(all);
  });
});

describe("what is seen", () => {
  const secrets = ["buero@berg.example", "05522 1", "https://berg.example"];
  const asText = async (rows: PromiseLike<unknown[]>) => JSON.stringify(await rows);

  it("gives visitors no contact data, and signed-in people only what the person has given [ROLE-13, ROLE-26]", async () => {
    const { owner } = await someoneIn("active");
    const { id } = await createPerson(db);
    const [forVisitors, contact, own] = [profilesSeenBy(null), contactSeenBy(id), callsSeenBy(owner.id)];
    const seen = [
      db.select().from(visibleProfiles).where(eq(visibleProfiles.id, owner.id)),
      db.select().from(forVisitors).where(eq(forVisitors.id, owner.id)),
      db.select().from(visibleCalls).where(eq(visibleCalls.userId, owner.id)),
      db.select().from(own).where(eq(own.userId, owner.id)),
      db.select().from(visiblePosts).where(eq(visiblePosts.userId, owner.id)),
      db.select().from(visibleWorks).where(eq(visibleWorks.userId, owner.id)),
    ];
    for (const rows of seen) {
      const text = await asText(rows);
      expect(text).toContain(owner.name);
      for (const secret of [...secrets, owner.email]) expect(text).not.toContain(secret);
    }
    const page = await asText(db.select().from(contact).where(eq(contact.id, owner.id)));
    for (const secret of secrets) expect(page).toContain(secret);
    expect(page).not.toContain(owner.email);
  });

  it("does not name the company of a call while it hides, save to itself [CALL-58]", async () => {
    const { owner, call } = await someoneIn("agreed");
    const other = await createPerson(db);
    const companyOf = async ({ id }: { id: string }) => {
      const seen = callsSeenBy(id);
      const [row] = await db.select().from(seen).where(eq(seen.id, call.id));
      return row?.companyName;
    };
    expect(await companyOf(other)).toBeNull();
    expect(await companyOf(owner)).toBe(owner.name);
  });
});

describe("the articles of a blocked account", () => {
  const isReadable = async (id: number) => (await found(readableArticles, { id }))[0];
  const setStatus = (person: Person, profileStatus: "active" | "blocked") =>
    changePerson(db, person, { profileStatus });

  it("come back when the block ends, and go with no other change [DATA-13]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle(db, { createdBy: anna.id });
    const draft = await createArticle(db, { createdBy: anna.id, published: false });
    await setStatus(anna, "blocked");
    await createArticle(db, { createdBy: anna.id });
    const ofAnna = () => db.$count(blogPosts, eq(blogPosts.createdBy, anna.id));
    expect([await isReadable(id), await ofAnna()]).toEqual([false, 3]);
    await setStatus(anna, "active");
    expect([await isReadable(id), await isReadable(draft.id)]).toEqual([true, false]);
  });

  it("stay away when the account is deleted [DATA-13]", async () => {
    const anna = await createPerson(db, { profileStatus: "blocked" });
    const { id } = await createArticle(db, { createdBy: anna.id });
    await deletePerson(db, anna);
    expect(await isReadable(id)).toBe(false);
  });

  it("are hidden also when one is stored at the moment of the block [DATA-13]", async () => {
    const anna = await createPerson(db);
    const stored = await db.transaction(async (tx) => {
      await changePerson(tx, anna, { profileStatus: "blocked" });
      const storing = createArticle(db, { createdBy: anna.id });
      await untilBlocked(db);
      return { storing };
    });
    expect(await isReadable((await stored.storing).id)).toBe(false);
  });
});
