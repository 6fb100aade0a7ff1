import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { createAgentOf, createMatchOf } from "../support/agents";
import { createCallOf } from "../support/calls";
import type { Row, World } from "../support/role-row";

const own = async ({ people }: World) => createAgentOf(db, people.creative, "q=Logo");

const ownPath =
  (act = "") =>
  async (world: World) =>
    `/suchauftraege/${await own(world)}${act}`;

/** A result of the creative's own agent. */
async function ownResultPath({ people }: World) {
  const agent = await createAgentOf(db, people.creative, "q=Logo");
  const call = await createCallOf(db, people.company, { title: "Ein Logo" });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from search_documents where call_id = ${call.id}`,
  );
  return `/suchauftraege/${agent}/treffer/${await createMatchOf(db, agent, rows[0]?.id ?? 0)}/passt-nicht`;
}

/** Others' agents are not there for anybody else. */
const othersNothing = { visitor: 401, signedIn: 404 } as const;

export const agentRows = {
  "GET /suchauftraege": { visitor: 401, signedIn: [200, "Suchaufträge"], proves: "REACH-20" },
  "GET /suchauftraege/neu": { visitor: 401, signedIn: [200, "Suchauftrag anlegen"], proves: "REACH-01" },
  "POST /suchauftraege/neu": {
    form: { name: "Logos", q: "Logo", art: "ausschreibungen" },
    visitor: 401,
    signedIn: "→ /suchauftraege…",
    proves: "REACH-01",
  },
  "GET /suchauftraege/vorschau": {
    path: "/suchauftraege/vorschau?art=ausschreibungen&q=Logo",
    visitor: 401,
    signedIn: 200,
    proves: "REACH-02",
  },
  "GET /suchauftraege/:id": { path: ownPath(), ...othersNothing, creative: [200, "„Logo“"], otherCreative: 404 },
  "POST /suchauftraege/:id": {
    path: ownPath(),
    form: { name: "Logos", q: "Logo", rhythm: "woechentlich" },
    edits: true,
    ...othersNothing,
    creative: "→ /suchauftraege",
    otherCreative: 404,
  },
  "GET /suchauftraege/:id/pause": { path: "/suchauftraege/1/pause", visitor: 401, signedIn: 405 },
  "POST /suchauftraege/:id/pause": {
    path: ownPath("/pause"),
    form: { pausiert: "ja" },
    visitor: 401,
    signedIn: "→ /suchauftraege",
  },
  "GET /suchauftraege/:id/loeschen": {
    path: ownPath("/loeschen"),
    visitor: 401,
    signedIn: 404,
    creative: [200, "Suchauftrag löschen"],
    otherCreative: 404,
  },
  "POST /suchauftraege/:id/loeschen": {
    path: ownPath("/loeschen"),
    visitor: 401,
    signedIn: "→ /suchauftraege",
  },
  "GET /suchauftraege/:id/treffer/:match/passt-nicht": {
    path: "/suchauftraege/1/treffer/1/passt-nicht",
    visitor: 401,
    signedIn: 405,
  },
  "POST /suchauftraege/:id/treffer/:match/passt-nicht": {
    path: ownResultPath,
    visitor: 401,
    signedIn: "→ /suchauftraege",
  },
  "GET /suchauftraege/:id/mail": {
    path: ownPath("/mail?bis=2099-01-01&siegel=x"),
    all: [404, "Dieser Link gilt nicht"],
    proves: "REACH-14",
  },
  "POST /suchauftraege/:id/mail": {
    path: ownPath("/mail?bis=2099-01-01&siegel=x"),
    form: { tat: "beenden" },
    all: [404, "Dieser Link gilt nicht"],
    proves: "REACH-14",
  },
} satisfies Record<string, Row>;
