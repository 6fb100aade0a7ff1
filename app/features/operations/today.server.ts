import type { CallStand } from "./quiet-calls";
import { countQuietCalls, listQuietCalls } from "./quiet-calls.server";
import { maxCalls, type QuietCalls } from "./today";

/** The first calls at a stand, and how many there are. */
async function readCalls(stand: CallStand): Promise<QuietCalls> {
  const [{ calls }, count] = await Promise.all([
    listQuietCalls({ stand, limit: maxCalls }),
    countQuietCalls({ stand }),
  ]);
  return { count, first: calls.map(({ id, slug, title }) => ({ title, path: `/ausschreibungen/${slug}-${id}` })) };
}

/** The calls that are quiet. */
export async function readQuiet() {
  const [withoutOffer, undecided, unanswered] = await Promise.all([
    readCalls("wartet"),
    readCalls("unentschieden"),
    readCalls("unbeantwortet"),
  ]);
  return { withoutOffer, undecided, unanswered };
}
