import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { posts, works } from "../../app/db/schema";
import { createArticle, createPostOf } from "../support/posts";
import type { Row, World } from "../support/role-row";

const ownPost =
  (verb: string) =>
  async ({ people }: World) => {
    // Nobody can have more than five posts.
    await db.delete(posts).where(eq(posts.userId, people.creative.id));
    const post = await createPostOf(db, people.creative);
    return `/posts/${post.id}/${verb}`;
  };

type Article = Awaited<ReturnType<typeof createArticle>>;

const articlePath =
  (end: string, address = ({ id }: Article) => `/blog/admin/${id}`) =>
  async () =>
    address(await createArticle(db)) + end;

/** Who may see and write posts and articles. */
export const postAndArticleRows = {
  "GET /feed": { all: 200, proves: "NAV-02, ROLE-05" },
  "GET /posts/neu": { visitor: 401, signedIn: 200, proves: "ROLE-16, ROLE-32, ROLE-46" },
  "POST /posts/neu": {
    visitor: 401,
    signedIn: [400, "Bitte geben Sie einen Text ein"],
    proves: "ROLE-16, ROLE-32, ROLE-46",
  },
  "GET /posts/:id/bearbeiten": {
    path: ownPost("bearbeiten"),
    visitor: 401,
    signedIn: 404,
    creative: 200,
    otherCreative: 404,
  },
  "POST /posts/:id/bearbeiten": {
    path: ownPost("bearbeiten"),
    form: { content: "Neu", weiter: "/profil" },
    visitor: 401,
    signedIn: 404,
    creative: "→ /profil",
    otherCreative: 404,
    proves: "ROLE-62, ROLE-63",
  },
  "GET /posts/:id/anheften": { path: "/posts/1/anheften", visitor: 401, signedIn: 405 },
  "POST /posts/:id/anheften": { path: ownPost("anheften"), visitor: 401, signedIn: "→ /feed" },
  "GET /posts/:id/als-arbeit": {
    path: "/posts/1/als-arbeit",
    visitor: 401,
    creative: "→ /profil",
    superadmin: "→ /profil",
    company: 403,
    superadminCompany: 403,
  },
  "POST /posts/:id/als-arbeit": {
    path: async (world) => {
      await db.delete(works).where(eq(works.userId, world.people.creative.id));
      return ownPost("als-arbeit")(world);
    },
    visitor: 401,
    creative: "→ /arbeiten/…",
    otherCreative: 404,
    superadmin: 404,
    company: 403,
    superadminCompany: 403,
    proves: "WORK-70",
  },
  "GET /posts/:id/loeschen": {
    path: ownPost("loeschen"),
    visitor: 401,
    signedIn: 404,
    creative: [200, "Post löschen"],
    otherCreative: 404,
  },
  "POST /posts/:id/loeschen": { path: ownPost("loeschen"), visitor: 401, signedIn: "→ /feed" },

  "GET /blog": { all: 200, proves: "NAV-03, ROLE-06" },
  "GET /blog/:slug": {
    path: articlePath("", (article) => `/blog/${article.slug}`),
    all: 200,
    proves: "NAV-04, ROLE-06",
  },
  "GET /blog/admin": {
    visitor: [403, "Zugriff verweigert"],
    signedIn: 200,
    proves: "BADM-01, ROLE-20, ROLE-35, ROLE-49",
  },
  "GET /blog/admin/neu": { visitor: 403, signedIn: 200 },
  "POST /blog/admin/neu": { visitor: [401, "Sie müssen angemeldet sein"], signedIn: 400, proves: "BADM-14, ROLE-21" },
  "GET /blog/admin/:id": { path: articlePath(""), visitor: 403, signedIn: 200 },
  "POST /blog/admin/:id": { path: articlePath(""), visitor: 401, signedIn: 400 },
  "GET /blog/admin/:id/vorschau": { path: articlePath("/vorschau"), visitor: 403, signedIn: 200 },
  "GET /blog/admin/bilder": { visitor: 403, signedIn: 405 },
  "POST /blog/admin/bilder": { visitor: 401, signedIn: 400 },
  "GET /blog/admin/:id/loeschen": {
    path: articlePath("/loeschen"),
    visitor: 403,
    signedIn: [200, "Beitrag löschen"],
  },
  "POST /blog/admin/:id/loeschen": { path: articlePath("/loeschen"), visitor: 401, signedIn: "→ /blog/admin" },
  "GET /blog/admin/:id/fassungen/:version": { path: "/blog/admin/1/fassungen/1", visitor: 403, signedIn: 405 },
  "POST /blog/admin/:id/fassungen/:version": { path: "/blog/admin/1/fassungen/1", visitor: 401, signedIn: 404 },
  "GET /blog/admin/:id/zurueckholen": { path: "/blog/admin/1/zurueckholen", all: 403, superadmin: 405 },
  "POST /blog/admin/:id/zurueckholen": { path: articlePath("/zurueckholen"), all: 403, superadmin: "→ /blog/admin" },
} satisfies Record<string, Row>;
