import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blockPartner } from "~/conversations/block.server";
import { db } from "~/db/client.server";
import { ausschreibungen, blockedPeople, offers, profiles } from "~/db/schema";
import type { OfferAct } from "~/features/offers/states";
import { noTerms } from "~/features/offers/terms";
import { createCallOf } from "../../../../tests/support/calls";
import { createConversation } from "../../../../tests/support/conversations";
import { withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { changePerson, createCompany, createPerson, longMember, type Person } from "../../../../tests/support/people";
import { sendOffer } from "../../../../tests/support/send-offer";
import { decide } from "./act.server";
import { findDesk } from "./desk.server";
import { findOffer } from "./find-offer.server";
import { whyNotGoOn } from "./gate.server";
import { shortlist } from "./private.server";
import { changeOffer, upholdOffer } from "./save-offer.server";
import { listSentOffers } from "./sent-offers.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  await db.execute(sql`truncate profiles cascade`);
  anna = await createPerson(db, longMember);
  berg = await createCompany(db);
  call = await createCallOf(db, berg);
});

/** Every act that people do, and the state from which they do it. */
const acts = {
  change: ["sent", (id) => changeOffer(anna.id, id, { message: "Anders.", terms: noTerms, works: [] })],
  uphold: ["sent", (id) => upholdOffer(anna.id, id, "")],
  confirm: ["selected", (id) => decide(anna.id, id, "confirm")],
  shortlist: ["sent", (id) => shortlist(berg.id, id, true)],
  select: ["sent", (id) => decide(berg.id, id, "select")],
  withdraw: ["sent", (id) => decide(anna.id, id, "withdraw")],
  refuse: ["selected", (id) => decide(anna.id, id, "refuse")],
  "take-back": ["selected", (id) => decide(berg.id, id, "take-back")],
  decline: ["sent", (id) => decide(berg.id, id, "decline", "Leider nein.")],
} as const satisfies Partial<
  Record<OfferAct, ["sent" | "selected", (id: string) => Promise<{ isNew: boolean; problem?: string } | null>]>
>;

/** Does each act on an offer of its own, and says which were refused, with the texts. */
async function refused() {
  const problems: Record<string, string> = {};
  for (const [act, [state, run]] of Object.entries(acts)) {
    await db.delete(offers);
    await db.execute(sql`delete from conversations`);
    const { id } = await createOffer(db, call, anna, { state });
    const done = await run(id);
    if (done?.problem) problems[act] = done.problem;
  }
  return problems;
}

const leading = ["change", "uphold", "confirm", "shortlist", "select"];
const all = (text: string) => Object.fromEntries(leading.map((act) => [act, text]));

describe("the gate of the acts on an offer", () => {
  it("lets nobody go on with an account that is blocked, and everybody end what is open [OFFER-32]", async () => {
    const block = (person: Person) => changePerson(db, person, { profileStatus: "blocked" });
    await block(anna);
    expect(await refused()).toMatchObject({
      select: "Das andere Konto ist zurzeit gesperrt.",
      shortlist: "Das andere Konto ist zurzeit gesperrt.",
    });
    await block(berg);
    expect(await refused()).toEqual(all("Das andere Konto ist zurzeit gesperrt."));
  });

  it("lets nobody go on about a call that is hidden [OFFER-32]", async () => {
    await db.update(ausschreibungen).set({ hidden: true });
    expect(await refused()).toEqual(all("Diese Ausschreibung ist zurzeit nicht zu sehen."));
  });

  it("lets nobody go on with a person they block or who blocks them [OFFER-32, TALK-30]", async () => {
    await db.insert(blockedPeople).values({ blockerId: berg.id, blockedId: anna.id });
    const closed = `${berg.name} nimmt zurzeit keine Nachrichten an.`;
    const own = `Sie haben ${anna.name} blockiert.`;
    expect(await refused()).toEqual({ ...all(closed), shortlist: own, select: own });
  });

  it("lets people who have written to each other go on while one hides the profile [OFFER-32]", async () => {
    await db.update(profiles).set({ profileStatus: "hidden" });
    const { uphold: _, ...rest } = await refused();
    expect(rest).toEqual({});
  });

  it.each([
    ["an open call of people who know each other", "", false],
    ["a call that is hidden", "update ausschreibungen set hidden = true", true],
    ["an account that is blocked", "update profiles set profile_status = 'blocked'", true],
    ["a block", "insert into blocked_people select company_id, sender_id from offers limit 1", true],
    [
      "an offer without a decision left",
      "update offers set state = 'declined'; update ausschreibungen set hidden = true",
      false,
    ],
  ])("says the same of %s in lists as on the page of an offer [OFFER-82]", async (_, change, isStopped) => {
    const { id } = await createOffer(db, call, anna, { state: "selected" });
    if (change) await db.execute(sql.raw(change));
    const { offers: sent } = await listSentOffers(anna.id);
    const desk = await findDesk(berg.id, call.id, { sorting: "eingang", filter: "alle" });
    expect(sent[0]).toMatchObject({ id, isStopped });
    for (const offer of desk?.offers ?? []) expect(offer).toMatchObject({ id, isStopped });
    for (const viewer of [anna, berg]) {
      const page = await findOffer(id, viewer.id);
      expect(page?.offer).toMatchObject({ id, isStopped });
      if (page?.offer.state === "selected") expect((await whyNotGoOn(id, viewer.id)) !== null).toBe(isStopped);
    }
  });

  it("leaves no open offer between two people when one sends it while the other blocks [OFFER-33]", async () => {
    const { id } = await createConversation(db, anna, berg);
    for (let round = 0; round < 5; round += 1) {
      await db.delete(blockedPeople);
      const { id: callId } = await createCallOf(db, berg);
      await Promise.all([
        sendOffer(anna, callId, { message: `Gern, zum ${round}. Mal.` }),
        blockPartner(berg.id, id, true),
      ]);
      expect(await db.$count(offers, sql`state in ('sent', 'selected')`)).toBe(0);
    }
  });
});
