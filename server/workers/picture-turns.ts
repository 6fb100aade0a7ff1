import { once } from "node:events";
import type { PictureTurns, Turn } from "~/images/picture-turns.server";
import type { Channel, Handlers } from "./channel";

/** The parent's side: all workers wait in one queue. A worker that ends leaves it, and passes on the turn that it had. */
export const pictureTurns = (turns: PictureTurns): Handlers => ({
  "picture-turn": ({ account, expectedMs }: { account: string; expectedMs: number }) =>
    turns.turnFor(account, expectedMs),
  "picture-step": (turn: Turn, through: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      const step = async () => {
        begin();
        if (!through.aborted) await once(through, "abort");
      };
      turns.take(turn, through, step).catch(refuse);
    }),
});

/** The worker's side. Only turns travel between the processes, because the pixels of a picture take 8 MB. */
export const turnsOf = (parent: Channel) => ({
  turnFor: (account: string, expectedMs: number) => parent.ask<Turn>("picture-turn", { account, expectedMs }),
  async take<Result>(turn: Turn, signal: AbortSignal | undefined, step: () => Promise<Result>): Promise<Result> {
    const done = new AbortController();
    const through = signal ? AbortSignal.any([signal, done.signal]) : done.signal;
    await parent.hold("picture-step", turn, through);
    try {
      return await step();
    } finally {
      done.abort();
    }
  },
});
