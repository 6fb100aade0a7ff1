import { expect, it } from "vitest";
import { hashInTurn, runInTurn, TooBusy } from "./hashing.server";

/** Work that records its start and ends when the test calls `end`. */
function held(begun: string[], name: string, options?: { isKnown: boolean }) {
  const end = Promise.withResolvers<string>();
  const work = runInTurn(() => {
    begun.push(name);
    return end.promise;
  }, options);
  return { work, end: () => end.resolve(name) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("does two at once and lets twenty wait; one more is refused at once, in German [ACCT-12]", async () => {
  const begun: string[] = [];
  const all = Array.from({ length: 22 }, (_, index) => held(begun, `${index}`));
  await settled();
  expect(begun).toEqual(["0", "1"]);
  const refused = await runInTurn(async () => "too much").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooBusy);
  expect(`${refused}`).toContain("Gerade melden sich sehr viele Personen an.");
  for (const { end } of all) end();
  expect(await Promise.all(all.map(({ work }) => work))).toEqual(all.map((_, index) => `${index}`));
  expect(await runInTurn(async () => "free again")).toBe("free again");
});

it("lets known browsers go first, however many strangers wait [ACCT-12]", async () => {
  const begun: string[] = [];
  const strangers = Array.from({ length: 22 }, (_, index) => held(begun, `${index}`));
  const owner = held(begun, "owner", { isKnown: true });
  strangers[0]?.end();
  await settled();
  expect(begun).toEqual(["0", "1", "owner"]);
  for (const { end } of [owner, ...strangers]) end();
  expect(await owner.work).toBe("owner");
  await Promise.all(strangers.map(({ work }) => work));
});

it("passes the turn on when work fails, and needs no second turn for nested work [ACCT-12]", async () => {
  for (let count = 0; count < 5; count += 1)
    await expect(runInTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const hash = await runInTurn(() => hashInTurn.hash("Mostbirne"));
  const within = await Promise.all(
    [1, 2, 3].map(() => runInTurn(() => hashInTurn.verify({ hash, password: "Mostbirne" }))),
  );
  expect(within).toEqual([true, true, true]);
  expect(await hashInTurn.verify({ hash, password: "Most" })).toBe(false);
});
