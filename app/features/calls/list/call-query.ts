import { categories } from "~/features/calls/categories";
import { idOf } from "~/http/id-of";

const longestQuery = 120;

/** Reads the list's query from its address. Drops invalid values. */
export function readCallQuery(url: string) {
  const parameters = new URL(url).searchParams;
  const category = parameters.get("kategorie");
  return {
    filter: {
      query: (parameters.get("q") ?? "").normalize("NFC").trim().slice(0, longestQuery),
      category: categories.some(({ name }) => name === category) ? category : null,
      after: parameters.get("nach"),
    },
    openCall: idOf(parameters.get("ausschreibung")),
    opensForm: parameters.has("neu"),
  };
}

/** Whether this address loads the list instead of only opening a dialog over it. */
export function isCallList({ pathname, search }: { pathname: string; search: string }): boolean {
  const parameters = new URLSearchParams(search);
  return pathname === "/ausschreibungen" && !parameters.has("ausschreibung") && !parameters.has("neu");
}

/** The list's address with some parameters changed, without those that open a dialog. */
export function callListPath(search: string, changes: Record<string, string | null> = {}): string {
  const parameters = new URLSearchParams(search);
  const all: Record<string, string | null> = { ausschreibung: null, neu: null, ...changes };
  for (const [name, value] of Object.entries(all)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `/ausschreibungen${parameters.size > 0 ? `?${parameters}` : ""}`;
}
