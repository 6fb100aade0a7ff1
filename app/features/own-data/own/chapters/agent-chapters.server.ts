import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { agentMatches, searchAgents } from "~/db/schema";
import { chapter } from "../chapter";
import { createdAndChanged } from "../words";

export const agentChapters = (id: string) => [
  chapter(
    "suchauftraege",
    "Suchaufträge",
    db
      .select({
        name: searchAgents.name,
        kind: searchAgents.kind,
        query: searchAgents.query,
        rhythm: searchAgents.rhythm,
        pausedAt: searchAgents.pausedAt,
        createdAt: searchAgents.createdAt,
        updatedAt: searchAgents.updatedAt,
      })
      .from(searchAgents)
      .where(eq(searchAgents.profileId, id)),
    {
      name: "Name",
      kind: ["Wofür", { ausschreibungen: "Ausschreibungen", kreative: "Kreative", arbeiten: "Arbeiten" }],
      query: "Adresse der Suche",
      rhythm: [
        "Wie oft",
        { sofort: "sofort", taeglich: "täglich", woechentlich: "wöchentlich", seite: "nur auf der Seite" },
      ],
      pausedAt: "Pausiert seit",
      ...createdAndChanged,
    },
  ),
  // The person may not see the current name of a profile, work or call, so the copy has its number instead.
  chapter(
    "treffer_von_suchauftraegen",
    "Treffer von Suchaufträgen",
    db
      .select({
        name: searchAgents.name,
        thing: sql<number>`${agentMatches.documentId}`,
        foundAt: agentMatches.foundAt,
        toldAt: agentMatches.toldAt,
        seenAt: agentMatches.seenAt,
        dismissedAt: agentMatches.dismissedAt,
      })
      .from(agentMatches)
      .innerJoin(searchAgents, eq(searchAgents.id, agentMatches.agentId))
      .where(eq(searchAgents.profileId, id)),
    {
      name: "Suchauftrag",
      thing: "Kennung des Treffers",
      foundAt: "Gefunden am",
      toldAt: "Per E-Mail am",
      seenAt: "Gesehen am",
      dismissedAt: "Passte nicht, am",
    },
  ),
];
