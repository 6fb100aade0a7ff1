import type { AgentKind, AgentRhythm } from "~/db/schema";
import { type Labelled, type Parts, partsFor } from "~/text/differences";
import { agentMax } from "~/text/maximums";
import { rhythms } from "../agent";
import { searchText } from "../kinds.server";
import type { ListSearch } from "../stored-search.server";

export interface Wanted {
  name?: string;
  rhythm: AgentRhythm;
  search: ListSearch;
}

/** The name of an agent that nobody has named. */
export const suggestedName = (kind: AgentKind, search: ListSearch) =>
  [...searchText(kind, search)].slice(0, agentMax.name).join("");

/** The name that a person has given. Null for a suggested name, which follows the search. */
export const givenName = (kind: AgentKind, { name, search }: Pick<Wanted, "name" | "search">) =>
  name && name !== suggestedName(kind, search) ? name : null;

/** What the form of an agent fills, as its owner reads it. */
export function partsOf(kind: AgentKind, agent: Wanted): Parts {
  const { search, rhythm } = agent;
  const fields: Labelled<keyof Wanted> = {
    search: ["Suche", [searchText(kind, search), ...(search.isLiteral ? ["nur wörtlich"] : [])]],
    rhythm: ["Wie oft sollen wir Ihnen schreiben?", rhythms.find(({ value }) => value === rhythm)?.label],
    name: ["Name des Suchauftrags", givenName(kind, agent)],
  };
  return partsFor(fields);
}
