import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { reportSubjects } from "~/db/schema";
import type { Subject } from "./reported";

/** Stores what a report or decision is about, or updates its name and address. Returns its row's id. */
export async function keepSubject(on: Connection, { kind, id, name, path, concerns }: Subject): Promise<string> {
  const [kept] = await on
    .insert(reportSubjects)
    .values({ kind, contentId: id, name, path, concerns })
    .onConflictDoUpdate({
      target: [reportSubjects.kind, reportSubjects.contentId],
      set: { name, path: sql`coalesce(excluded.path, ${reportSubjects.path})`, concerns },
    })
    .returning({ id: reportSubjects.id });
  if (!kept) throw new Error("The subject was not stored");
  return kept.id;
}
