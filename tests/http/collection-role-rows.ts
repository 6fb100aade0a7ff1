import { db } from "~/db/client.server";
import { collections } from "../../app/db/schema";
import { createCollection } from "../support/collections";
import { createPerson } from "../support/people";
import type { Answer, Row, World } from "../support/role-row";

/** The creative's only list, because there may be twenty, with one entry. */
async function listOf({ people }: World) {
  await db.delete(collections);
  const { id: profileId } = await createPerson(db);
  return createCollection(db, people.creative, { entries: [{ profileId }] });
}

const ofOwner = (end = "") => ({
  path: async (world: World) => `${(await listOf(world)).path}${end}`,
  visitor: 401,
  signedIn: 404,
  otherCreative: 404,
  proves: "REACH-70",
});

const postOnly = (end: string) => ({ path: `/merklisten/x/${end}`, visitor: 401, signedIn: 405 });

async function rememberPath() {
  await db.delete(collections);
  return `/merklisten/merken?an=${(await createPerson(db)).slug}`;
}

let count = 0;
const newName = () => {
  count += 1;
  return { name: `Liste ${count}` };
};

const toList = "→ /merklisten/…" as Answer;

/** Private lists of creatives and works. */
export const collectionRows = {
  "GET /merklisten": { visitor: 401, signedIn: [200, "Merklisten"], proves: "REACH-70" },
  "POST /merklisten": { visitor: 401, form: newName, signedIn: toList, proves: "REACH-70" },
  "GET /merklisten/merken": { path: rememberPath, visitor: 401, signedIn: [200, "Merken"], proves: "REACH-71" },
  "POST /merklisten/merken": {
    path: rememberPath,
    visitor: 401,
    form: newName,
    signedIn: toList,
    proves: "REACH-71",
  },
  "GET /merklisten/:id": { ...ofOwner(), creative: [200, "Entfernen"] },
  "POST /merklisten/:id": { ...ofOwner(), form: newName, creative: toList },
  "GET /merklisten/:id/teilen": postOnly("teilen"),
  "POST /merklisten/:id/teilen": { ...ofOwner("/teilen"), form: { geteilt: "1" }, creative: toList },
  "GET /merklisten/:id/loeschen": postOnly("loeschen"),
  "POST /merklisten/:id/loeschen": {
    ...ofOwner("/loeschen"),
    signedIn: "→ /merklisten",
    creative: "→ /merklisten",
    otherCreative: "→ /merklisten",
  },
  "GET /merklisten/:id/tabelle.csv": { ...ofOwner("/tabelle.csv"), creative: 200 },
  "GET /merklisten/:id/eintraege/:entry/entfernen": postOnly("eintraege/1/entfernen"),
  "POST /merklisten/:id/eintraege/:entry/entfernen": {
    ...ofOwner(),
    path: async (world) => {
      const { path, entries } = await listOf(world);
      return `${path}/eintraege/${entries[0]?.id}/entfernen`;
    },
    signedIn: "→ /merklisten",
    creative: toList,
    otherCreative: "→ /merklisten",
  },
  "GET /merkliste/:token": {
    path: async ({ people }) => {
      const shareToken = crypto.randomUUID();
      await createCollection(db, people.creative, { shareToken });
      return `/merkliste/${shareToken}`;
    },
    all: [200, "Merkliste von"],
    proves: "REACH-74",
  },
} satisfies Record<string, Row>;
