import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { conversations, messages, offers } from "~/db/schema";
import { deleteCall } from "~/features/calls/own/call-commands.server";
import { deleteCallForReason } from "~/features/calls/superadmin/moderate-call.server";
import { openedBy } from "~/features/messages/conversation.server";
import { endUndecided } from "~/features/offers/own/end-undecided.server";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { createCallOf, dayFromNow } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { withJobs } from "../../tests/support/jobs";
import { createOffer } from "../../tests/support/offers";
import { createCompany, createPerson, type Person } from "../../tests/support/people";
import { blockPartner } from "./block.server";
import { countUnread } from "./unread.server";

withJobs();

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  [anna, berg] = [await createPerson(db), await createCompany(db)];
});

const offered = async (call: Parameters<typeof createCallOf>[2] = {}, state: "sent" | "selected" = "selected") =>
  createOffer(db, await createCallOf(db, berg, call), anna, { state });

/** The last line of the conversation for one side, and how many conversations that side has not read. */
async function learned(person: Person, { conversationId }: { conversationId: string }) {
  const unread = await countUnread(person.id);
  const entry = (await openedBy(person.id, conversationId, null))?.entries.at(-1);
  return { unread, kind: entry?.kind, isBySite: entry?.isBySite, text: entry?.text };
}

const line = (text: string, unread: number) => ({ unread, kind: "notice", isBySite: true, text });

describe("an offer that ends without a decision writes its line into the conversation", () => {
  it.each(["sent", "selected"] as const)(
    "thirty days after its call was over, when it was %s [OFFER-60]",
    async (state) => {
      const offer = await offered({ deadline: dayFromNow(-31) }, state);
      await endUndecided();
      expect(await learned(anna, offer)).toEqual(line("Ohne Entscheidung beendet", 1));
      expect(await learned(berg, offer)).toEqual(line("Ohne Entscheidung beendet", 0));
      expect(await endUndecided()).toBe(0);
      expect(await db.$count(messages, eq(messages.kind, "notice"))).toBe(1);
    },
  );

  it.each<[string, (id: number) => Promise<unknown>]>([
    ["its company", (id) => deleteCall(berg.id, id)],
    [
      "a superadmin",
      async (id) => deleteCallForReason((await createPerson(db, { isSuperadmin: true })) as unknown as Viewer, id, "x"),
    ],
  ])("when %s deletes the call [OFFER-60]", async (_who, remove) => {
    const offer = await offered();
    await remove(offer.ausschreibungId ?? 0);
    const said = "Ohne Entscheidung beendet, weil die Ausschreibung gelöscht wurde";
    expect(await learned(anna, offer)).toEqual(line(said, 1));
    expect(await learned(berg, offer)).toEqual(line(said, 0));
    const [stored] = await db.select().from(conversations);
    expect(stored).toMatchObject({ ausschreibungId: null, lastMessageAt: expect.any(Date) });
  });

  it("when the company deletes its account [OFFER-60]", async () => {
    const offer = await offered();
    await deleteAccount(berg.id);
    expect(await learned(anna, offer)).toEqual(line("Ohne Entscheidung beendet, weil es das Konto nicht mehr gibt", 1));
  });

  it("when its sender deletes the account, to the company [OFFER-60]", async () => {
    const offer = await offered();
    await deleteAccount(anna.id);
    expect(await learned(berg, offer)).toEqual(line("Angebot zurückgezogen, weil es das Konto nicht mehr gibt", 1));
  });

  it("when one side blocks the other, without a word about who [OFFER-60, TALK-30]", async () => {
    const offer = await offered();
    await blockPartner(berg.id, offer.conversationId, true);
    expect(await learned(anna, offer)).toEqual(line("Ohne Entscheidung beendet", 1));
    const [last] = await db.select().from(messages).orderBy(desc(messages.id));
    expect([last?.senderId, last?.recipientId]).toEqual([null, null]);
  });
});

it("what was decided before stays without such a line [OFFER-60]", async () => {
  const offer = await createOffer(db, await createCallOf(db, berg), anna, {
    ...{ state: "confirmed", deliveredAt: new Date(), acceptedAt: new Date(), acceptedBy: "company" },
  });
  await deleteCall(berg.id, offer.ausschreibungId ?? 0);
  await deleteAccount(berg.id);
  expect(await db.$count(messages, eq(messages.kind, "notice"))).toBe(0);
  expect((await db.select().from(offers))[0]?.state).toBe("confirmed");
});

it("accounts and calls that go at the same moment do not wait for each other for ever [OFFER-60, TALK-32]", async () => {
  for (let round = 0; round < 4; round += 1) {
    await clearProfiles();
    [anna, berg] = [await createPerson(db), await createCompany(db)];
    const made = await Promise.all([1, 2, 3].map(() => offered({ deadline: dayFromNow(-31) })));
    await Promise.all([
      deleteAccount(anna.id),
      round % 2 ? deleteAccount(berg.id) : blockPartner(berg.id, made[0]?.conversationId ?? "", true),
      endUndecided(),
      ...made.map(({ ausschreibungId }) => deleteCall(berg.id, ausschreibungId ?? 0)),
    ]);
    expect(await db.$count(offers, eq(offers.state, "selected"))).toBe(0);
  }
});
