import { Floor } from "./floor.mjs";
import { runPart } from "./run-part.mjs";

/**
 * Runs the lanes beside each other, and the parts of a lane one after the other. The first part that fails ends all of
 * them. Returns its name.
 */
export async function runLanes(lanes) {
  const floor = new Floor();
  const end = new AbortController();
  let failed;
  await Promise.all(
    lanes.map(async (parts) => {
      for (const [name, [command, ...words], options] of parts) {
        if (end.signal.aborted) return;
        const code = await runPart(name, command, words, { ...options, floor, end: end.signal });
        if (code === 0 || end.signal.aborted) continue;
        failed = name;
        end.abort();
      }
    }),
  );
  return failed;
}
