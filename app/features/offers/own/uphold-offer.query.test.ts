import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { type AnsweredName, messages, offers, offerVersions } from "~/db/schema";
import { noTerms } from "~/features/offers/terms";
import { fairRights } from "~/features/rights/rights";
import { changeCall, type createCallOf } from "../../../../tests/support/calls";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import type { Person } from "../../../../tests/support/people";
import { createSides } from "../../../../tests/support/send-offer";
import { decide } from "./act.server";
import { findDesk } from "./desk.server";
import { findOffer } from "./find-offer.server";
import { changeOffer, upholdOffer } from "./save-offer.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  ({ anna, berg, call } = await createSides({ title: "Etiketten", budget: "2500", requirements: ["Muster"] }));
});

const send = () => createOffer(db, call, anna);

async function stored() {
  const [row, ...more] = await db.select().from(offers);
  expect(more).toEqual([]);
  return row ?? expect.fail("no offer was stored");
}

describe("an offer for a call that has changed", () => {
  const atDesk = async () =>
    (await findDesk(berg.id, call.id, { sorting: "eingang", filter: "alle" }))?.offers.map(
      ({ isOutdated, isUpheld }) => ({ isOutdated, isUpheld }),
    );
  const change = (values: Partial<typeof call>) => changeCall(db, call, { ...values, updatedAt: new Date() });
  const uphold = async (senderId = anna.id) => {
    const { id } = await stored();
    const read = await findOffer(id, anna.id);
    return upholdOffer(senderId, id, read?.callNow?.changedAt ?? "");
  };

  it("is upheld with its text, keeps the version it answered, and the company finds it at its desk alone [OFFER-28, OFFER-29]", async () => {
    await send();
    const seenAt = new Date();
    await db.update(offers).set({ seenAt });
    await change({ budget: "5000", requirements: ["Muster", "Karton"] });
    expect(await atDesk()).toEqual([{ isOutdated: true, isUpheld: false }]);
    expect(await uphold()).toEqual({ isNew: true });
    expect(await stored()).toMatchObject({
      ...{ state: "sent", version: 2, isUpheld: true, message: "Das mache ich gern.", seenAt },
      answeredCall: { budget: "5000", requirements: ["Muster", "Karton"] },
    });
    expect(await db.select().from(offerVersions)).toEqual([
      expect.objectContaining({
        version: 1,
        isUpheld: false,
        answeredCall: expect.objectContaining({ budget: "2500" }),
      }),
    ]);
    expect(await atDesk()).toEqual([{ isOutdated: false, isUpheld: true }]);
    expect(await queuedMails(berg.email)).toEqual([]);
    expect(await db.$count(messages)).toBe(1);
  });

  it("is upheld once under a double click, by its sender alone [OFFER-11, OFFER-28]", async () => {
    await send();
    expect(await uphold()).toEqual({ isNew: false });
    await change({ description: "Sechs Sorten." });
    expect(await uphold(berg.id)).toBeNull();
    expect((await Promise.all([uphold(), uphold()])).map((answer) => answer?.isNew).toSorted()).toEqual([false, true]);
    expect((await stored()).version).toBe(2);
  });

  it("is not upheld for a version that its sender has not read, nor after a decision [OFFER-28]", async () => {
    await send();
    await change({ deadline: "2099-01-31" });
    const { id } = await stored();
    const read = await findOffer(id, anna.id);
    await change({ deadline: "2099-02-28" });
    const late = await upholdOffer(anna.id, id, read?.callNow?.changedAt ?? "");
    expect(late).toEqual({ isNew: false, problem: expect.stringContaining("noch einmal geändert") });
    await decide(berg.id, id, "decline", "Leider nein.");
    expect(await upholdOffer(anna.id, id, "")).toEqual({ isNew: false, problem: expect.stringContaining("abgesagt") });
    expect((await findOffer(id, anna.id))?.callNow).toBeNull();
  });

  it("also answers the new version when it is saved without a change [OFFER-28]", async () => {
    await send();
    await change({ deliverables: ["Druckdaten"] });
    const { id } = await stored();
    expect(await changeOffer(anna.id, id, { message: "Das mache ich gern.", terms: noTerms, works: [] })).toEqual({
      isNew: true,
    });
    expect(await stored()).toMatchObject({ isUpheld: true, answeredCall: { deliverables: ["Druckdaten"] } });
    expect(await changeOffer(anna.id, id, { message: "Anders.", terms: noTerms, works: [] })).toEqual({ isNew: true });
    expect((await stored()).isUpheld).toBe(false);
  });

  const changed: Pick<typeof call, AnsweredName> = {
    description: "Sechs Sorten.",
    budget: "5000",
    deadline: "2099-01-31",
    requirements: ["Karton"],
    deliverables: ["Druckdaten"],
    rights: { ...fairRights, uses: ["print"] },
  };

  it("is outdated by a change of each part that it depends on, until it is upheld for it [OFFER-28, OFFER-29]", async () => {
    await send();
    for (const [name, value] of Object.entries(changed)) {
      await change({ [name]: value });
      expect(await atDesk(), name).toMatchObject([{ isOutdated: true }]);
      expect(await uphold(), name).toEqual({ isNew: true });
      expect(await atDesk(), name).toMatchObject([{ isOutdated: false }]);
      expect((await stored()).answeredCall, name).toMatchObject({ [name]: value });
    }
  });

  it("is not outdated by a field that came later, until the call has a value for it [HOUSE-96]", async () => {
    await send();
    await db.update(offers).set({ answeredCall: sql`${offers.answeredCall} - '{deadline,deliverables}'::text[]` });
    expect(await atDesk()).toMatchObject([{ isOutdated: false }]);
    expect(await uphold()).toEqual({ isNew: false });
    await change({ deadline: "2099-01-31" });
    expect(await atDesk()).toMatchObject([{ isOutdated: true }]);
    expect(await uphold()).toEqual({ isNew: true });
  });

  it("shows its sender nothing of a call that is hidden [OFFER-27]", async () => {
    await send();
    await change({ budget: "mehr", hidden: true });
    expect((await findOffer((await stored()).id, anna.id))?.callNow).toBeNull();
  });
});
