import { randomUUID } from "node:crypto";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, messages, offers, posts } from "~/db/schema";
import { dayInVienna, mondayOf } from "~/text/dates";
import type { MarketPerson } from "./content/market/people";
import { insertAll, insertMembers } from "./insert-market-members.server";
import { planMarket } from "./market-plan";
import { callRow, line, type Member, offerRows } from "./market-rows";

/**
 * Inserts half a year of a market, for the superadmin's figures. Its members have hidden their profiles, so that visitors
 * see the content that was written for them alone.
 */
export async function insertMarket(tx: Transaction): Promise<void> {
  const [now, thisMonday] = [Date.now(), Date.parse(`${mondayOf(dayInVienna())}T00:00:00Z`)];
  const members = await insertMembers(tx, thisMonday, now);
  const { calls, letters, posts: planned } = planMarket(members, thisMonday, now);
  const idOf = (person: MarketPerson) => (person as Member).id;
  await insertAll(tx, ausschreibungen, calls.map(callRow));
  const stored = await tx.query.ausschreibungen.findMany({
    where: (call, { inArray }) => inArray(call.userId, [...new Set(calls.map(({ company }) => idOf(company)))]),
    orderBy: (call, { asc }) => asc(call.id),
  });
  const rows = calls.flatMap((call, index) =>
    call.offers.map((_, place) => offerRows(call, stored[index], place, now)),
  );
  await insertAll(
    tx,
    conversations,
    rows.map(({ conversation }) => conversation),
  );
  await insertAll(
    tx,
    messages,
    rows.flatMap(({ lines }) => lines),
  );
  await insertAll(
    tx,
    offers,
    rows.map(({ offer }) => offer),
  );

  const written = letters.map((letter) => ({ ...letter, id: randomUUID() }));
  await insertAll(
    tx,
    conversations,
    written.map(({ id, from, to, at, letter, answeredAt }) => ({
      ...{ id, about: "profil" as const, starterId: idOf(from), otherId: idOf(to), subject: letter.subject },
      ...{ createdAt: new Date(at), lastMessageAt: new Date(answeredAt ?? at) },
    })),
  );
  await insertAll(
    tx,
    messages,
    written.flatMap(({ id, from, to, at, letter, answeredAt }) => [
      line(id, null, from, to, at, letter.text, letter.subject),
      ...(answeredAt === null ? [] : [{ ...line(id, null, to, from, answeredAt, letter.answer), isReply: true }]),
    ]),
  );
  await insertAll(
    tx,
    posts,
    planned.map(({ author, text, at }) => {
      const createdAt = new Date(at);
      return { userId: idOf(author), content: text, createdAt, updatedAt: createdAt };
    }),
  );
}
