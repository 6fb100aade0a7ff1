import { eq } from "drizzle-orm";
import { works } from "../../app/db/schema";
import type { Row, World } from "../support/role-row";
import { createWorkOf, createWorkPicture } from "../support/works";

const ownWork =
  (verb: string, picture?: { isCover: boolean }) =>
  async ({ db, people }: World) => {
    await db.delete(works).where(eq(works.userId, people.creative.id));
    const work = await createWorkOf(db, people.creative);
    if (picture) await createWorkPicture(db, work, picture);
    return `/arbeiten/${work.id}/${verb}`;
  };

export const workRows = {
  "GET /kreative/:slug/arbeiten/:work": {
    path: async ({ db, people }) => {
      await db.delete(works).where(eq(works.userId, people.otherCreative.id));
      const work = await createWorkOf(db, people.otherCreative, { skills: ["Branding"], link: "https://film.example" });
      await createWorkPicture(db, work, { isCover: true, caption: "Der Umschlag" });
      return `/kreative/${people.otherCreative.slug}/arbeiten/${work.slug}`;
    },
    all: 200,
    proves: "WORK-13",
  },
  "GET /arbeiten/neu": {
    visitor: 401,
    creative: 200,
    superadmin: 200,
    company: 403,
    superadminCompany: 403,
    proves: "WORK-20",
  },
  "POST /arbeiten/neu": {
    visitor: 401,
    creative: [400, "Bitte geben Sie einen Titel ein"],
    superadmin: [400, "Bitte geben Sie einen Titel ein"],
    company: 403,
    superadminCompany: 403,
    proves: "WORK-20",
  },
  "GET /arbeiten/bilder": { visitor: 401, creative: 405, superadmin: 405, company: 403, superadminCompany: 403 },
  "POST /arbeiten/bilder": { visitor: 401, creative: 400, superadmin: 400, company: 403, superadminCompany: 403 },
  "GET /arbeiten/reihenfolge": { visitor: 401, creative: 405, superadmin: 405, company: 403, superadminCompany: 403 },
  "POST /arbeiten/reihenfolge": {
    visitor: 401,
    creative: "→ /profil#arbeiten",
    superadmin: "→ /profil#arbeiten",
    company: 403,
    superadminCompany: 403,
  },
  "GET /arbeiten/:id/bearbeiten": {
    path: ownWork("bearbeiten"),
    visitor: 401,
    creative: 200,
    otherCreative: 404,
    superadmin: 404,
    company: 403,
    superadminCompany: 403,
    proves: "WORK-20",
  },
  "POST /arbeiten/:id/bearbeiten": {
    path: ownWork("bearbeiten"),
    form: { title: "Neu", als: "entwurf" },
    visitor: 401,
    creative: "→ /profil#arbeiten",
    otherCreative: 404,
    superadmin: 404,
    company: 403,
    superadminCompany: 403,
    proves: "WORK-20",
  },
  "GET /arbeiten/:id/titelbild": {
    path: "/arbeiten/1/titelbild",
    visitor: 401,
    creative: 405,
    superadmin: 405,
    company: 403,
    superadminCompany: 403,
  },
  "POST /arbeiten/:id/titelbild": {
    path: ownWork("titelbild", { isCover: true }),
    form: { zeigen: "1" },
    visitor: 401,
    creative: "→ /profil#arbeiten",
    superadmin: "→ /profil#arbeiten",
    company: 403,
    superadminCompany: 403,
    proves: "WORK-76",
  },
  "GET /arbeiten/:id/loeschen": {
    path: "/arbeiten/1/loeschen",
    visitor: 401,
    creative: 405,
    superadmin: 405,
    company: 403,
    superadminCompany: 403,
  },
  "POST /arbeiten/:id/loeschen": {
    path: ownWork("loeschen"),
    visitor: 401,
    creative: "→ /profil#arbeiten",
    superadmin: "→ /profil#arbeiten",
    company: 403,
    superadminCompany: 403,
  },
} satisfies Record<string, Row>;
