import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { createAttachment } from "../../../../tests/support/attachments";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { changePerson, createCompany, createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import { decide } from "./act.server";
import { findOrder } from "./order.server";

withJobs();

let anna: Person;
let berg: Person;
let id: string;

beforeEach(async () => {
  await clearProfiles();
  [anna, berg] = [await createPerson(db, { name: "Anna Fink" }), await createCompany(db, { name: "Studio Berg" })];
  ({ id } = await createOffer(db, await createCallOf(db, berg), anna));
});

const orderFor = async (viewer: Person) => (await findOrder(id, viewer.id))?.order ?? null;
const namesOf = async (viewer: Person) => {
  const order = await orderFor(viewer);
  return order && [order.parties.company?.name ?? null, order.parties.sender?.name ?? null];
};

it("an order begins with the confirmation, is the same for both sides, and for nobody else [ORDER-01, ORDER-06]", async () => {
  await decide(berg.id, id, "select");
  await decide(berg.id, id, "take-back");
  const selectedAt = async () => (await db.select().from(offers).where(eq(offers.id, id)))[0]?.selectedAt;
  expect([await selectedAt(), await orderFor(anna)]).toEqual([null, null]);
  await decide(berg.id, id, "select");
  expect([await selectedAt(), await orderFor(berg)]).toEqual([expect.any(Date), null]);
  const [stored] = await db.select().from(offers).where(eq(offers.id, id));
  const call = { id: stored?.ausschreibungId ?? 0 };
  await createAttachment(db, call, { name: "Briefing.pdf" });
  await decide(anna.id, id, "confirm");
  await createAttachment(db, call, { name: "Später.pdf" });
  const order = await orderFor(anna);
  expect(order?.parties.company?.files).toEqual(["Briefing.pdf"]);
  expect(order).toEqual(await orderFor(berg));
  expect(await namesOf(berg)).toEqual(["Studio Berg", "Anna Fink"]);
  expect(order?.parties.sender?.email).toBe(anna.email);
  expect((order?.selectedAt ?? "") < (order?.confirmedAt ?? "")).toBe(true);
  const superadmin = await createPerson(db, { isSuperadmin: true });
  expect([await orderFor(superadmin), await findOrder(null, anna.id)]).toEqual([null, null]);
  for (const { email } of [anna, berg])
    expect((await queuedMails(email)).at(-1)?.text).toContain(`/angebote/${id}/auftragsblatt`);
});

it("an order keeps the sides as they were, until the account of one goes [ORDER-04]", async () => {
  await decide(berg.id, id, "select");
  await decide(anna.id, id, "confirm");
  await changePerson(db, anna, { name: "Anna Rusch" });
  expect(await namesOf(berg)).toEqual(["Studio Berg", "Anna Fink"]);
  await deletePerson(db, anna);
  expect(await namesOf(berg)).toEqual(["Studio Berg", null]);
  await deletePerson(db, berg);
  expect(await orderFor(berg)).toBeNull();
});
