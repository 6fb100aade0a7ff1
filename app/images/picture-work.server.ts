import { askProcess } from "./picture-process.server";
import { PictureTurns } from "./picture-turns.server";
import type { Kind, Result, Task } from "./process/work";

/** The account that the picture belongs to, and the signal that ends the work. */
export interface Commission {
  account: string;
  signal?: AbortSignal;
}

const turns = new PictureTurns();

/** Queues one picture among all others. The returned function runs its steps one by one in the picture process. */
export function startPicture({ account, signal }: Commission, expectedMs: number) {
  const turn = turns.turnFor(account, expectedMs);
  return <K extends Kind>(kind: K, task: Task<K>): Promise<Result<K>> =>
    turns.take(turn, signal, () => askProcess(kind, task, signal));
}
