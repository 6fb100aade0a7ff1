import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf, dayFromNow, storedCall } from "../../tests/support/calls";
import { createCompany, createPerson, storedPerson } from "../../tests/support/people";
import { tidyUp } from "./housekeeping.server";

it("ends recommendations after its last day, which still counts [ADM-10, CALL-84]", async () => {
  const berg = await createCompany(db);
  const ends = [dayFromNow(-1), dayFromNow(0), null];
  const people = await Promise.all(ends.map((featuredUntil) => createPerson(db, { featured: true, featuredUntil })));
  const calls = await Promise.all(
    ends.map((featuredUntil) => createCallOf(db, berg, { featured: true, featuredUntil })),
  );
  await tidyUp();
  const isPersonRecommended = async (id: string) => (await storedPerson(db, { id }))?.featured;
  const isCallRecommended = async (id: number) => (await storedCall(db, { id }))?.featured;
  expect(await Promise.all(people.map(({ id }) => isPersonRecommended(id)))).toEqual([false, true, true]);
  expect(await Promise.all(calls.map(({ id }) => isCallRecommended(id)))).toEqual([false, true, true]);
});
