import { desc, eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { type AgentKind, type AgentRhythm, ausschreibungen, searchAgents } from "~/db/schema";
import { canonicalQuery, readListSearch } from "~/features/agents/kinds.server";
import { storedColumns } from "~/features/agents/stored-search.server";
import { refresh } from "~/search-index/refresh.server";

interface DemoAgent {
  owner: string;
  kind: AgentKind;
  name: string;
  query: string;
  rhythm: AgentRhythm;
}

const agents: DemoAgent[] = [
  { owner: "anna", kind: "ausschreibungen", name: "Plakate", query: "q=Plakat", rhythm: "taeglich" },
  {
    owner: "anna",
    kind: "ausschreibungen",
    name: "Illustration im Bregenzerwald",
    query: "q=Illustration&ort=Bezau&umkreis=25",
    rhythm: "woechentlich",
  },
  {
    owner: "anna",
    kind: "ausschreibungen",
    name: "Verpackungen ab 1.000 €",
    query: "kategorie=Packaging&budget=1000&ohne-budget=1",
    rhythm: "seite",
  },
];

/** The number of newest calls that are news for them. */
const newCalls = 12;

export async function insertAgents(tx: Transaction, idOf: (key: string) => string): Promise<void> {
  for (const { owner, query, ...agent } of agents) {
    const search = readListSearch(agent.kind, new URLSearchParams(query));
    const columns = await storedColumns(tx, search);
    await tx
      .insert(searchAgents)
      .values({ ...agent, ...columns, profileId: idOf(owner), query: canonicalQuery(search) });
  }
  const calls = await tx
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(eq(ausschreibungen.status, "offen"))
    .orderBy(desc(ausschreibungen.publishedAt))
    .limit(newCalls);
  await refresh(
    tx,
    "call",
    calls.map(({ id }) => id),
  );
}
