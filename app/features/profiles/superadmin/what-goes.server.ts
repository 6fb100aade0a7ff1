import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isOpenOffer, offers } from "~/db/schema";
import type { WhatGoes } from "./what-goes";

/** Counts the content of an account, and the other people whom its deletion concerns. */
export async function countWhatGoes(id: string): Promise<WhatGoes> {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from ausschreibungen where user_id = ${id}) "calls",
    (select count(*)::int from works where user_id = ${id}) "works",
    (select count(*)::int from posts where user_id = ${id}) "posts",
    (select count(*)::int from offers where (sender_id = ${id} or company_id = ${id})
      and ${isOpenOffer(offers.state)}) "openOffers"`);
  return rows[0] as unknown as WhatGoes;
}
