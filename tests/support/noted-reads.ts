import { db } from "../../app/db/client.server";
import { changes } from "../../app/db/schema";
import { ReadCache } from "../../app/visible/cached-reads.server";

/** A memory for reads that hears of writes as the site does, by the notes in the database, but only when it is told to. */
export async function notedReads() {
  let newest = 1;
  const touched = new Map<string, number>();
  const reads = new ReadCache(3600, {
    get newest() {
      return newest;
    },
    isUpToDate: () => true,
    haveChanged: (topics, after) =>
      [...topics, "everything"].some((topic) => (touched.get(topic) ?? Number.NEGATIVE_INFINITY) > after),
  });
  async function readNotes() {
    const notes = await db.delete(changes).returning({ topics: changes.topics });
    newest += 1;
    for (const topic of notes.flatMap(({ topics }) => topics)) touched.set(topic, newest);
  }
  await readNotes();
  return { reads, readNotes };
}
