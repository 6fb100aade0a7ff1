import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { useUp } from "../../tests/support/limits";
import { createPerson } from "../../tests/support/people";
import { superadminTimes, writeLimits } from "./limits";
import { countTry, countWrite, findReachedLimit, LimitReached, secondsUntilNextTry } from "./rate-limit.server";

const refusalOf = (id: string) =>
  countWrite(db, "name", id).then(
    () => null,
    (error: LimitReached) => error.problem,
  );

it("says before a write exactly what the write would be refused with [TELL-48]", async () => {
  const longAgo = new Date(Date.now() - 30 * 86_400_000);
  const people = {
    new: [await createPerson(db), writeLimits.name.atFirst],
    established: [await createPerson(db, { memberSince: longAgo }), writeLimits.name.times],
    superadmin: [await createPerson(db, { isSuperadmin: true }), superadminTimes(writeLimits.name)],
  } as const;
  for (const [who, [{ id }, times]] of Object.entries(people)) {
    for (let count = 0; count < times; count += 1) {
      expect(await findReachedLimit("name", id), who).toBeNull();
      await countWrite(db, "name", id);
    }
    const said = await findReachedLimit("name", id);
    expect(said?.title).toBe(writeLimits.name.title);
    expect(said).toEqual(await refusalOf(id));
  }
});

it("counts each target and each person apart, and nothing by looking [TELL-48]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  await useUp("like-again", anna.id, 1, ben.id);
  for (let look = 0; look < 3; look += 1) expect(await findReachedLimit("like-again", anna.id, ben.id)).toBeNull();
  await countWrite(db, "like-again", anna.id, ben.id);
  expect(await findReachedLimit("like-again", anna.id, ben.id)).not.toBeNull();
  expect(await findReachedLimit("like-again", anna.id)).toBeNull();
  expect(await findReachedLimit("like-again", ben.id, ben.id)).toBeNull();
  await expect(countWrite(db, "like-again", anna.id, ben.id)).rejects.toThrow(LimitReached);
});

it("says before a try how long it would have to wait [TELL-48]", async () => {
  const address = "203.0.113.77";
  while ((await secondsUntilNextTry("objection-address", address)) === 0)
    expect(await countTry("objection-address", address)).toBe(0);
  expect(await countTry("objection-address", address)).toBeGreaterThan(0);
});
