import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { accounts, verifications } from "~/db/schema";
import { changePerson, createPerson, deletePerson, type Person, uniqueEmail } from "../../tests/support/people";

let anna: Person;
let ben: Person;

async function addLink({ id }: Person, identifier: string) {
  await db.insert(verifications).values({ identifier, value: id, expiresAt: new Date(Date.now() + 3_600_000) });
}

const countLinks = ({ id }: Person) => db.$count(verifications, eq(verifications.value, id));

beforeEach(async () => {
  [anna, ben] = [await createPerson(db), await createPerson(db)];
  for (const [person, name] of [
    [anna, "one"],
    [anna, "other"],
    [ben, "ben"],
  ] as const)
    await addLink(person, `${name} ${person.id}`);
});

it.each([
  ["another password", () => db.update(accounts).set({ password: "another" }).where(eq(accounts.userId, anna.id))],
  ["another address", () => changePerson(db, anna, { email: uniqueEmail() })],
  ["no account any more", () => deletePerson(db, anna)],
] as const)("with %s all links of that account end, and no others [ACCT-06]", async (_, change) => {
  await change();
  expect([await countLinks(anna), await countLinks(ben)]).toEqual([0, 1]);
});

it("links survive all other changes [ACCT-06]", async () => {
  await db.update(accounts).set({ updatedAt: new Date() });
  await changePerson(db, anna, { title: "Grafikerin", email: anna.email });
  expect(await countLinks(anna)).toBe(2);
});
