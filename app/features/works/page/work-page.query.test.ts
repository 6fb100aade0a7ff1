import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { posts, type profiles, workCredits, workPictures, works } from "~/db/schema";
import { listRecommendedCreatives } from "~/features/profiles/directory/recommended-creatives.server";
import { notedReads } from "../../../../tests/support/noted-reads";
import { changePerson, createPerson, type Person, unique } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { changeWork, createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { readNewWorksPage } from "../browse/new-works.server";
import { getWorkPage } from "./work-page.server";

let noted: Awaited<ReturnType<typeof notedReads>>;
beforeAll(async () => {
  noted = await notedReads();
});

type Change = [what: string, write: () => PromiseLike<unknown>, shows: string];

/** Before each write the page does not show it, and was read, so that it is kept. */
async function expectEach(changes: Change[], look: () => Promise<unknown>) {
  const shown = async () => {
    await noted.readNotes();
    return JSON.stringify(await look()).replaceAll("\\", "");
  };
  for (const [what, write, shows] of changes) {
    expect([what, (await shown()).includes(shows)]).toEqual([what, false]);
    await write();
    expect([what, (await shown()).includes(shows)]).toEqual([what, true]);
  }
}

const set = ({ id }: Person, values: Partial<typeof profiles.$inferInsert>) => changePerson(db, { id }, values);

it("shows a kept work again after every write that changes it [FAST-112]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const work = await createWorkOf(db, anna);
  const ofWork = eq(works.id, work.id);
  const earlier = work.slug;
  const credit = { workId: work.id, memberId: ben.id, name: ben.name, role: "Ton", position: 1, kind: "contributor" };
  const ofCredit = eq(workCredits.workId, work.id);
  let slug = work.slug;
  await expectEach(
    [
      ["a text", () => db.update(works).set({ content: "Ein Haus am See" }).where(ofWork), "Ein Haus am See"],
      ["a picture", () => createWorkPicture(db, work, { alt: "Die Stube" }), "Die Stube"],
      [
        "its text",
        () => db.update(workPictures).set({ alt: "Der Stall" }).where(eq(workPictures.workId, work.id)),
        "Der Stall",
      ],
      ["a member", () => db.insert(workCredits).values({ ...credit, kind: "contributor", state: "asked" }), "Ton"],
      ["who confirms", () => db.update(workCredits).set({ state: "confirmed" }).where(ofCredit), ben.slug],
      ["and has another name", () => set(ben, { name: unique("Ben Neu") }), "Ben Neu"],
      ["and hides", () => set(ben, { profileStatus: "hidden" }), '"path":null'],
      ["and leaves", () => db.delete(workCredits).where(ofCredit), '"contributors":[]'],
      ["a hidden work", () => db.update(works).set({ hidden: true }).where(ofWork), "gone"],
    ],
    async () => (await getWorkPage(anna.id, slug, ben.id, noted.reads)) ?? "gone",
  );
  await db.update(works).set({ hidden: false, slug: "neue-adresse" }).where(ofWork);
  for (slug of [earlier, "neue-adresse"]) {
    await noted.readNotes();
    expect((await getWorkPage(anna.id, slug, null, noted.reads))?.work.slug).toBe("neue-adresse");
  }
});

it("reads one's own work again, also as a draft, and keeps it for nobody [FAST-113]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const work = await createWorkOf(db, anna, { published: false });
  for (const content of ["eins", "zwei"]) {
    await changeWork(db, work, { content });
    expect((await getWorkPage(anna.id, work.slug, anna.id, noted.reads))?.work.content).toBe(content);
    for (const viewer of [ben.id, null]) expect(await getWorkPage(anna.id, work.slug, viewer, noted.reads)).toBeNull();
  }
});

it("shows kept lists of new works and of recommended creatives again after every write that changes them [FAST-112]", async () => {
  const skill = unique("Weben");
  const anna = await createPerson(db, { favoriteCount: 2000 });
  const work = await createWorkOf(db, anna, { skills: [skill] });
  const ofWork = eq(works.id, work.id);
  await expectEach(
    [
      ["a title", () => db.update(works).set({ title: "Der Teppich" }).where(ofWork), "Der Teppich"],
      ["a cover", () => createWorkPicture(db, work, { isCover: true, alt: "Wolle" }), "Wolle"],
      ["a name", () => set(anna, { name: unique("Anna Neu") }), "Anna Neu"],
      ["a block", () => set(anna, { profileStatus: "blocked" }), '"works":[]'],
    ],
    async () => {
      const page = await readNewWorksPage(noted.reads, { skill, cursor: null });
      expect(page.works.length).toBeLessThan(2);
      return page;
    },
  );
  await db.delete(works).where(ofWork);
  await set(anna, { profileStatus: "active" });
  const post = await createPostOf(db, anna, { images: [] });
  const images = [{ url: "/storage/post-images/x/post_1.jpg", alt: "Der Webstuhl", width: 900, height: 600 }];
  const seen = async () => {
    const creatives = await listRecommendedCreatives(null, noted.reads);
    return creatives.find(({ slug }) => slug === anna.slug) ?? "gone";
  };
  await expectEach(
    [
      ["a recommendation", () => set(anna, { featured: true }), anna.slug],
      ["a post", () => db.update(posts).set({ images }).where(eq(posts.id, post.id)), "Der Webstuhl"],
      ["a like", () => set(anna, { favoriteCount: 2001 }), '"favoriteCount":2001'],
      ["a hidden profile", () => set(anna, { profileStatus: "hidden" }), "gone"],
    ],
    seen,
  );
});
