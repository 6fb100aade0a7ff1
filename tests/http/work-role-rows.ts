import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { works } from "../../app/db/schema";
import type { Row, World } from "../support/role-row";
import { createCredit, createWorkOf, createWorkPicture } from "../support/works";

const ownWork =
  (verb: string, picture?: { isCover: boolean }) =>
  async ({ people }: World) => {
    await db.delete(works).where(eq(works.userId, people.creative.id));
    const work = await createWorkOf(db, people.creative);
    if (picture) await createWorkPicture(db, work, picture);
    return `/arbeiten/${work.id}/${verb}`;
  };

/** A request to one of the creatives. Everybody else is told that it does not exist. */
const request =
  (verb: string) =>
  async ({ people }: World) => {
    await db.delete(works).where(eq(works.userId, people.otherCreative.id));
    const work = await createWorkOf(db, people.otherCreative);
    return `/konto/nennungen/${(await createCredit(db, work, people.creative)).id}/${verb}`;
  };

export const workRows = {
  "GET /kreative/:slug/arbeiten/:work": {
    path: async ({ people }) => {
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
  "GET /arbeiten/profile": {
    path: "/arbeiten/profile?name=Anna",
    visitor: 401,
    creative: 200,
    superadmin: 200,
    company: 403,
    superadminCompany: 403,
    proves: "WORK-51",
  },
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
    edits: true,
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
    path: ownWork("loeschen"),
    visitor: 401,
    creative: [200, "Arbeit löschen"],
    otherCreative: 404,
    superadmin: 404,
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
  "GET /konto/nennungen": { visitor: 401, signedIn: [200, "Nennungen"], proves: "WORK-52" },
  "GET /konto/nennungen/:id/bestaetigen": {
    path: "/konto/nennungen/1/bestaetigen",
    visitor: 401,
    signedIn: 405,
    proves: "WORK-52",
  },
  "POST /konto/nennungen/:id/bestaetigen": {
    path: request("bestaetigen"),
    visitor: 401,
    signedIn: "→ /konto/nennungen",
    proves: "WORK-52",
  },
  "GET /konto/nennungen/:id/entfernen": {
    path: "/konto/nennungen/1/entfernen",
    visitor: 401,
    signedIn: 405,
    proves: "WORK-53",
  },
  "POST /konto/nennungen/:id/entfernen": {
    path: request("entfernen"),
    visitor: 401,
    signedIn: "→ /konto/nennungen",
    proves: "WORK-53",
  },
} satisfies Record<string, Row>;
