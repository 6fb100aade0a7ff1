import { askProcess } from "./picture-process.server";
import { PictureTurns, type Turn } from "./picture-turns.server";
import type { Kind, Result, Task } from "./process/work";

/** The account that the picture belongs to, and the signal that ends the work. */
export interface UploadRequest {
  account: string;
  signal?: AbortSignal;
}

/** Where the pictures of this process wait: here, or with those of other processes. */
interface WaitingRoom {
  turnFor(account: string, expectedMs: number): Turn | Promise<Turn>;
  take<Result>(turn: Turn, signal: AbortSignal | undefined, step: () => Promise<Result>): Promise<Result>;
}

export const turns = new PictureTurns();
let waitingRoom: WaitingRoom = turns;

/** Lets the pictures of this process wait elsewhere, so that a machine works on one at a time. */
export function setWaitingRoom(room: WaitingRoom): void {
  waitingRoom = room;
}

/**
 * Queues one picture among all others. The returned function runs its steps one by one in the picture process. It reads
 * what a step needs when its turn comes, so that memory holds the file of one picture at a time.
 */
export function startPicture({ account, signal }: UploadRequest, expectedMs: number) {
  const turn = waitingRoom.turnFor(account, expectedMs);
  return async <K extends Kind>(kind: K, task: Task<K> | (() => Promise<Task<K>>)): Promise<Result<K>> => {
    const read = async () => (typeof task === "function" ? await task() : task);
    return waitingRoom.take(await turn, signal, () => read().then((given) => askProcess(kind, given, signal)));
  };
}
