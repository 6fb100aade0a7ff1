import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { countUnread } from "~/conversations/unread.server";
import { db } from "~/db/client.server";
import { conversations } from "~/db/schema";
import { sendReply } from "~/features/messages/reply.server";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { formOf } from "../../../../tests/support/form-of";
import { withJobs } from "../../../../tests/support/jobs";
import { createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { sendOffer } from "../../../../tests/support/send-offer";
import { decide } from "./act.server";
import { declineOffers } from "./decline.server";
import { findOwnOffers } from "./find-offer.server";
import { noteRead } from "./note-read.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;
let offerId: string;

beforeEach(async () => {
  await clearProfiles();
  [anna, berg] = [await createPerson(db), await createCompany(db)];
  call = await createCallOf(db, berg);
  await sendOffer(anna, call.id);
  offerId = (await findOwnOffers([call.id], anna.id))[call.id] ?? expect.fail("no offer");
});

const unread = () => Promise.all([countUnread(anna.id), countUnread(berg.id)]);

async function reply(from: Person) {
  const [conversation] = await db.select().from(conversations);
  await sendReply(from.id, conversation?.id ?? "", formOf({ message: "Noch etwas." }));
}

it("opening an offer clears its number, for the side that opens it [TALK-61]", async () => {
  expect(await unread()).toEqual([0, 1]);
  expect([await noteRead(offerId, anna.id), await unread()]).toEqual([false, [0, 1]]);
  expect([await noteRead(offerId, (await createCompany(db)).id), await unread()]).toEqual([false, [0, 1]]);
  expect([await noteRead(offerId, berg.id), await unread()]).toEqual([true, [0, 0]]);
  await decide(berg.id, offerId, "select");
  expect(await unread()).toEqual([1, 0]);
  expect([await noteRead(offerId, anna.id), await unread()]).toEqual([true, [0, 0]]);
});

it("a reply that the offer does not show stays unread, and an earlier one that was read does not hold others back [TALK-61]", async () => {
  await reply(anna);
  expect([await noteRead(offerId, berg.id), await unread()]).toEqual([false, [0, 1]]);
  await db
    .update(conversations)
    .set({ otherUnread: 0, otherReadAt: new Date() })
    .where(eq(conversations.otherId, berg.id));
  await decide(anna.id, offerId, "withdraw");
  expect([await noteRead(offerId, berg.id), await unread()]).toEqual([true, [0, 0]]);
});

it("the words of a refusal stay unread until they are read in the conversation [TALK-61]", async () => {
  await declineOffers(berg.id, call.id, [offerId], "Leider nein.");
  expect([await noteRead(offerId, anna.id), (await unread())[0]]).toEqual([false, 1]);
});
