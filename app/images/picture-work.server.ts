import { askProcess } from "./picture-process.server";
import { PictureTurns } from "./picture-turns.server";
import type { Kind, Result, Task } from "./process/work";

/** Whose picture it is, and what ends the work on it. */
export interface Commission {
  account: string;
  signal?: AbortSignal;
}

const turns = new PictureTurns();

/** Gives one picture its place among all others; what it returns does one step after the other in the picture process. */
export function startPicture({ account, signal }: Commission, expectedMs: number) {
  const turn = turns.turnFor(account, expectedMs);
  return <K extends Kind>(kind: K, task: Task<K>): Promise<Result<K>> =>
    turns.take(turn, signal, () => askProcess(kind, task, signal));
}
