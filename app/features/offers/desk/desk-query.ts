import { deskPath } from "~/features/offers/offer";
import { uuidOf } from "~/http/id-of";

/** The sortings and filters of the desk, by their value in the address. The first of each is the default. */
export const sortings = {
  eingang: "Eingang",
  preis: "Preis",
  beginn: "Frühester Beginn",
  name: "Name",
} as const;

export const filters = {
  alle: "Alle",
  neu: "Neu",
  "engere-wahl": "Engere Wahl",
  offen: "Noch zu entscheiden",
  ausgewaehlt: "Ausgewählt und bestätigt",
  beendet: "Abgesagt, zurückgezogen, beendet",
} as const;

/** What the desk shows of an offer besides its price, its sender and its state. The first two are there unless others are chosen. */
export const columnLabels = {
  beginn: "Beginn",
  notiz: "Notiz",
  rechte: "Nutzungs\u00adrechte",
  dauer: "Dauer",
  enthalten: "Enthalten",
} as const;
export type DeskColumn = keyof typeof columnLabels;
const usualColumns: readonly DeskColumn[] = ["beginn", "notiz"];

/** The parameter with the chosen columns. An empty one says that some were chosen, also when none is left. */
export const columnsName = "spalten";

/** The parameter with the offers that are ticked for a refusal. */
export const tickedName = "angebot";

/** The field with the address of the desk to return to after an act. */
export const returnName = "tisch";

/** The address of the desk in a form; null for any other address. */
export function readReturn(form: FormData | URLSearchParams): string | null {
  const path = `${form.get(returnName) ?? ""}`;
  return /^\/ausschreibungen\/\d{1,10}\/angebote(\?[\w=&%.-]*)?$/.test(path) ? path : null;
}

/**
 * The most people that one refusal goes to. The desk remembers as many ticks on other pages, because they are in the
 * address.
 */
export const maxTicked = 100;

/** The ticked offers, also those on other pages of the desk. */
export const readTicked = (fields: FormData | URLSearchParams): string[] =>
  [...new Set(fields.getAll(tickedName).map((id) => uuidOf(`${id}`)))].filter((id) => id !== null);

/**
 * The ticks of offers on other pages, which a page of the desk carries along, and the number of ticks that do not fit.
 */
export function tickedElsewhere(ticked: string[], shown: { id: string }[]) {
  const others = ticked.filter((ticked) => shown.every(({ id }) => id !== ticked));
  return { elsewhere: others.slice(0, maxTicked), dropped: Math.max(0, others.length - maxTicked) };
}

/** The search of the desk's address, with other ticks. */
export function searchWith(search: string, ticked: string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(tickedName);
  for (const id of ticked) parameters.append(tickedName, id);
  return parameters.size > 0 ? `?${parameters}` : "";
}

export interface DeskQuery {
  sorting: keyof typeof sortings;
  filter: keyof typeof filters;
  columns: readonly DeskColumn[];
}

const isKey = <Key extends string>(table: Record<Key, string>, key: string | null): key is Key =>
  key !== null && Object.hasOwn(table, key);

export function readDeskQuery(search: URLSearchParams): DeskQuery {
  const [sorting, filter] = [search.get("sortierung"), search.get("stand")];
  return {
    sorting: isKey(sortings, sorting) ? sorting : "eingang",
    filter: isKey(filters, filter) ? filter : "alle",
    columns: search.has(columnsName)
      ? search.getAll(columnsName).filter((name) => isKey(columnLabels, name))
      : usualColumns,
  };
}

/** The address of the desk with this sorting and filter. */
export function deskAddress(callId: number, { sorting, filter }: Pick<DeskQuery, "sorting" | "filter">): string {
  const search = new URLSearchParams();
  if (sorting !== "eingang") search.set("sortierung", sorting);
  if (filter !== "alle") search.set("stand", filter);
  return search.size > 0 ? `${deskPath(callId)}?${search}` : deskPath(callId);
}

/** The latest search of each desk in this tab. The server never fills this. */
const searches = new Map<number, string>();

export const rememberDesk = (callId: number, search: string) => searches.set(callId, search);

/** The address of the desk as it was left, with its sorting, filter and ticks. */
export const deskAsLeft = (callId: number) => `${deskPath(callId)}${searches.get(callId) ?? ""}`;

/** The parameter that names the only offer to decline, whatever else is ticked. */
export const onlyName = "nur";

/** The parameter that asks for a refusal to everybody who waits for a decision. */
export const allName = "alle";

/** The content of a refusal's address: the offers, and the desk to return to. */
export function readDeclining(callId: number, search: URLSearchParams) {
  const only = uuidOf(search.get(onlyName));
  const left = new URLSearchParams(search);
  left.delete(onlyName);
  left.delete(allName);
  return {
    ticked: only ? [only] : readTicked(search),
    isAll: search.has(allName),
    desk: `${deskPath(callId)}${left.size > 0 ? `?${left}` : ""}`,
  };
}

/** The address of a desk without the ticks of these offers. */
export function withoutTicks(desk: string, ids: string[]): string {
  const [path = "", search = ""] = desk.split("?");
  const left = readTicked(new URLSearchParams(search)).filter((id) => !ids.includes(id));
  return path + searchWith(search, left);
}
