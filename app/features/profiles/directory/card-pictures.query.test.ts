import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createPerson, type Person, unique } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { listCreatives } from "./directory.server";

describe("the pictures of a card", () => {
  const image = (name: string, width = 900) => ({
    url: `/storage/post-images/x/${name}.jpg`,
    alt: `Bild ${name}`,
    width,
    height: 600,
    placeholder: "",
  });
  const cardOf = async ({ name }: Person) =>
    (await listCreatives({ q: name, skill: "", after: null }, null, undefined)).creatives[0];

  it("are those of visible posts, the first of each post before the others, three at most [LOOK-27]", async () => {
    const person = await createPerson(db, { name: unique("Bilderreich") });
    expect((await cardOf(person))?.pictures).toEqual([]);
    await createPostOf(db, person, { images: [image("a1"), image("a2"), image("a3")], createdAt: new Date(0) });
    await createPostOf(db, person, { images: [image("weg")], hidden: true });
    await createPostOf(db, person, { images: [image("b1", 500), image("b2")] });
    expect((await cardOf(person))?.pictures).toEqual([
      { src: "/storage/post-images/x/b1.jpg", alt: "Bild b1", isWhole: true },
      { src: "/storage/post-images/x/a1-640.jpg", alt: "" },
      { src: "/storage/post-images/x/b2-640.jpg", alt: "" },
    ]);
  });

  it("are the covers of public works instead, in the person's order and cut around their point [WORK-40]", async () => {
    const person = await createPerson(db, { name: unique("Werkreich") });
    await createPostOf(db, person, { images: [image("post")] });
    const cover = { isCover: true, width: 1600 };
    const last = await createWorkOf(db, person, { position: 2 });
    const first = await createWorkOf(db, person, { title: unique("Hocker"), position: 1 });
    await createWorkOf(db, person, { position: 0 });
    const draft = await createWorkOf(db, person, { published: false });
    const hidden = await createWorkOf(db, person, { hidden: true });
    for (const work of [draft, hidden, last]) await createWorkPicture(db, work, cover);
    await createWorkPicture(db, first, { ...cover, alt: null, focalX: 20, focalY: 80 });
    await createWorkPicture(db, first, { alt: "Kein Titelbild" });
    const pictures = (await cardOf(person))?.pictures;
    expect(pictures).toEqual([
      { src: expect.stringMatching(/work_\d+-640\.jpg$/), alt: first.title, focus: "20% 80%" },
      { src: expect.stringMatching(/work_\d+-640\.jpg$/), alt: "" },
    ]);
  });
});
