import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { createCompany } from "../../../../tests/support/people";
import { listOwnCalls } from "./own-calls.server";

it("are all there, the newest first, expired and hidden ones marked [COMP-07, CALL-82]", async () => {
  const company = await createCompany(db);
  await createCallOf(db, company, { title: "Versteckt", hidden: true });
  await createCallOf(db, company, { title: "Gestern", deadline: dayFromNow(-1) });
  const page = await listOwnCalls(company.id);
  expect(page?.calls.map(({ title, state, hidden }) => ({ title, state, hidden }))).toEqual([
    { title: "Gestern", state: "abgelaufen", hidden: false },
    { title: "Versteckt", state: "offen", hidden: true },
  ]);
});

it("come in pages", async () => {
  const company = await createCompany(db);
  for (let count = 0; count < pageSizes.ownCalls + 5; count += 1) await createCallOf(db, company);
  const first = await listOwnCalls(company.id);
  const second = await listOwnCalls(company.id, first?.next ?? 0);
  const ids = [...(first?.calls ?? []), ...(second?.calls ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(pageSizes.ownCalls + 5);
  expect(second?.calls).toHaveLength(5);
  expect(second?.next).toBeNull();
});
