import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { orphanedFiles, workPictures, works } from "~/db/schema";
import { listFiles } from "~/images/pictures.server";
import { untilBlocked } from "../../../../tests/support/locks";
import { createPerson, type Person } from "../../../../tests/support/people";
import { picture } from "../../../../tests/support/posts";
import { whateverIsStored } from "../../../../tests/support/seen";
import { changeWork, createWorkOf, createWorkPicture, saving, storedWork } from "../../../../tests/support/works";
import { isAtHead } from "../work";
import type { PictureForm } from "../work-schema";
import { findWork, listWorksOf } from "../works.server";
import { listConfirmedPictures, listOwnWorks } from "./own-works.server";
import { createWork, deleteWork, moveWork, setHeadOfProfile, updateWork } from "./work-commands.server";
import { purgeWorkPictures, storeWorkPictures } from "./work-pictures.server";

const said = (id: number, more: Partial<PictureForm> = {}): PictureForm => ({
  ...{ id, place: 1, alt: "Ein Bild", isDecorative: false, caption: null, focalX: 50, focalY: 50, isRemoved: false },
  ...more,
});
const stateOf = async (id: number) => await storedWork(db, { id });
const picturesOf = (workId: number) =>
  db.select().from(workPictures).where(eq(workPictures.workId, workId)).orderBy(asc(workPictures.position));
const titlesOf = async (owner: Person) => (await listOwnWorks(owner.id)).map(({ title }) => title);

describe("saving a work", () => {
  it("publishes, takes back and publishes again with the first day [WORK-20]", async () => {
    const anna = await createPerson(db);
    const id = await createWork(anna.id, saving(anna, {}, true));
    expect(await stateOf(id)).toMatchObject({ published: false, publishedAt: null });
    await updateWork(anna.id, id, saving(anna), whateverIsStored);
    const first = (await stateOf(id))?.publishedAt;
    expect(first).toBeInstanceOf(Date);
    await updateWork(anna.id, id, saving(anna, {}, true), whateverIsStored);
    expect(await stateOf(id)).toMatchObject({ published: false });
    await updateWork(anna.id, id, saving(anna), whateverIsStored);
    expect(await stateOf(id)).toMatchObject({ published: true, publishedAt: first });
  });

  it("says that the work is gone when it is deleted meanwhile [SAFE-143]", async () => {
    const anna = await createPerson(db);
    const { id } = await createWorkOf(db, anna);
    let isSaved: Promise<boolean> | undefined;
    await db.transaction(async (tx) => {
      await tx.delete(works).where(eq(works.id, id));
      isSaved = updateWork(anna.id, id, saving(anna), whateverIsStored);
      await untilBlocked(db);
    });
    expect(await isSaved).toBe(false);
  });

  it("gives a work an address of its own among those of its creative, and keeps earlier ones [WORK-11]", async () => {
    const anna = await createPerson(db);
    const one = await createWork(anna.id, saving(anna));
    const two = await createWork(anna.id, saving(anna));
    expect((await stateOf(two))?.slug).toBe("ein-buch-2");
    await updateWork(anna.id, one, saving(anna, { title: "Ein Heft" }), whateverIsStored);
    expect(await findWork(anna.id, "ein-buch", null)).toMatchObject({ id: one, slug: "ein-heft" });
    await updateWork(anna.id, one, saving(anna, { title: "Ein Buch" }), whateverIsStored);
    expect((await stateOf(one))?.slug).toBe("ein-buch");
  });

  it("arranges the pictures that the form knows, and takes none of others [WORK-03, WORK-22]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => createWorkPicture(db, { id: null, userId: anna.id })));
    const foreign = await createWorkPicture(db, { id: null, userId: ben.id });
    const ids = [a, b, c].map((one) => one?.id ?? 0);
    const [first = 0, second = 0, third = 0] = ids;
    const pictures = [said(first, { place: 2 }), said(second, { place: 1, alt: "Vorne" }), said(foreign.id)];
    const id = await createWork(anna.id, saving(anna, { pictures }));
    expect((await picturesOf(id)).map((one) => one.id)).toEqual([second, first]);
    expect((await picturesOf(id))[0]).toMatchObject({ alt: "Vorne", isCover: true });

    const later = { pictures: [said(first), said(second, { isRemoved: true }), said(third)], cover: third };
    await updateWork(anna.id, id, saving(anna, later), whateverIsStored);
    expect((await picturesOf(id)).map((one) => [one.id, one.isCover])).toEqual([
      [first, false],
      [third, true],
    ]);
    expect(await db.$count(workPictures, eq(workPictures.id, second))).toBe(0);
    expect(await db.$count(workPictures, and(eq(workPictures.userId, ben.id), isNull(workPictures.workId)))).toBe(1);
  });

  it("is for its owner only, like moving and deleting [WORK-20]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const { id } = await createWorkOf(db, anna);
    const tries = [
      updateWork(ben.id, id, saving(ben), whateverIsStored),
      moveWork(ben.id, id, 0),
      deleteWork(ben.id, id),
    ];
    expect(await Promise.all(tries)).toEqual([false, false, false]);
    expect(await stateOf(id)).toMatchObject({ published: true });
  });
});

it("publishes added pictures only with a new confirmation of the rights, also when the form forgets to ask [WORK-50]", async () => {
  const anna = await createPerson(db);
  const first = said((await createWorkPicture(db, { id: null, userId: anna.id })).id);
  const id = await createWork(anna.id, saving(anna, { pictures: [first] }));
  const second = said((await createWorkPicture(db, { id: null, userId: anna.id })).id);
  const unconfirmed = { confirmsRights: false, pictures: [first, second] };
  await expect(updateWork(anna.id, id, saving(anna, unconfirmed), whateverIsStored)).rejects.toThrow();
  expect((await stateOf(id))?.pictureCount).toBe(1);

  await updateWork(anna.id, id, saving(anna, { confirmsRights: false, pictures: [first] }), whateverIsStored);
  expect(await listConfirmedPictures(anna.id, id)).toEqual([first.id]);
  await updateWork(anna.id, id, saving(anna, unconfirmed, true), whateverIsStored);
  expect(await listConfirmedPictures(anna.id, id)).toEqual([]);
  await updateWork(anna.id, id, saving(anna, { pictures: [first, second] }), whateverIsStored);
  expect((await listConfirmedPictures(anna.id, id)).toSorted()).toEqual([first.id, second.id]);
});

it("the cover of the profile is that of one work, and goes by itself when others no longer see it [WORK-76, WORK-77]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const one = await createWorkOf(db, anna);
  const two = await createWorkOf(db, anna);
  const draft = await createWorkOf(db, anna, { published: false });
  const bare = await createWorkOf(db, anna);
  for (const work of [one, two, draft]) await createWorkPicture(db, work, { isCover: true });
  const head = async () => (await listWorksOf(anna.id, null, undefined)).find(isAtHead)?.id;
  for (const work of [draft, bare]) expect(await setHeadOfProfile(anna.id, work.id, true)).toBe(false);
  expect(await setHeadOfProfile(ben.id, one.id, true)).toBe(false);
  expect(await head()).toBeUndefined();
  expect(await setHeadOfProfile(anna.id, one.id, true)).toBe(true);
  expect(await setHeadOfProfile(anna.id, two.id, true)).toBe(true);
  expect(await head()).toBe(two.id);

  for (const gone of [{ hidden: true }, { published: false }]) {
    await changeWork(db, two, gone);
    expect(await head()).toBeUndefined();
    await changeWork(db, two, { hidden: false, published: true });
  }
  expect(await setHeadOfProfile(anna.id, two.id, false)).toBe(true);
  expect(await head()).toBeUndefined();
  await setHeadOfProfile(anna.id, two.id, true);
  await deleteWork(anna.id, two.id);
  expect(await head()).toBeUndefined();
});

it("the order of the works starts with the newest and follows every move, also two at once [WORK-10, WORK-23]", async () => {
  const anna = await createPerson(db);
  const ids: number[] = [];
  for (const title of ["C", "B", "A"]) ids.push(await createWork(anna.id, saving(anna, { title })));
  expect(await titlesOf(anna)).toEqual(["A", "B", "C"]);
  const [c = 0, b = 0, a = 0] = ids;
  await moveWork(anna.id, a, 2);
  expect(await titlesOf(anna)).toEqual(["B", "C", "A"]);
  await moveWork(anna.id, c, 99);
  expect(await titlesOf(anna)).toEqual(["B", "A", "C"]);
  await Promise.all([moveWork(anna.id, c, 0), moveWork(anna.id, b, 2)]);
  const positions = await db.select({ at: works.position }).from(works).where(eq(works.userId, anna.id));
  expect(positions.map(({ at }) => at).toSorted()).toEqual([1, 2, 3]);
});

describe("the files of pictures", () => {
  it("are named by a row from the upload on, and go with picture, work and time [WORK-24]", async () => {
    const anna = await createPerson(db);
    const [shown, removed, unused] = await storeWorkPictures(
      [await picture("a.png", 1400, 700), await picture("b.png", 60, 40), await picture("c.png", 60, 40)],
      { account: anna.id, ownerName: anna.name },
    );
    const namesOf = async (url = "") =>
      (await listFiles(anna.id)).filter((key) => url.includes(key.split(/[-.](?:\d+\.)?(?:jpg|webp|avif)$/)[0] ?? "?"));
    expect(await namesOf(shown?.url)).toHaveLength(9);
    expect(await db.$count(orphanedFiles, sql`${orphanedFiles.key} like ${`%${anna.id}%`}`)).toBe(0);

    const pictures = [said(shown?.id ?? 0), said(removed?.id ?? 0, { isRemoved: true })];
    const id = await createWork(anna.id, saving(anna, { pictures }));
    expect(await namesOf(removed?.url)).toEqual([]);
    expect(await namesOf(shown?.url)).toHaveLength(9);

    await db
      .update(workPictures)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(workPictures.userId, anna.id));
    expect(await purgeWorkPictures()).toBe(1);
    expect(await db.$count(orphanedFiles, sql`${orphanedFiles.key} like ${`%${anna.id}%`}`)).toBe(9);
    await deleteWork(anna.id, id);
    expect(await listFiles(anna.id)).toEqual([]);
    expect(unused?.url).toContain("/storage/post-images/");
  });

  it("leaves none of several pictures when one of them can't be stored [WORK-24]", async () => {
    const anna = await createPerson(db);
    const broken = new File(["no picture"], "p.png", { type: "image/png" });
    const sent = [await picture(), await picture(), broken];
    await expect(storeWorkPictures(sent, { account: anna.id, ownerName: anna.name })).rejects.toThrow();
    expect(await db.$count(workPictures, eq(workPictures.userId, anna.id))).toBe(0);
    expect(await listFiles(anna.id)).toEqual([]);
  });

  it("are refused when too many belong to no work [WORK-24]", async () => {
    const anna = await createPerson(db);
    for (let count = 0; count < 30; count += 1) await createWorkPicture(db, { id: null, userId: anna.id });
    await expect(storeWorkPictures([await picture()], { account: anna.id, ownerName: anna.name })).rejects.toThrow(
      "speichern Sie die Arbeit zuerst",
    );
  });
});
