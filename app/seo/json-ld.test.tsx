import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { scriptCorpus } from "../../tests/support/script-corpus";
import { renderFeed } from "./feed";
import { JsonLd, serializeJsonLd } from "./json-ld";
import { pageMeta } from "./meta";

function renderFor(viewer: object | null, name: string): string {
  const page = { id: "root", path: "/", element: <JsonLd data={() => ({ name })} />, loader: () => null };
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { root: { viewer } } } });
  return renderToString(<RouterProvider router={router} />);
}

it("writes nothing for signed-in people that only machines read", () => {
  expect(renderFor({ id: "1" }, "Anna")).not.toContain("Anna");
  const tagsFor = (viewer: object | null) => {
    const root = { id: "root", loaderData: { site: { productName: "P", siteUrl: "https://p.example" }, viewer } };
    return pageMeta([root], { title: "Anna", description: "Gestalterin", path: "/kreative/anna" });
  };
  const forEveryone = [
    { title: "Anna · P" },
    { name: "description", content: "Gestalterin" },
    { tagName: "link", rel: "canonical", href: "https://p.example/kreative/anna" },
  ];
  expect(tagsFor({ id: "1" })).toEqual(forEveryone);
  expect(tagsFor(null).slice(0, 3)).toEqual(forEveryone);
  expect(tagsFor(null)).toContainEqual({ property: "og:title", content: "Anna" });
});

it("lets no text end the data block, and gives it back unchanged [SEO-08]", () => {
  for (const attack of scriptCorpus) {
    const html = renderFor(null, attack);
    expect(html.match(/<[/!a-z]/gi)).toEqual(["<s", "</"]);
    expect(JSON.parse(serializeJsonLd({ name: attack }))).toEqual({ name: attack });
  }
});

it("writes feeds in which every text is only text [REACH-80]", () => {
  const when = new Date("2026-01-01T00:00:00Z");
  for (const attack of scriptCorpus) {
    const feed = {
      title: attack,
      page: "https://example.com/feed",
      entries: [
        {
          title: attack,
          address: "https://example.com/feed#1",
          author: { name: attack },
          publishedAt: when,
          updatedAt: when,
          category: attack,
          html: attack,
        },
      ],
    };
    const [item] = JSON.parse(renderFeed("json", feed, "https://example.com/feed.json")).items;
    expect(item).toMatchObject({ title: attack, authors: [{ name: attack }], tags: [attack] });
    const xml = renderFeed("atom", feed, "https://example.com/feed.atom");
    const tags = new Set([...xml.matchAll(/<[/!]?([^\s?/>]+)/g)].map(([, tag]) => tag).filter((tag) => tag !== "?xml"));
    const ofAtom = [
      "feed",
      "title",
      "id",
      "link",
      "updated",
      "entry",
      "author",
      "name",
      "published",
      "category",
      "content",
    ];
    expect([...tags].sort()).toEqual(ofAtom.sort());
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them.
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
  }
});

const matches = [{ id: "root", loaderData: { site: { productName: "Kreativländle", siteUrl: "https://k.example" } } }];

it("tells search engines and networks about a page [SEO-01, SEO-05, SEO-09, SEO-10]", () => {
  const tags = pageMeta(matches, { title: "Blog", description: "x".repeat(10), path: "/blog" });
  expect(tags).toContainEqual({ title: "Blog · Kreativländle" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://k.example/blog" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://k.example/bild/seite.png" });
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
});

it("keeps descriptions short, and pages for signed-in people to themselves", () => {
  const long = pageMeta(matches, { title: "x", description: "Wort ".repeat(100), path: "/" });
  const description = long.find((tag) => "name" in tag && tag.name === "description") as { content: string };
  expect(description.content.length).toBeLessThanOrEqual(160);
  expect(description.content.endsWith("Wort...")).toBe(true);
  const closed = pageMeta(matches, { title: "Mein Profil", path: "/profil", noindex: true });
  expect(closed).toEqual([{ title: "Mein Profil · Kreativländle" }, { name: "robots", content: "noindex" }]);
});
