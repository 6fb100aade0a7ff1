import { listPoints } from "~/features/operations/setup/find-out.server";
import type { PointState } from "~/features/operations/setup/point";
import { withDatabase } from "./postgres/with-database";

const labels: Record<PointState, string> = { good: "OK   ", open: "TO DO", unknown: "?    " };

/** `npm run doctor`: prints the check list of `/admin/einrichten`. Ends with 1 while a point is open, for monitoring. */
export async function doctor(): Promise<void> {
  const points = await withDatabase(() => listPoints(null));
  for (const { title, state, text } of points) process.stdout.write(`${labels[state]}  ${title}: ${text}\n`);
  if (points.some(({ state }) => state === "open")) process.exitCode = 1;
}
