import { expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { withJobs } from "../../../../tests/support/jobs";
import { createPerson, storedPerson } from "../../../../tests/support/people";
import { giveRoles } from "./give-roles.server";

withJobs();

it("keeps what another superadmin has given or taken since the form was opened [ADM-74]", async () => {
  const vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  const { id } = await createPerson(db, { roles: ["redaktion"] });
  const roles = async () => (await storedPerson(db, { id }))?.roles;
  await giveRoles(vera, id, { seen: [], chosen: ["moderation"] });
  expect(await roles()).toEqual(["redaktion", "moderation"]);
  await giveRoles(vera, id, { seen: ["redaktion"], chosen: [] });
  expect(await roles()).toEqual(["moderation"]);
  expect(await giveRoles(vera, id, { seen: ["redaktion"], chosen: [] })).toBe(false);
});
