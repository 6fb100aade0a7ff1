import { expect, it } from "vitest";
import { profileMeta } from "./profile-meta";
import type { PageProfile } from "./public-page";

const anna = {
  ...{ userType: "kreative", slug: "anna", name: "Anna Fink", title: "Plakat", bio: null, avatarUrl: null },
  ...{ updatedAt: new Date(0), isPublic: true, reservesMining: true },
} as unknown as PageProfile;

const matches = [{ id: "root", loaderData: { site: { productName: "Kreativländle", siteUrl: "https://k.example" } } }];
const cover = { url: "/storage/post-images/x/work_7.jpg" };
const metaOf = (...shown: [PageProfile, { title: string; cover: { url: string } }?]) => {
  const tags = profileMeta(matches, ...shown) as { property?: string; content?: string }[];
  const find = (name: string) => tags.find(({ property }) => property === name)?.content;
  return { alt: find("og:image:alt"), path: find("og:image") };
};

it("describes the sharing picture by what is on it, at an address that changes with it [LOOK-62]", () => {
  const facade = metaOf(anna);
  const portrait = metaOf({ ...anna, avatarUrl: "/storage/post-images/x/p.jpg" });
  const work = metaOf(anna, { title: "Föhn", cover });
  expect(facade.alt).toBe("Anna Fink, Plakat; daneben eine Schindelfassade");
  expect(portrait.alt).toBe("Anna Fink, Plakat; daneben das Profilbild");
  expect(work.alt).toBe("Anna Fink, Plakat; daneben die Arbeit „Föhn“");
  expect(work.path).not.toBe(facade.path);
  expect(work.path).not.toBe(metaOf(anna, { title: "Föhn", cover: { url: "/storage/post-images/x/work_8.jpg" } }).path);
});
