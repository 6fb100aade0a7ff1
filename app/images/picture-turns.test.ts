import { setImmediate as nextTick } from "node:timers/promises";
import { expect, it } from "vitest";
import { PictureTurns } from "./picture-turns.server";

/** A clock that only steps move, and the order in which the steps ran. */
function bench() {
  let ms = 0;
  const turns = new PictureTurns(() => ms);
  const done: string[] = [];
  const picture = async (account: string, steps: number[], signal?: AbortSignal) => {
    const turn = turns.turnFor(
      account,
      steps.reduce((sum, step) => sum + step, 0),
    );
    for (const takes of steps)
      await turns.take(turn, signal, async () => {
        await nextTick();
        ms += takes;
        done.push(account);
      });
  };
  return { picture, done, pass: (more: number) => (ms += more) };
}

it("finishes one picture before the next that is as large [SAFE-31]", async () => {
  const { picture, done } = bench();
  await Promise.all([picture("anna", [100, 100, 100]), picture("ben", [100, 100, 100])]);
  expect(done.join(" ")).toBe("anna anna anna ben ben ben");
});

it("lets a small picture in between the steps of a large one [SAFE-31]", async () => {
  const { picture, done } = bench();
  await Promise.all([picture("anna", [1000, 1000, 1000]), picture("ben", [100])]);
  expect(done.join(" ")).toBe("anna ben anna anna");
});

it("lets others go before an account that has just used much time [SAFE-31]", async () => {
  const { picture, done } = bench();
  await picture("anna", [2000, 2000]);
  const many = ["anna", "anna", "anna", "anna"].map((account) => picture(account, [500]));
  await Promise.all([...many, picture("ben", [500]), picture("clara", [500])]);
  expect(done.slice(2).join(" ")).toBe("ben clara anna anna anna anna");
});

it("forgives used time over time, and lets nobody wait forever [SAFE-31]", async () => {
  const { picture, done, pass } = bench();
  await picture("anna", [3000]);
  const first = picture("clara", [10]);
  const waiting = picture("anna", [10]);
  pass(4000);
  await Promise.all([first, waiting, picture("ben", [10])]);
  expect(done.slice(1).join(" ")).toBe("clara anna ben");
});

it("drops a picture that nobody waits for any more, and goes on with the next [SAFE-33]", async () => {
  const { picture, done } = bench();
  const gone = new AbortController();
  const first = picture("anna", [10]);
  const dropped = picture("ben", [10], gone.signal);
  const next = picture("clara", [10]);
  gone.abort(new Error("the client has gone"));
  await expect(dropped).rejects.toThrow("the client has gone");
  await Promise.all([first, next]);
  expect(done.join(" ")).toBe("anna clara");
});

it("goes on after a step that failed [SAFE-31]", async () => {
  const turns = new PictureTurns();
  const failing = turns.take(turns.turnFor("anna", 1), undefined, () => Promise.reject(new Error("broken")));
  const next = turns.take(turns.turnFor("ben", 1), undefined, async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
