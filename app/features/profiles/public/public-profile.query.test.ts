import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { type ausschreibungen, favorites, posts, profiles, workPictures } from "~/db/schema";
import { listRecommendedCallsOf } from "~/features/calls/list/recommended-calls.server";
import { listLikers } from "~/features/likes/likes.server";
import { listPostsOf } from "~/features/posts/posts.server";
import { listWorksOf } from "~/features/works/works.server";
import { changeCall, createCallOf } from "../../../../tests/support/calls";
import { notedReads } from "../../../../tests/support/noted-reads";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  type Person,
  unique,
} from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { changeWork, createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { getForViewer, getPublicProfile } from "./public-profile.server";

let noted: Awaited<ReturnType<typeof notedReads>>;
beforeAll(async () => {
  noted = await notedReads();
});

const viewerOf = (person: Person) => ({ ...person, avatarUrl: null, isSuperadmin: false });

async function look(anna: Person, viewer: Person | null = null) {
  await noted.readNotes();
  const memory = noted.reads;
  const viewerId = viewer?.id ?? null;
  const profile = await getPublicProfile("kreative", anna.slug, viewer && viewerOf(viewer), memory).catch(() => null);
  const [{ likers }, shownPosts, shownWorks] = await Promise.all([
    listLikers(memory, anna.id),
    listPostsOf(anna.id, viewerId, memory),
    listWorksOf(anna.id, viewerId, memory),
  ]);
  const lists = { likers, shownPosts, shownWorks };
  return JSON.stringify({ profile, ...lists });
}

it("shows a cached profile again after every write that changes it [FAST-112]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db, { name: unique("Ben Rusch") })];
  const [post, work] = [await createPostOf(db, anna, { content: "Ein Plakat" }), await createWorkOf(db, anna)];
  const picture = await createWorkPicture(db, work, { isCover: true });
  const ofAnna = eq(profiles.id, anna.id);
  const likes = { userId: ben.id, favoritedProfileId: anna.id };

  expect(await look(anna)).toBe(await look(anna));
  const writes: [what: string, write: () => PromiseLike<unknown>, shows: string | null][] = [
    ["a bio", () => db.update(profiles).set({ bio: "Malt Wände." }).where(ofAnna), "Malt Wände."],
    ["a post's text", () => db.update(posts).set({ content: "Ein Film" }).where(eq(posts.id, post.id)), "Ein Film"],
    ["a work's title", () => changeWork(db, work, { title: "Neuer Titel" }), "Neuer Titel"],
    [
      "a picture's text",
      () => db.update(workPictures).set({ alt: "Ein Haus am See" }).where(eq(workPictures.id, picture.id)),
      "Ein Haus am See",
    ],
    ["a like", () => db.insert(favorites).values(likes), ben.name],
    ["a liker's name", () => changePerson(db, ben, { name: "Ben Neu" }), "Ben Neu"],
    ["a liker who hides", () => changePerson(db, ben, { profileStatus: "hidden" }), '"likers":[]'],
    ["a liker who returns", () => changePerson(db, ben, { profileStatus: "active" }), "Ben Neu"],
    ["a hidden post", () => db.update(posts).set({ hidden: true }).where(eq(posts.id, post.id)), '"shownPosts":[]'],
    ["a hidden work", () => changeWork(db, work, { hidden: true }), '"shownWorks":[]'],
    ["a block", () => db.update(profiles).set({ profileStatus: "blocked" }).where(ofAnna), '"profile":null'],
    ["its end", () => db.update(profiles).set({ profileStatus: "active" }).where(ofAnna), "Malt Wände."],
  ];
  for (const [what, write, shows] of writes) {
    expect([what, (await look(anna)).includes(shows ?? "")]).toEqual([what, false]);
    await write();
    expect([what, (await look(anna)).includes(shows ?? "")]).toEqual([what, true]);
  }
});

it("leads an earlier address to its profile until somebody else has it [FAST-112]", async () => {
  const anna = await createPerson(db);
  const earlier = anna.slug;
  const slug = unique("anna-neu").toLowerCase().replaceAll(" ", "-");
  await look(anna);
  await changePerson(db, anna, { slug });
  await look(anna);
  await expect(getPublicProfile("kreative", earlier, null, noted.reads)).rejects.toMatchObject({ status: 301 });
  await deletePerson(db, anna);
  expect(await look(anna)).toContain('"profile":null');
  const carla = await createPerson(db, { slug: earlier });
  expect(await look(anna)).toContain(carla.id);
});

it("reads a profile that only its owner sees again for them, and else what others get [FAST-113]", async () => {
  const anna = await createPerson(db);
  const work = await createWorkOf(db, anna);
  const post = await createPostOf(db, anna);
  const write = async (values: Partial<typeof profiles.$inferInsert>) => {
    await changePerson(db, anna, values);
    await noted.readNotes();
  };
  const own = () => getPublicProfile("kreative", anna.slug, viewerOf(anna), noted.reads);
  expect(await own()).toBe(await getPublicProfile("kreative", anna.slug, null, noted.reads));
  for (const bio of ["eins", "zwei"]) {
    await write({ bio, profileStatus: "hidden", phone: bio });
    const profile = await own();
    expect(profile.bio).toBe(bio);
    expect((await getForViewer(profile, viewerOf(anna), noted.reads)).contact?.phone).toBe(bio);
    expect((await listPostsOf(anna.id, anna.id, noted.reads)).map(({ id }) => id)).toEqual([post.id]);
    expect((await listWorksOf(anna.id, anna.id, noted.reads)).map(({ id }) => id)).toEqual([work.id]);
  }
  await expect(getPublicProfile("kreative", anna.slug, null, noted.reads)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it("gives contact data to signed-in people alone, and a like to nobody else [FAST-113, PROF-18, ROLE-13, COMP-11]", async () => {
  const written = { contactEmail: "anna@atelier.example", phone: "+43 5522 123", website: "https://anna.example" };
  const contact = { ...written, emailText: "anna@atelier.example", websiteText: "anna.example" };
  const [anna, ben, carla] = [await createPerson(db, written), await createPerson(db), await createPerson(db)];
  await db.insert(favorites).values({ userId: ben.id, favoritedProfileId: anna.id });
  const seen = { ...anna, isPublic: true };
  const forViewer = (viewer: Person | null) => getForViewer(seen, viewer && viewerOf(viewer), noted.reads);
  expect(await forViewer(ben)).toEqual({ isLiked: true, contact });
  for (const viewer of [ben, carla, anna, null])
    expect(await look(anna, viewer)).not.toMatch(/atelier|5522|anna\.example|isLiked/);
  expect(await forViewer(carla)).toEqual({ isLiked: false, contact });
  expect(await forViewer(null)).toEqual({ isLiked: false, contact: null });

  // The like is not kept; the contact data is, until it changes.
  await db.delete(favorites).where(eq(favorites.userId, ben.id));
  expect(await forViewer(ben)).toEqual({ isLiked: false, contact });
  for (const column of ["contactEmail", "phone", "website"] as const) {
    await changePerson(db, anna, { [column]: null });
    await noted.readNotes();
    expect((await forViewer(ben)).contact?.[column]).toBe(null);
  }
  await changePerson(db, anna, { profileStatus: "hidden" });
  await noted.readNotes();
  await expect(forViewer(ben)).rejects.toMatchObject({ init: { status: 404 } });
});

it("says again what search engines read of a company's calls after every write that changes it [FAST-112]", async () => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg, { featured: true });
  const write = (values: Partial<typeof ausschreibungen.$inferInsert>) => changeCall(db, call, values);
  const titles = async () => {
    await noted.readNotes();
    return (await listRecommendedCallsOf(noted.reads, berg.id)).map(({ title }) => title);
  };
  expect(await titles()).toEqual([call.title]);
  await write({ title: "Ein Film" });
  expect(await titles()).toEqual(["Ein Film"]);
  await write({ hidden: true });
  expect(await titles()).toEqual([]);
  await write({ hidden: false });
  expect(await titles()).toEqual(["Ein Film"]);
  await changePerson(db, berg, { profileStatus: "hidden" });
  expect(await titles()).toEqual([]);
});
