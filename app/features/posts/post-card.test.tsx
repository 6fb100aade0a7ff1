import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { cacheFragments } from "~/http/cached-fragments.server";
import { FragmentCacheContext } from "~/ui/cached-fragment";
import type { ShownPost } from "./post";
import { PostCard } from "./post-card";

const createdAt = "2026-03-14T08:00:00Z";
const post: ShownPost = {
  id: 1,
  content: "Neues Plakat",
  images: [],
  category: null,
  pinned: false,
  isOwn: false,
  createdAt,
  author: { name: "Anna Fink", slug: "anna-fink", title: null, avatarUrl: null, userType: "kreative" },
};

it("tells the age of a post as of each page, although its text is cached [HOUSE-106]", () => {
  const cache = cacheFragments();
  const ageAfter = (minutes: number) => {
    const now = new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();
    const router = createMemoryRouter([{ path: "*", element: <PostCard post={post} now={now} /> }]);
    const page = renderToString(
      <FragmentCacheContext value={cache}>
        <RouterProvider router={router} />
      </FragmentCacheContext>,
    );
    return /vor [\w ]+/.exec(page)?.[0].trim();
  };
  expect([5, 5, 185, 5].map(ageAfter)).toEqual(["vor 5 Minuten", "vor 5 Minuten", "vor 3 Stunden", "vor 5 Minuten"]);
});
