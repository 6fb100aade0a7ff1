import { asc, desc, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { funnelWeeks, marketSupply, marketWeeks } from "~/db/schema";
import { findConcept, isOfUnlike, widerConcepts } from "~/search/vocabulary/vocabulary";
import { craftName, placeName } from "~/search-index/landing-address";
import { countShown, fewestShown, figuresOf, isGap, type MarketWeek, type ShownFigure } from "./figures";
import { waysOf } from "./funnel";

export interface SupplyRow {
  name: string;
  /** The search that shows who is there. */
  path: string;
  people: string;
  /** Who offers what this is a part of, where that are more: a graphic designer also makes brochures. */
  wider: { name: string; people: string } | null;
  calls: string;
  isGap: boolean;
}

type Stored = typeof marketSupply.$inferSelect;

const nameOf = ({ kind, key }: Stored) =>
  kind === "craft" ? craftName({ craft: key, place: "" }) : placeName({ craft: "", place: key });

/** Whoever can answer a call for it: as in the search, also those who offer the wider craft, but no whole field. */
function mostPeople({ kind, key, people }: Stored, crafts: ReadonlyMap<string, Stored>): Stored | null {
  const wider = kind === "craft" ? widerConcepts(key).filter((id) => !findConcept(id)?.isField && !isOfUnlike(id)) : [];
  const rows = wider.flatMap((id) => crafts.get(id) ?? []).filter((row) => row.people > people);
  return rows.toSorted((one, other) => other.people - one.people)[0] ?? null;
}

function toRow(row: Stored, crafts: ReadonlyMap<string, Stored>): SupplyRow {
  const [name, wider] = [nameOf(row), mostPeople(row, crafts)];
  return {
    ...{ name, path: `/kreative?q=${encodeURIComponent(name)}` },
    ...{ people: countShown(row.people).text, calls: countShown(row.calls).text },
    wider: wider && { name: nameOf(wider), people: countShown(wider.people).text },
    isGap: isGap({ people: wider?.people ?? row.people, calls: row.calls }),
  };
}

/** The ways from the first step to the last, by week. */
export const readWays = async () => waysOf(await db.select().from(funnelWeeks).orderBy(desc(funnelWeeks.week)));

/** A count to sort by, in which all that are shown as few are equal. */
const asShown = (count: typeof marketSupply.calls | typeof marketSupply.people) =>
  sql`case when ${count} between 1 and ${fewestShown - 1} then 1 else ${count} end`;

/** All data of the page, only from counted tables. Removes numbers that are too small to be shown. */
export async function readMarket() {
  const [weeks, supply] = await Promise.all([
    db.select().from(marketWeeks).orderBy(asc(marketWeeks.week)),
    db
      .select()
      .from(marketSupply)
      .orderBy(desc(asShown(marketSupply.calls)), desc(asShown(marketSupply.people)), marketSupply.key),
  ]);
  const known = supply.filter((row) => nameOf(row) !== "");
  const crafts = new Map(known.filter(({ kind }) => kind === "craft").map((row) => [row.key, row]));
  const rowsOf = (kind: Stored["kind"]) =>
    known
      .filter((row) => row.kind === kind)
      .map((row) => toRow(row, crafts))
      .toSorted((one, other) => +other.isGap - +one.isGap);
  return {
    figures: figuresOf(weeks satisfies MarketWeek[]) as ShownFigure[],
    crafts: rowsOf("craft"),
    places: rowsOf("place"),
  };
}
