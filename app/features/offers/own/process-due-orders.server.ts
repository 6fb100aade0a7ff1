import { and, eq, isNotNull, type SQLWrapper, sql } from "drizzle-orm";
import { noteBySite } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { offers, orderVersions, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { orderPath } from "~/features/offers/offer";
import { daysOf, reminderDays, silentDays } from "~/features/offers/order/order";
import { reminderMail, silentlyAcceptedMail } from "~/features/offers/order/order-mails";
import { log } from "~/log.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { addDays, dayInVienna } from "~/text/dates";
import { lockSides } from "./gate.server";

type Order = typeof offers.$inferSelect;

const underWay = sql`${offers.state} = 'confirmed' and ${offers.acceptedAt} is null and ${offers.cancelledAt} is null`;

/** Accepts deliveries that nobody has answered, and reminds both sides of the days that come. Runs each day. */
export async function processDueOrders(): Promise<void> {
  log.info({ accepted: await acceptSilently(), reminded: await remindOfDays() }, "processed due orders");
}

/** Locks each due order for its own transaction, so that an interrupted run tells nobody twice. */
async function forEachDue(
  due: () => Promise<{ id: string }[]>,
  act: (tx: Transaction, order: Order) => Promise<boolean>,
) {
  let count = 0;
  for (const { id } of await due()) {
    const isDone = await db.transaction(async (tx) => {
      await lockSides(tx, [id]);
      const [order] = await tx
        .select()
        .from(offers)
        .where(and(eq(offers.id, id), underWay))
        .for("no key update", { skipLocked: true });
      return order ? act(tx, order) : false;
    });
    if (isDone) count += 1;
  }
  return count;
}

const isOverdue = sql`${offers.deliveredAt} < now() - make_interval(days => ${silentDays}::int)`;

const acceptSilently = () =>
  forEachDue(
    () => db.select({ id: offers.id }).from(offers).where(and(underWay, isOverdue)),
    async (tx, order) => {
      await tx.update(offers).set({ acceptedAt: sql`now()`, acceptedBy: "site" }).where(eq(offers.id, order.id));
      await noteBySite(tx, order.conversationId, `Lieferung nach ${silentDays} Tagen ohne Antwort angenommen`);
      await tellBoth(tx, order, "angebote", silentlyAcceptedMail);
      return true;
    },
  );

const { draftOn, correctionOn, deliveryOn, agreedAt, offerId } = orderVersions;
const isNear = (day: SQLWrapper) => sql`${day} between ${today} + 1 and ${today} + ${reminderDays}::int`;

const remindOfDays = () =>
  forEachDue(
    () =>
      db
        .selectDistinct({ id: offers.id })
        .from(offers)
        .innerJoin(orderVersions, and(eq(offerId, offers.id), isNotNull(agreedAt)))
        .where(
          and(
            underWay,
            sql`${offers.deliveredAt} is null`,
            sql`(${isNear(draftOn)} or ${isNear(correctionOn)} or ${isNear(deliveryOn)})`,
          ),
        ),
    async (tx, order) => {
      const days = await findNearDays(tx, order);
      if (days.length === 0 || order.deliveredAt) return false;
      const reminded = [...order.remindedOf, ...days.map(({ day }) => day)];
      await tx.update(offers).set({ remindedOf: reminded }).where(eq(offers.id, order.id));
      await tellBoth(tx, order, "termine", (facts) => reminderMail(facts, days));
      return true;
    },
  );

/** The coming days of which nobody was reminded. People who agreed on a day today need no reminder. */
async function findNearDays(tx: Transaction, order: Order) {
  const [latest] = await tx
    .select()
    .from(orderVersions)
    .where(and(eq(offerId, order.id), isNotNull(agreedAt)))
    .orderBy(sql`${agreedAt} desc`, sql`${orderVersions.id} desc`)
    .limit(1);
  if (!latest?.agreedAt) return [];
  const { rows } = await tx.execute<{ first: string; last: string }>(
    sql`select (${today} + 1)::text as first, (${today} + ${reminderDays}::int)::text as last`,
  );
  const { first = "", last = "" } = rows[0] ?? {};
  if (addDays(dayInVienna(latest.agreedAt), 1) >= first) return [];
  return daysOf(latest).filter(({ day }) => day >= first && day <= last && !order.remindedOf.includes(day));
}

async function tellBoth(
  tx: Transaction,
  { id, senderId, companyId, callTitle }: Order,
  kind: "angebote" | "termine",
  mail: (facts: { title: string; name: string; url: string }) => Parameters<typeof sendMailOfKind>[3],
): Promise<void> {
  const url = settings.siteUrl + orderPath(id);
  for (const sideId of [senderId, companyId]) {
    if (!sideId) continue;
    const [side] = await tx.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, sideId));
    if (side) await sendMailOfKind(tx, kind, sideId, mail({ title: callTitle, name: side.name, url }));
  }
}
