import { sql } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";
import { orderVersions } from "../../app/db/schema";
import { orderAct } from "../../app/features/offers/order/order";
import type { Browserless } from "./browserless";
import { createCallOf, dayFromNow, daysAgo } from "./calls";
import { createOffer } from "./offers";
import { createPerson, longMember, type Person } from "./people";
import { browserOf } from "./session";
import type { Writing } from "./writings";

const actsPerRound = 14;
const duePerRound = 30;
const agreedOn = { draftOn: null, correctionOn: null };

/** The acts on orders, and what each needs before. A company acts where it can. */
interface Kind {
  act: string;
  fields?: Record<string, string>;
  isProposed?: boolean;
  isDelivered?: boolean;
  isBySender?: boolean;
}

const kinds: Kind[] = [
  { act: orderAct.propose, fields: { lieferung: dayFromNow(9) } },
  { act: orderAct.agree, isProposed: true },
  { act: orderAct.deliver, isBySender: true },
  { act: orderAct.accept, isDelivered: true },
  { act: orderAct.sendBack, isDelivered: true, fields: { text: "Die Rückseite fehlt." } },
  { act: orderAct.cancel, fields: { text: "Wir bauen doch nicht um." } },
];

export interface Parts {
  db: Database;
  siteUrl: string;
  berg: Person;
  bergs: Browserless;
  round: number;
}

/** One act on each of several new orders. Its text is the title of the call, which is in the mail. */
export function prepareActs({ db, siteUrl, berg, bergs, round }: Parts): Promise<Writing[]> {
  return Promise.all(
    Array.from({ length: actsPerRound }, async (_, index) => {
      const { act, fields, isProposed, isDelivered, isBySender } = kinds[index % kinds.length] as Kind;
      const person = await createPerson(db, longMember);
      const text = `Auftrag${round}x${index}x`;
      const { path, id } = await createOffer(db, await createCallOf(db, berg, { title: text }), person, {
        state: "confirmed",
        deliveredAt: isDelivered ? daysAgo(1) : null,
      });
      const version = { ...agreedOn, offerId: id, proposedBy: "sender" as const, deliveryOn: dayFromNow(9) };
      const [proposal] = isProposed ? await db.insert(orderVersions).values(version).returning() : [];
      return {
        text,
        path: `${path}/auftrag`,
        by: isBySender ? await browserOf(db, siteUrl, person) : bergs,
        fields: { [orderAct.field]: act, ...fields, ...(proposal && { vorschlag: `${proposal.id}` }) },
        isAcknowledged: false,
      };
    }),
  );
}

/** Orders that the daily job accepts or reminds of, by the titles of their calls. */
export async function prepareDue({ db, berg, round }: Parts): Promise<string[]> {
  const person = await createPerson(db, longMember);
  const titles = Array.from({ length: duePerRound }, (_, index) => `Faellig${round}x${index}x`);
  for (const [index, title] of titles.entries()) {
    const isSilent = index % 2 === 0;
    const { id } = await createOffer(db, await createCallOf(db, berg, { title }), person, {
      state: "confirmed",
      deliveredAt: isSilent ? daysAgo(31) : null,
    });
    const days = { ...agreedOn, deliveryOn: dayFromNow(2), agreedAt: daysAgo(5) };
    if (!isSilent) await db.insert(orderVersions).values({ ...days, offerId: id, proposedBy: "sender" });
  }
  return titles;
}

export const processDueOrders = (db: Database) => db.execute(sql`insert into pgboss.job (name) values ('call-life')`);

/** How many orders with these titles the daily job has tended. */
export async function countTended(db: Database, titles: string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from offers
    where call_title = any(${sql.param(titles)}::text[]) and (accepted_at is not null or cardinality(reminded_of) > 0)`);
  return rows[0]?.count ?? 0;
}

/** The number of notices about an act in each order's conversation, by the title of its call. */
export async function countLines(db: Database): Promise<(title: string) => number> {
  const { rows } = await db.execute<{ title: string; count: number }>(sql`
    select call_title as title, count(*)::int as count
    from offers join messages using (conversation_id) where kind = 'notice' group by 1`);
  const counts = new Map(rows.map(({ title, count }) => [title, count]));
  return (title) => counts.get(title) ?? 0;
}
