import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { changeLife } from "~/features/calls/own/call-life.server";
import { decide } from "~/features/offers/own/act.server";
import { declineOffers } from "~/features/offers/own/decline.server";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { createCallOf, storedCall } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createOffer } from "../../tests/support/offers";
import { createCompany, createPerson, type Person } from "../../tests/support/people";
import { blockPartner } from "./block.server";

withJobs();

const said = "Weil jemand anderer schon bestätigt hat, ist die Ausschreibung damit vergeben.";

let berg: Person;
let ben: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;
let one: Awaited<ReturnType<typeof createOffer>>;
let two: Awaited<ReturnType<typeof createOffer>>;

beforeEach(async () => {
  await clearProfiles();
  berg = await createCompany(db);
  const anna = await createPerson(db);
  ben = await createPerson(db);
  call = await createCallOf(db, berg, { pinned: true });
  one = await createOffer(db, call, anna, { state: "selected" });
  two = await createOffer(db, call, ben, { state: "selected" });
  await decide(anna.id, one.id, "confirm");
});

async function statusOf() {
  const row = await storedCall(db, call);
  return row?.status;
}

const lastMail = async () => (await queuedMails(berg.email)).at(-1)?.text;
const block = async () =>
  blockProfile((await createPerson(db, { isSuperadmin: true })) as unknown as Viewer, ben.id, "x");

describe("a call for which somebody has confirmed is awarded", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["the other one refuses", () => decide(ben.id, two.id, "refuse")],
    ["the other account is deleted", () => deleteAccount(ben.id)],
    ["the other account is blocked", block],
  ])("when %s, and its company gets a mail that says so [LIFE-52]", async (_how, act) => {
    expect(await statusOf()).toBe("offen");
    await act();
    expect(await statusOf()).toBe("vergeben");
    expect(await lastMail()).toContain(said);
  });

  it("when its company takes the other selection back or declines it, which the toast says [LIFE-52]", async () => {
    expect(await decide(berg.id, two.id, "take-back")).toEqual({ isNew: true, isAwarded: true });
    expect(await statusOf()).toBe("vergeben");
    await changeLife(berg.id, call.id, "oeffnen");
    await db.update(offers).set({ state: "selected" }).where(eq(offers.id, two.id));
    await db.update(offers).set({ stateSince: sql`now()` }).where(eq(offers.id, one.id));
    expect(await declineOffers(berg.id, call.id, [two.id], "Nein.")).toEqual({ count: 1, isAwarded: true, others: [] });
    expect(await statusOf()).toBe("vergeben");
  });

  it("when one of the two blocks the other [LIFE-52]", async () => {
    await blockPartner(ben.id, two.conversationId, true);
    expect(await statusOf()).toBe("vergeben");
  });

  it("though a blocked account was selected, which can't answer [LIFE-52]", async () => {
    await db.update(offers).set({ state: "selected", parties: null });
    await block();
    await decide(one.senderId ?? "", one.id, "confirm");
    expect(await statusOf()).toBe("vergeben");
  });

  it("once, also when the last answers come at the same moment [LIFE-52]", async () => {
    const more = await Promise.all(
      [1, 2, 3].map(async () => createOffer(db, call, await createPerson(db), { state: "selected" })),
    );
    const answers = await Promise.all([
      decide(ben.id, two.id, "refuse"),
      ...more.map(({ id }) => decide(berg.id, id, "take-back")),
    ]);
    expect(answers.every((answer) => answer?.isNew)).toBe(true);
    expect(await statusOf()).toBe("vergeben");
  });
});

describe("a call stays open", () => {
  it("after a refusal when nobody has confirmed [LIFE-52]", async () => {
    await db.update(offers).set({ state: "sent", parties: null }).where(eq(offers.id, one.id));
    await decide(ben.id, two.id, "refuse");
    expect(await statusOf()).toBe("offen");
    expect(await lastMail()).not.toContain("vergeben");
  });

  it("when its company has opened it again since the confirmation [LIFE-52]", async () => {
    await decide(berg.id, two.id, "take-back");
    await changeLife(berg.id, call.id, "oeffnen");
    await decide(berg.id, two.id, "select");
    await decide(ben.id, two.id, "refuse");
    expect(await statusOf()).toBe("offen");
  });
});
