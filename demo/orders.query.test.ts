import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { findOrder } from "~/features/offers/own/order.server";
import { insertContent } from "./insert.server";

it("the confirmed offers of the demo have a sheet with both sides [ORDER-07]", async () => {
  await insertContent();
  const confirmed = await db.select().from(offers).where(eq(offers.state, "confirmed"));
  expect(confirmed.length).toBeGreaterThan(0);
  for (const { id, companyId } of confirmed) {
    const { parties, selectedAt } = (await findOrder(id, companyId ?? ""))?.order ?? expect.fail("no order");
    expect([parties.company?.name, parties.sender?.name, selectedAt]).toEqual(Array(3).fill(expect.any(String)));
  }
});
