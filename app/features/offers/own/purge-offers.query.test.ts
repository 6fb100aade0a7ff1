import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { conversations, offers, offerVersions } from "~/db/schema";
import { tidyUp } from "~/jobs/housekeeping.server";
import { createCallOf } from "../../../../tests/support/calls";
import { createOffer, someCall } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { purgeOffers } from "./purge-offers.server";

it("removes declined, withdrawn and undecided offers after 12 months and confirmed ones after 3 years, as the privacy policy says [OFFER-21]", async () => {
  const berg = await createCompany(db);
  const made: Record<string, string> = {};
  const offered = async (
    state: "sent" | "selected" | "confirmed" | "declined" | "withdrawn" | "ended",
    months: number,
  ) => {
    const call = await createCallOf(db, berg);
    const offer = await createOffer(db, call, await createPerson(db), {
      state,
      stateSince: new Date(Date.now() - months * 30.44 * 86_400_000),
    });
    await db.execute(
      sql`update conversations set last_message_at = ${offer.stateSince} where id = ${offer.conversationId}`,
    );
    made[`${state} ${months}`] = offer.id;
    return offer;
  };
  for (const state of ["declined", "withdrawn", "ended", "confirmed"] as const)
    for (const months of [11, 13]) await offered(state, months);
  for (const months of [35, 37]) await offered("confirmed", months);
  for (const state of ["sent", "selected"] as const) await offered(state, 40);
  const wentOn = await offered("declined", 14);
  await db.update(conversations).set({ lastMessageAt: new Date() }).where(eq(conversations.id, wentOn.conversationId));
  await db.insert(offerVersions).values({ offerId: wentOn.id, version: 1, message: "Früher", answeredCall: someCall });

  await tidyUp({ offers: purgeOffers });
  const left = new Set((await db.select({ id: offers.id }).from(offers)).map(({ id }) => id));
  const kept = Object.keys(made).filter((name) => left.has(made[name] ?? ""));
  expect(kept.toSorted()).toEqual(
    [
      ...["declined 11", "withdrawn 11", "ended 11", "confirmed 11", "confirmed 13", "confirmed 35"],
      ...["sent 40", "selected 40"],
    ].toSorted(),
  );
  expect(await db.$count(offerVersions)).toBe(0);
  expect(await db.$count(conversations)).toBe(kept.length + 1);
  expect(await db.$count(conversations, eq(conversations.id, wentOn.conversationId))).toBe(1);
});
