import { sql } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { agentLink } from "../../../app/features/agents/mails/agent-links.server";
import { createAgentOf, createMatchOf } from "../../support/agents";
import { createCallOf } from "../../support/calls";
import { createCompany } from "../../support/people";
import { by, follow, inForm, inMain, named, onPage, type World, type WriteRow } from "./write-row";

async function agentsPage({ me }: World) {
  const agent = await createAgentOf(db, me, "q=Logo");
  const call = await createCallOf(db, await createCompany(db), { title: "Ein Logo" });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from search_documents where call_id = ${call.id}`,
  );
  await createMatchOf(db, agent, rows[0]?.id ?? 0);
  return "/suchauftraege";
}

export const agentRows: Record<string, WriteRow> = {
  ...by("creative", {
    "POST /suchauftraege/neu": {
      page: "/suchauftraege/neu",
      fill: (page) => page.getByLabel("Suchwörter").fill("Logo"),
      mayBeEmpty: true,
      button: inMain("Suchauftrag anlegen"),
      says: "Fehler beim Speichern des Suchauftrags",
    },
    "POST /suchauftraege/:id": {
      page: async ({ me }) => `/suchauftraege/${await createAgentOf(db, me, "q=Logo")}`,
      mayBeEmpty: true,
      button: inMain("Suchauftrag speichern"),
      says: "Fehler beim Speichern des Suchauftrags",
    },
    ...onPage(agentsPage, {
      "POST /suchauftraege/:id/pause": { button: named(/^Pausieren/), says: "Fehler beim Pausieren des Suchauftrags" },
      "POST /suchauftraege/:id/treffer/:match/passt-nicht": {
        button: named(/^Das passt nicht/),
        says: "Fehler beim Speichern",
      },
    }),
    "POST /suchauftraege/:id/loeschen": {
      page: agentsPage,
      fill: follow(/^Löschen/, "/loeschen"),
      button: inForm("/loeschen", "Löschen"),
      says: "Fehler beim Löschen des Suchauftrags",
    },
    "POST /suchauftraege/:id/mail": {
      page: async ({ me }) => {
        const { pathname, search } = new URL(agentLink(await createAgentOf(db, me, "q=Logo")));
        return pathname + search;
      },
      button: inMain("Diesen Suchauftrag beenden"),
      says: "Fehler beim Beenden des Suchauftrags",
    },
  }),
};
