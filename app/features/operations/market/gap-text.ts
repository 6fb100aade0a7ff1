import type { SupplyRow } from "./read-market.server";

/** A gap in words, with whoever could answer it as in its row. */
export const gapText = ({ name, calls, people, wider }: Pick<SupplyRow, "name" | "calls" | "people" | "wider">) =>
  `${name} (${calls} Ausschreibungen, ${people === "0" ? "niemand" : `${people} Kreative`}${wider ? `, ${wider.name}: ${wider.people}` : ""})`;
