import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { changePerson, createPerson } from "../../tests/support/people";
import { changeWork, createWorkOf, createWorkPicture } from "../../tests/support/works";
import { findSharedPage } from "./shared-pages.server";

it("shows the work at the head of a creative's profile, otherwise the portrait, otherwise the facade [LOOK-62]", async () => {
  const anna = await createPerson(db);
  const pictureOf = async () => (await findSharedPage("kreative", anna.slug))?.shown.pictureKey;
  expect(await pictureOf()).toBeNull();
  const portrait = `post-images/${anna.id}/portrait.jpg`;
  await changePerson(db, anna, { avatarUrl: `/storage/${portrait}` });
  const other = await createWorkOf(db, anna);
  await createWorkPicture(db, other, { isCover: true });
  expect(await pictureOf()).toBe(portrait);

  const head = await createWorkOf(db, anna);
  const cover = await createWorkPicture(db, head, { isCover: true });
  await changeWork(db, head, { headsProfile: true });
  expect(`/storage/${await pictureOf()}`).toBe(cover.url);
  await changeWork(db, head, { hidden: true });
  expect(await pictureOf()).toBe(portrait);
});
