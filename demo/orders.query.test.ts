import { eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { collaborations, offerDrafts, offers, orderVersions, profiles } from "~/db/schema";
import { findAgain } from "~/features/offers/own/ask-again.server";
import { findOrder } from "~/features/offers/own/order.server";
import { addDays, dayInVienna } from "~/text/dates";
import { insertContent } from "./insert.server";

it("the confirmed offers of the demo have a sheet with both sides, are orders in each state, and two say what they think of each other [ORDER-07, REACH-103]", async () => {
  await insertContent();
  const confirmed = await db.select().from(offers).where(eq(offers.state, "confirmed"));
  const states = new Set<string>();
  for (const { id, companyId, stateSince } of confirmed) {
    const { parties, selectedAt, progress } = (await findOrder(id, companyId ?? ""))?.order ?? expect.fail("no order");
    const hasSender = progress.state !== "ended";
    expect([parties.company?.name, selectedAt]).toEqual(Array(2).fill(expect.any(String)));
    expect(parties.sender !== undefined && parties.sender !== null).toBe(hasSender);
    states.add(progress.state);
    const moments = [stateSince.toISOString(), progress.agreed[0]?.proposedAt, progress.deliveredAt];
    const known = [...moments, progress.acceptedAt, progress.cancelledAt].filter((when) => when != null);
    expect(known).toEqual(known.toSorted());
  }
  expect(states).toEqual(new Set(["running", "delivered", "accepted", "cancelled", "ended"]));
  const ended = confirmed.find(({ cancelledBy }) => cancelledBy === "gone");
  expect(await findAgain(ended?.companyId ?? "", ended?.ausschreibungId ?? null)).toEqual({ count: 1, isOpen: true });
  expect(await db.$count(offerDrafts)).toBe(1);
  const proposals = await db.select().from(orderVersions).where(isNull(orderVersions.agreedAt));
  expect(proposals.map(({ deliveryOn }) => deliveryOn && deliveryOn > addDays(dayInVienna(), 2))).toEqual([true]);
  const shown = await db.select().from(collaborations).where(eq(collaborations.isShown, true));
  const people = await db.select().from(profiles);
  const types = shown.map(({ subjectId }) => people.find(({ id }) => id === subjectId)?.userType);
  expect(new Set(types)).toEqual(new Set(["kreative", "unternehmen"]));
  expect(shown.filter(({ answer }) => answer !== null)).toHaveLength(1);
});
