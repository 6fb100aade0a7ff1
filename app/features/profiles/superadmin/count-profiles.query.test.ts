import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createPerson, unique } from "../../../../tests/support/people";
import { countProfiles } from "./superadmin-profiles.server";

it("counts what a list finds [ADM-61]", async () => {
  const family = unique("Zähler").replaceAll(" ", "");
  for (const name of ["Eins", "Zwei"]) await createPerson(db, { name: `${family} ${name}` });
  expect(await countProfiles({ query: family })).toBe(2);
  expect(await countProfiles({ query: family, stand: "unbestaetigt" })).toBe(0);
});
