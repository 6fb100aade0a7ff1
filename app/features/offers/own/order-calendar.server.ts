import { and, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { offers, orderVersions } from "~/db/schema";
import { today } from "~/db/today";
import { orderPath } from "~/features/offers/offer";
import { daysOf, type OrderDays } from "~/features/offers/order/order";
import { settings } from "~/settings.server";
import type { CalendarDay } from "~/text/icalendar";

/** A calendar also shows what ended lately. */
const daysBack = 30;
const maxOrders = 200;

const { draftOn, correctionOn, deliveryOn, agreedAt } = orderVersions;

/** The agreed days of one order, as entries of a calendar. Their ids stay the same when a day changes. */
function orderEntries(order: { id: string; title: string; agreedAt: Date } & OrderDays): CalendarDay[] {
  const url = `${settings.siteUrl}${orderPath(order.id)}`;
  return daysOf(order).map(({ name, label, day }) => ({
    uid: `auftrag-${order.id}-${name}@${new URL(settings.siteUrl).hostname}`,
    day,
    title: `${label}: ${order.title}`,
    text: `Vereinbarter Termin.\n${url}`,
    url,
    changedAt: order.agreedAt,
  }));
}

/** The agreed days of a person's orders that were not ended. With an id only those of one. */
export async function agreedEntries(userId: string, id?: string): Promise<CalendarDay[]> {
  const isSide = or(eq(offers.senderId, userId), eq(offers.companyId, userId));
  const counting = db
    .selectDistinctOn([offers.id], {
      id: offers.id,
      title: offers.callTitle,
      draftOn,
      correctionOn,
      deliveryOn,
      agreedAt,
    })
    .from(offers)
    .innerJoin(orderVersions, and(eq(orderVersions.offerId, offers.id), isNotNull(agreedAt)))
    .where(
      and(
        eq(offers.state, "confirmed"),
        sql`${offers.cancelledAt} is null`,
        isSide,
        id ? eq(offers.id, id) : undefined,
      ),
    )
    .orderBy(offers.id, sql`${agreedAt} desc`, sql`${orderVersions.id} desc`)
    .as("counting");
  const last = sql`greatest(${counting.draftOn}, ${counting.correctionOn}, ${counting.deliveryOn})`;
  const rows = await db
    .select()
    .from(counting)
    .where(id ? undefined : gte(last, sql`${today} - ${daysBack}::int`))
    .orderBy(last)
    .limit(maxOrders);
  return rows.flatMap((row) => orderEntries({ ...row, agreedAt: row.agreedAt ?? new Date() }));
}
