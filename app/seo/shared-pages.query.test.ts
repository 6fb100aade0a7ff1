import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { createPerson } from "../../tests/support/people";
import { createWorkOf, createWorkPicture } from "../../tests/support/works";
import { findSharedPage } from "./shared-pages.server";

it("shows the work at the head of a creative's profile, otherwise the portrait, otherwise the facade [LOOK-62]", async () => {
  const anna = await createPerson(db);
  const pictureOf = async () => (await findSharedPage("kreative", anna.slug))?.shown.pictureKey;
  expect(await pictureOf()).toBeNull();
  const portrait = `post-images/${anna.id}/portrait.jpg`;
  await db
    .update(profiles)
    .set({ avatarUrl: `/storage/${portrait}` })
    .where(eq(profiles.id, anna.id));
  const other = await createWorkOf(db, anna);
  await createWorkPicture(db, other, { isCover: true });
  expect(await pictureOf()).toBe(portrait);

  const head = await createWorkOf(db, anna);
  const cover = await createWorkPicture(db, head, { isCover: true });
  await db.update(works).set({ headsProfile: true }).where(eq(works.id, head.id));
  expect(`/storage/${await pictureOf()}`).toBe(cover.url);
  await db.update(works).set({ hidden: true }).where(eq(works.id, head.id));
  expect(await pictureOf()).toBe(portrait);
});
