import { expect, it } from "vitest";
import { acknowledge } from "~/auth/legal/acknowledge.server";
import { db } from "~/db/client.server";
import { changePerson, createPerson } from "../../../../tests/support/people";
import { countOnEarlierTerms, listAllProfiles } from "./superadmin-profiles.server";

it("shows who declined new terms and stays with earlier ones, until they agree [ACCT-82]", async () => {
  const longAgo = new Date("2025-01-01");
  const [anna, ben] = [await createPerson(db, { agbAcceptedAt: longAgo }), await createPerson(db)];
  const before = await countOnEarlierTerms();
  const listed = async () =>
    (await listAllProfiles({ onEarlierTerms: true })).profiles
      .map(({ id }) => id)
      .filter((id) => [anna.id, ben.id].includes(id));
  expect(await listed()).toEqual([]);
  await acknowledge(db, anna.id, ["agb"], "declined");
  expect([await listed(), await countOnEarlierTerms()]).toEqual([[anna.id], before + 1]);
  const { profiles: all } = await listAllProfiles({ query: anna.email });
  expect(all).toMatchObject([{ id: anna.id, onEarlierTerms: true }]);
  expect((await listAllProfiles({ query: ben.email })).profiles).toMatchObject([{ onEarlierTerms: false }]);
  await acknowledge(db, anna.id, ["agb"]);
  expect(await listed()).toEqual([]);
  await changePerson(db, ben, { agbAcceptedAt: null, agbDeclinedAt: new Date() });
  expect(await listed()).toEqual([ben.id]);
});
