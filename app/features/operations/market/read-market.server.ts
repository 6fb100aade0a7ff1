import { asc, desc, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { funnelWeeks, marketSupply, marketWeeks } from "~/db/schema";
import { craftName, placeName } from "~/search-index/landing-address";
import { countShown, figuresOf, isGap, type MarketWeek, type ShownFigure } from "./figures";
import { waysOf } from "./funnel";

export interface SupplyRow {
  name: string;
  /** The search that shows who is there. */
  path: string;
  people: string;
  calls: string;
  isGap: boolean;
}

type Stored = typeof marketSupply.$inferSelect;

const nameOf = ({ kind, key }: Stored) =>
  kind === "craft" ? craftName({ craft: key, place: "" }) : placeName({ craft: "", place: key });

function toRow(row: Stored): SupplyRow {
  const name = nameOf(row);
  return {
    ...{ name, path: `/kreative?q=${encodeURIComponent(name)}`, isGap: isGap(row) },
    ...{ people: countShown(row.people).text, calls: countShown(row.calls).text },
  };
}

/** The ways from the first step to the last, by week. */
export const readWays = async () => waysOf(await db.select().from(funnelWeeks).orderBy(desc(funnelWeeks.week)));

/** All data of the page, only from counted tables. Removes numbers that are too small to be shown. */
export async function readMarket() {
  const [weeks, supply] = await Promise.all([
    db.select().from(marketWeeks).orderBy(asc(marketWeeks.week)),
    db.select().from(marketSupply).orderBy(sql`calls desc, people desc, key`),
  ]);
  const known = supply.filter((row) => nameOf(row) !== "").toSorted((one, other) => +isGap(other) - +isGap(one));
  return {
    figures: figuresOf(weeks satisfies MarketWeek[]) as ShownFigure[],
    crafts: known.filter(({ kind }) => kind === "craft").map(toRow),
    places: known.filter(({ kind }) => kind === "place").map(toRow),
  };
}
