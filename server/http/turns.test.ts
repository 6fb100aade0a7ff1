import { setTimeout as delay } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { Overloaded, Turns } from "./turns";

const limits = { atOnce: 2, maxWaiting: 4, maxWaitMs: 10_000 };

/** Work that ends when the test says so, and a record of what has started. */
function workshop(turns: Turns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (who: string, name = who) =>
    turns.take(who, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endFirst = async () => {
    ends.shift()?.();
    await delay(0);
  };
  onTestFinished(async () => {
    while (ends.length > 0) await endFirst();
  });
  return { begun, start, endFirst };
}

it("lets so many work at once, and the next when one is done [SAFE-17]", async () => {
  const { begun, start, endFirst } = workshop(new Turns(limits));
  for (const who of ["a", "b", "c"]) void start(who);
  expect(begun).toEqual(["a", "b"]);
  await endFirst();
  expect(begun).toEqual(["a", "b", "c"]);
});

it("goes around among those who wait, however much one of them asks for [SAFE-17]", async () => {
  const { begun, start, endFirst } = workshop(new Turns(limits));
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) void start("a", name);
  void start("b");
  for (let count = 0; count < 4; count += 1) await endFirst();
  expect(begun).toEqual(["a1", "a2", "a3", "b", "a4", "a5"]);
});

it("refuses at once when too many wait, first of all whoever waits for most [SAFE-17]", async () => {
  const { start, begun, endFirst } = workshop(new Turns(limits));
  const asked = ["a1", "a2", "a3", "a4", "a5", "a6"].map((name) => start("a", name));
  await expect(start("a", "a7")).rejects.toThrow(Overloaded);
  const pushedOut = expect(asked[5]).rejects.toThrow(Overloaded);
  void start("b");
  await pushedOut;
  for (let count = 0; count < 5; count += 1) await endFirst();
  expect(begun).toEqual(["a1", "a2", "a3", "b", "a4", "a5"]);
});

it("refuses whoever would wait too long, and goes on with the others [SAFE-17]", async () => {
  const { begun, start, endFirst } = workshop(new Turns({ ...limits, maxWaitMs: 30 }));
  for (const who of ["a", "b"]) void start(who);
  await expect(start("c")).rejects.toThrow(Overloaded);
  void start("d");
  await endFirst();
  expect(begun).toEqual(["a", "b", "d"]);
});

it("passes the turn on also when the work fails", async () => {
  const turns = new Turns({ ...limits, atOnce: 1 });
  await expect(turns.take("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.take("b", async () => "done")).toBe("done");
});

it("leaves room for others when one has as much as one may have [SAFE-17]", async () => {
  const { begun, start, endFirst } = workshop(new Turns({ ...limits, ofOne: 1 }));
  for (const name of ["a1", "a2", "a3"]) void start("a", name);
  void start("b");
  expect(begun).toEqual(["a1", "b"]);
  await endFirst();
  expect(begun).toEqual(["a1", "b", "a2"]);
});

/** Requests of new clients, and turns that end after a time of the test's own clock. */
function timedWorkshop(limits: ConstructorParameters<typeof Turns>[0]) {
  const { start, endFirst } = workshop(new Turns(limits));
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  let asked = 0;
  const countRefused = async (people: number) => {
    let refused = 0;
    for (const last = asked + people; asked < last; asked += 1)
      start(`person ${asked}`).catch(() => {
        refused += 1;
      });
    await delay(0);
    return refused;
  };
  const pass = (ms: number) => clock.mockReturnValue(performance.now() + ms);
  const endTurnAfter = async (ms: number) => {
    pass(ms);
    await endFirst();
  };
  return { start, countRefused, pass, endTurnAfter };
}

it("refuses at once whoever would wait too long at the present speed, and takes more when it is faster [FAST-90]", async () => {
  const limits = { atOnce: 1, maxWaiting: 100, maxWaitMs: 10_000, maxExpectedMs: 200 };
  const { countRefused, endTurnAfter, pass } = timedWorkshop(limits);
  expect(await countRefused(61)).toBe(0);
  for (let turn = 0; turn < 50; turn += 1) await endTurnAfter(20);
  expect(await countRefused(5)).toBe(5);
  for (let turn = 0; turn < 60; turn += 1) {
    await endTurnAfter(2);
    expect(await countRefused(1)).toBe(0);
  }
  expect(await countRefused(40)).toBe(0);

  for (let turn = 0; turn < 35; turn += 1) await endTurnAfter(200);
  expect(await countRefused(10)).toBe(10);
  pass(6_000);
  expect(await countRefused(10)).toBe(0);
});

it("learns nothing for all from a client that only waits for its own share [FAST-90]", async () => {
  const limits = { atOnce: 4, ofOne: 1, maxWaiting: 100, maxWaitMs: 60_000, maxExpectedMs: 200 };
  const { start, countRefused, endTurnAfter } = timedWorkshop(limits);
  for (let turn = 0; turn < 40; turn += 1) void start("an office");
  for (let turn = 0; turn < 30; turn += 1) await endTurnAfter(500);
  expect(await countRefused(40)).toBe(0);
});

it("says how many turns somebody has while others wait for one [SAFE-122]", async () => {
  const turns = new Turns({ ...limits, atOnce: 3, ofOne: 2 });
  const { start, endFirst } = workshop(turns);
  for (const name of ["a1", "a2", "a3"]) void start("a", name);
  expect(turns.heldBefore("a")).toBe(0);
  void start("b");
  expect(turns.heldBefore("a")).toBe(0);
  void start("c");
  expect([turns.heldBefore("a"), turns.heldBefore("b"), turns.heldBefore("c")]).toEqual([2, 1, 0]);
  for (let count = 0; count < 2; count += 1) await endFirst();
  expect(turns.heldBefore("a")).toBe(0);
});
