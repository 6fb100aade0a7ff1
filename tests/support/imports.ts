import type { Connection } from "../../app/db/client.server";
import { memberImports } from "../../app/db/schema";
import { unique, uniqueEmail } from "./people";

const columns = { hasHeader: true, nameColumn: 0, firstNameColumn: null, emailColumn: 1 };

/** The choice of the one row that `createImport` stores, as its form sends it. */
export const importChoice = {
  hasHeader: "on",
  nameColumn: "0",
  firstNameColumn: "",
  emailColumn: "1",
  shown: "2",
  chosen: "2",
};

/** Stores a list with one new person, and returns its id. */
export async function createImport(on: Connection, { isFinished = false } = {}): Promise<number> {
  const cells = [
    ["Name", "E-Mail"],
    [unique("Frida Rüf"), uniqueEmail("frida")],
  ];
  const state = isFinished ? { cells: null, chosen: [], finishedAt: new Date(), reserved: 1 } : { cells, chosen: [2] };
  const [row] = await on
    .insert(memberImports)
    .values({ ...columns, ...state })
    .returning({ id: memberImports.id });
  if (!row) throw new Error("The list was not stored");
  return row.id;
}
