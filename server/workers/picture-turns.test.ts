import { EventEmitter } from "node:events";
import { setImmediate as nextTick } from "node:timers/promises";
import { expect, it } from "vitest";
import { PictureTurns } from "~/images/picture-turns.server";
import { openChannel } from "./channel";
import { pictureTurns, turnsOf } from "./picture-turns";

/** One end of a line whose other end is `other()`. */
class End extends EventEmitter {
  readonly #other: () => End;

  constructor(other: () => End) {
    super();
    this.#other = other;
  }

  send(message: object): void {
    setImmediate(() => this.#other().emit("message", structuredClone(message)));
  }
}

function workersOf(turns: PictureTurns) {
  return () => {
    const parent: End = new End(() => worker);
    const worker: End = new End(() => parent);
    openChannel(parent, pictureTurns(turns));
    return { ...turnsOf(openChannel(worker, {})), die: () => parent.emit("disconnect") };
  };
}

it("works on one picture at a time for all workers, in fair turns [FAST-50, SAFE-31]", async () => {
  const addWorker = workersOf(new PictureTurns());
  const [one, two] = [addWorker(), addWorker()];
  const done: string[] = [];
  let busy = 0;
  const picture = async (worker: typeof one, account: string, expectedMs: number) => {
    const turn = await worker.turnFor(account, expectedMs);
    for (let step = 0; step < 2; step += 1)
      await worker.take(turn, undefined, async () => {
        busy += 1;
        expect(busy).toBe(1);
        await nextTick();
        busy -= 1;
        done.push(account);
      });
  };
  await Promise.all([picture(one, "anna", 3_000), picture(two, "ben", 500), picture(one, "clara", 60_000)]);
  expect(done).toEqual(["anna", "ben", "ben", "anna", "clara", "clara"]);
});

it("passes on the turn of a worker that dies, and of a picture that nobody waits for [FAST-50, SAFE-33]", async () => {
  const addWorker = workersOf(new PictureTurns());
  const [dying, other] = [addWorker(), addWorker()];
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const never = new Promise<never>(() => {});
  void dying.take(await dying.turnFor("anna", 1), undefined, () => {
    begin();
    return never;
  });
  await hasBegun;
  const gone = new AbortController();
  const left = other.take(await other.turnFor("ben", 1), gone.signal, async () => "ben");
  const waiting = other.take(await other.turnFor("clara", 1), undefined, async () => "clara");
  gone.abort(new Error("the client has gone"));
  await expect(left).rejects.toThrow("the client has gone");
  dying.die();
  expect(await waiting).toBe("clara");
});
