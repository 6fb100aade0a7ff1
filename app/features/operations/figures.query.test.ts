import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ensureSupportProfile } from "~/db/support-profile.server";
import { createCompany, createPerson } from "../../../tests/support/people";
import { totalOf } from "./figures";
import { listFigures } from "./figures.server";

it("counts people who registered, and no attempts [DATA-47]", async () => {
  const count = async () => {
    const figure = (await listFigures()).find(({ label }) => label === "Registrierungen");
    return totalOf(figure?.days ?? []);
  };
  const before = await count();
  await createPerson(db);
  await createCompany(db);
  await createPerson(db, { emailVerified: false });
  await ensureSupportProfile();
  expect(await count()).toBe(before + 2);
});
