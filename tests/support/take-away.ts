import { onTestFinished } from "vitest";
import type { Database } from "../../app/db/client.server";

/** Renames something of the database, at the latest until the end of the test. Returns what puts it back. */
export async function takeAway(db: Database, kind: "schema" | "table" | "column", path: string) {
  const [name = "", owner] = path.split(".").reverse();
  const rename = (from: string, to: string) =>
    db.execute(
      kind === "column"
        ? `alter table ${owner} rename column ${from} to ${to}`
        : `alter ${kind} ${owner ? `${owner}.${from}` : from} rename to ${to}`,
    );
  let isAway = true;
  await rename(name, `${name}_away`);
  const putBack = async () => {
    if (isAway) await rename(`${name}_away`, name);
    isAway = false;
  };
  onTestFinished(putBack);
  return putBack;
}
