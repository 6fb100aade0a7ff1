import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { deleteCall } from "~/features/calls/own/call-commands.server";
import { changeLife } from "~/features/calls/own/call-life.server";
import { sendReply } from "~/features/messages/reply.server";
import { noTerms } from "~/features/offers/terms";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { formOf } from "../../../../tests/support/form-of";
import { withJobs } from "../../../../tests/support/jobs";
import { untilBlocked } from "../../../../tests/support/locks";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, longMember, type Person } from "../../../../tests/support/people";
import { sendOffer } from "../../../../tests/support/send-offer";
import { decide } from "./act.server";
import type { Decided } from "./gate.server";
import { changeOffer } from "./save-offer.server";

withJobs();

const rounds = 4;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from rate_limits`);
  await db.execute(sql`delete from pgboss.job`);
  berg = await createCompany(db, longMember);
});

type State = typeof offers.$inferSelect.state;
type Given = { anna: Person; id: string; callId: number };
type Act = (given: Given) => Promise<Decided>;

const made = async (state: State): Promise<Given> => {
  const [call, anna] = [await createCallOf(db, berg), await createPerson(db, longMember)];
  const { id } = await createOffer(db, call, anna, { state });
  return { anna, id, callId: call.id };
};
const stateOf = async (id: string) => (await db.select().from(offers).where(eq(offers.id, id)))[0]?.state;

const bySender =
  (act: "withdraw" | "confirm" | "refuse"): Act =>
  ({ anna, id }) =>
    decide(anna.id, id, act);
const byCompany =
  (act: "select" | "take-back" | "decline"): Act =>
  ({ id }) =>
    decide(berg.id, id, act, act === "decline" ? "Leider nein." : undefined);
const change: Act = ({ anna, id }) =>
  changeOffer(anna.id, id, {
    message: "Doch anders.",
    works: [],
    terms: noTerms,
  });

/** Two acts of which only one can happen, with the state that each leads to. */
const rivals: [string, State, [Act, State], [Act, State]][] = [
  ["withdrawn and selected", "sent", [bySender("withdraw"), "withdrawn"], [byCompany("select"), "selected"]],
  ["withdrawn and declined", "sent", [bySender("withdraw"), "withdrawn"], [byCompany("decline"), "declined"]],
  ["confirmed and taken back", "selected", [bySender("confirm"), "confirmed"], [byCompany("take-back"), "sent"]],
  ["confirmed and declined", "selected", [bySender("confirm"), "confirmed"], [byCompany("decline"), "declined"]],
  ["refused and taken back", "selected", [bySender("refuse"), "withdrawn"], [byCompany("take-back"), "sent"]],
  [
    "confirmed in one tab and refused in another",
    "selected",
    [bySender("confirm"), "confirmed"],
    [bySender("refuse"), "withdrawn"],
  ],
];

it.each(rivals)(
  "lets one of two acts at the same moment happen, and tells the other what has happened: %s [OFFER-05, TALK-32]",
  async (_what, from, [one, afterOne], [other, afterOther]) => {
    for (let round = 0; round < rounds; round += 1) {
      const given = await made(from);
      // Alternate, so that each of them is sometimes first.
      const order = round % 2 === 0 ? [one, other] : [other, one];
      const decided = await Promise.all(order.map((act) => act(given)));
      const [first, second] = round % 2 === 0 ? decided : decided.toReversed();
      expect([first?.isNew, second?.isNew].toSorted()).toEqual([false, true]);
      expect(await stateOf(given.id)).toBe(first?.isNew ? afterOne : afterOther);
      expect((first?.isNew ? second : first)?.problem).toMatch(/./);
    }
  },
);

it("keeps a change or tells its sender that the company was faster [TALK-32]", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const given = await made("sent");
    const [changed, selected] = await Promise.all([change(given), byCompany("select")(given)]);
    expect(selected).toEqual({ isNew: true });
    const [row] = await db.select().from(offers).where(eq(offers.id, given.id));
    expect(row).toMatchObject({ state: "selected", version: changed?.isNew ? 2 : 1 });
    if (!changed?.isNew) expect(changed?.problem).toContain("inzwischen ausgewählt");
  }
});

const renew = ({ anna, callId }: Given) => sendOffer(anna, callId);
const goes: [string, (given: Given) => Promise<unknown>][] = [
  ["the call is deleted", ({ callId }) => deleteCall(berg.id, callId)],
  ["the company's account is deleted", () => deleteAccount(berg.id)],
  ["the sender's account is deleted", ({ anna }) => deleteAccount(anna.id)],
];
const meanwhile: [string, State, (given: Given) => Promise<unknown>][] = [
  ["confirms", "selected", bySender("confirm")],
  ["withdraws", "sent", bySender("withdraw")],
  ["changes the offer", "sent", change],
  ["offers once more", "withdrawn", renew],
];

it.each(goes.flatMap(([what, go]) => meanwhile.map(([who, from, act]) => [what, who, go, from, act] as const)))(
  "leaves no two writers waiting for each other when %s while the sender %s [TALK-32]",
  async (_what, _who, go, from, act) => {
    for (let round = 0; round < rounds / 2; round += 1) {
      if (round > 0) berg = await createCompany(db, longMember);
      const given = await made(from);
      await Promise.all([go(given), act(given), changeLife(berg.id, given.callId, "schliessen")]);
      const { rows } = await db.execute(sql`select from offers where state in ('sent', 'selected')
        and (ausschreibung_id is null or sender_id is null or company_id is null)`);
      expect(rows).toEqual([]);
    }
  },
);

it("lets a message wait for the deletion of its call before it holds the conversation [TALK-32]", async () => {
  const given = await made("sent");
  const [offer] = await db.select().from(offers).where(eq(offers.id, given.id));
  const form = formOf({ message: "Und noch etwas." });
  let sending: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ausschreibungen where id = ${given.callId} for update`);
    sending = sendReply(given.anna.id, offer?.conversationId ?? "", form);
    await untilBlocked(db);
    await tx.execute(sql`delete from ausschreibungen where id = ${given.callId}`);
  });
  expect(await sending).toBeInstanceOf(Response);
  expect(await stateOf(given.id)).toBe("ended");
});
