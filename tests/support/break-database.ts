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
  await rename(name, `${name}_away`);
  return untilEnd(() => rename(`${name}_away`, name));
}

/** Lets a table refuse new and changed rows that a check does not hold of. Returns what lets it take them again. */
export async function refuseUnless(db: Database, table: string, check: string) {
  await db.execute(`alter table ${table} add constraint refused check (${check}) not valid`);
  return untilEnd(() => db.execute(`alter table ${table} drop constraint refused`));
}

function untilEnd(mend: () => Promise<unknown>) {
  let isBroken = true;
  const mendOnce = async () => {
    if (isBroken) await mend();
    isBroken = false;
  };
  onTestFinished(mendOnce);
  return mendOnce;
}
