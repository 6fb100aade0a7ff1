import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, violatedConstraint } from "~/db/client.server";
import { workPictures } from "~/db/schema";
import { workMax } from "~/text/maximums";
import { createPerson } from "../../../tests/support/people";
import { recordQueries } from "../../../tests/support/queries";
import { changeWork, createWorkOf, createWorkPicture, storedWork } from "../../../tests/support/works";
import type { WorkOfProfile } from "./work";
import { findWork, listPicturesOf, listWorksOf } from "./works.server";

/** The constraint that refuses a write, or null when the write succeeds. */
const refusal = (write: PromiseLike<unknown>) => Promise.resolve(write).then(() => null, violatedConstraint);
const stateOf = async (id: number) => await storedWork(db, { id });

describe("the database", () => {
  it("takes no more works of a person than it may, also at once [WORK-02]", async () => {
    const anna = await createPerson(db);
    const writes = await Promise.all(Array.from({ length: workMax.works + 3 }, () => refusal(createWorkOf(db, anna))));
    expect(writes.filter((constraint) => constraint === null)).toHaveLength(workMax.works);
    expect(writes.filter((constraint) => constraint === "works_limit")).toHaveLength(3);
  });

  it("takes no more pictures of a work than it may, also at once, and counts those that go [WORK-02]", async () => {
    const work = await createWorkOf(db, await createPerson(db));
    const writes = await Promise.all(
      Array.from({ length: workMax.pictures + 2 }, () => refusal(createWorkPicture(db, work))),
    );
    expect(writes.filter((constraint) => constraint === "works_pictures")).toHaveLength(2);
    expect(await stateOf(work.id)).toMatchObject({ pictureCount: workMax.pictures });
    await db.delete(workPictures).where(eq(workPictures.workId, work.id));
    expect(await stateOf(work.id)).toMatchObject({ pictureCount: 0 });
  });

  it.each([
    ["works_skills", { skills: Array.from({ length: workMax.skills + 1 }, (_, index) => `${index}`) }],
    ["works_client", { isOwnProject: true, client: "Mohren" }],
    ["works_year", { year: null }],
    ["works_year", { year: 20255 }],
    ["works_published", { publishedAt: null }],
    ["works_link", { link: "javascript:alert(1)" }],
    ["works_visible", { title: "\u200b" }],
  ])("refuses what breaks %s: %o [WORK-01]", async (constraint, values) => {
    expect(await refusal(createWorkOf(db, await createPerson(db), values))).toBe(constraint);
  });

  it("takes as many skills as the form does [WORK-01]", async () => {
    const skills = Array.from({ length: workMax.skills }, (_, index) => `${index}`);
    expect(await refusal(createWorkOf(db, await createPerson(db), { skills }))).toBeNull();
  });

  it("publishes pictures only after the confirmation of their rights [WORK-04]", async () => {
    const work = await createWorkOf(db, await createPerson(db), { rightsConfirmedAt: null });
    expect(await refusal(createWorkPicture(db, work))).toBe("works_rights");
  });

  it("keeps one cover per work, and no picture in someone else's work [WORK-03]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const work = await createWorkOf(db, anna);
    await createWorkPicture(db, work, { isCover: true });
    expect(await refusal(createWorkPicture(db, work, { isCover: true }))).toBe("work_pictures_one_cover");
    expect(await refusal(createWorkPicture(db, { id: work.id, userId: ben.id }))).toBe("work_pictures_work_fk");
  });
});

describe("the works of a profile", () => {
  it("are the published ones in the creative's order, with their covers, in one query [WORK-10]", async () => {
    const anna = await createPerson(db);
    const second = await createWorkOf(db, anna, { position: 2 });
    const first = await createWorkOf(db, anna, { position: 1 });
    await createWorkOf(db, anna, { published: false });
    await createWorkOf(db, anna, { hidden: true });
    await createWorkPicture(db, first, { width: 3 });
    const cover = await createWorkPicture(db, first, { isCover: true, focalX: 20 });
    let listed: readonly WorkOfProfile[] = [];
    const queries = await recordQueries(async () => {
      listed = await listWorksOf(anna.id, anna.id, undefined);
    });
    expect(queries).toHaveLength(1);
    expect(listed.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(listed.map(({ cover }) => cover)).toEqual([expect.objectContaining({ url: cover.url, focalX: 20 }), null]);
  });

  it("are found by every address that they have had [WORK-11]", async () => {
    const anna = await createPerson(db);
    const { id, slug } = await createWorkOf(db, anna);
    await changeWork(db, { id }, { slug: "neuer-titel" });
    for (const address of [slug, "neuer-titel"])
      expect(await findWork(anna.id, address, null)).toMatchObject({ id, slug: "neuer-titel" });
    expect(await findWork(anna.id, "etwas-anderes", null)).toBeNull();
    expect(await refusal(createWorkOf(db, anna, { slug }))).toBe("works_slug_unique");
  });

  it("show their pictures in order, to others only while others see the work [WORK-12]", async () => {
    const anna = await createPerson(db);
    const work = await createWorkOf(db, anna);
    await createWorkPicture(db, work, { position: 2, alt: "zwei" });
    await createWorkPicture(db, work, { position: 1, alt: "eins" });
    const seenBy = async (viewer: string | null) => (await listPicturesOf(work.id, viewer)).map(({ alt }) => alt);
    expect(await seenBy(null)).toEqual(["eins", "zwei"]);
    await changeWork(db, work, { hidden: true });
    expect(await seenBy(null)).toEqual([]);
    expect(await seenBy(anna.id)).toEqual(["eins", "zwei"]);
  });
});
