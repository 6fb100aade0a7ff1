import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../../../../tests/support/calls";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { readsOf, recordQueries } from "../../../../tests/support/queries";
import { listBegunOffers } from "./begun-offers.server";
import { countOffers, findCompared, findDesk } from "./desk.server";
import { saveDraft } from "./draft.server";
import { findAnswer, findOffer, findOfferOf, findOwnOffers } from "./find-offer.server";
import { listSentOffers } from "./sent-offers.server";

const [few, many] = [1000, 100_000];
const atOnce = 15_000;

it("costs the same on every page of offers with 100,000 offers as with 1,000 [OFFER-23]", async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const offer = await createOffer(db, call, anna);
  for (let count = 0; count < 20; count += 1) await createOffer(db, call, await createPerson(db));
  for (let count = 0; count < 20; count += 1) await createOffer(db, await createCallOf(db, berg), anna);
  for (let count = 0; count < 5; count += 1)
    await saveDraft(anna.id, (await createCallOf(db, berg)).id, { message: "Begonnen." });
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified)
    select case when n <= 50 then 'unternehmen' else 'kreative' end, 'Konto ' || n || 'x', 'konto-' || n,
      'konto-' || n || '@example.com', true from generate_series(1, 2050) as n`);
  await db.execute(sql`
    insert into ausschreibungen (user_id, title, slug, description, category)
    select id, case when n = 1 then 'Ruf' else 'Anderes' end, 'ruf', 'Fünf', 'Packaging'
    from profiles, generate_series(1, 60) as n where name ~ '^Konto ([1-9]|[1-4][0-9]|50)x$'`);
  await db.execute(sql`
    insert into blocked_people (blocker_id, blocked_id) select one.id, other.id
    from profiles as one, profiles as other where one.name ~ '^Konto [1-5]x$' and other.name ~ '^Konto [1-9][0-9]+x$'`);

  const search = new URLSearchParams({ ausschreibung: `${call.id}` });
  const desk = (sorting: "eingang" | "preis" | "name", filter: "alle" | "neu" = "alle") =>
    findDesk(berg.id, call.id, { sorting, filter });
  const pages: [string, () => Promise<unknown>][] = [
    ["the desk", () => desk("eingang")],
    ["the desk by price", () => desk("preis")],
    ["the desk by name", () => desk("name")],
    ["what is new on the desk", () => desk("eingang", "neu")],
    ["the comparison", () => findCompared(berg.id, call.id)],
    ["the counts on the own page", () => countOffers(berg.id, [call.id, call.id + 1, call.id + 2])],
    ["the offers that were sent", () => listSentOffers(anna.id)],
    ["the offers that were begun", () => listBegunOffers(anna.id)],
    ["an offer", () => findOffer(offer.id, berg.id)],
    ["an own offer", () => findOffer(offer.id, anna.id)],
    ["the offer of a conversation", () => findOfferOf(offer.conversationId, anna.id)],
    ["own offers for calls in a list", () => findOwnOffers([call.id, call.id + 1], anna.id)],
    ["whether a call is answered", () => findAnswer(search, anna.id)],
  ];

  await addOffers(1, few);
  const before = new Map<string, { queries: number; rows: number }>();
  for (const [what, run] of pages) before.set(what, await costOf(run));
  await addOffers(few + 1, many);
  for (const [what, run] of pages) {
    const { queries, rows, scanned } = await costOf(run);
    expect.soft(scanned, what).toEqual([]);
    expect.soft(queries, what).toBe(before.get(what)?.queries);
    expect.soft(rows, `rows for ${what}`).toBeLessThanOrEqual(1.5 * (before.get(what)?.rows ?? 0) + 20);
  }

  async function costOf(run: () => Promise<unknown>) {
    const queries = await recordQueries(run);
    const costs = await Promise.all(queries.map(readsOf));
    return {
      queries: queries.length,
      rows: costs.reduce((sum, { rows }) => sum + rows, 0),
      scanned: costs.flatMap(({ scanned }) => scanned),
    };
  }
});

/** Fifty calls and two thousand senders, each pair once. */
async function addOffers(from: number, to: number) {
  for (let first = from; first <= to; first += atOnce) await insertOffers(first, Math.min(to, first + atOnce - 1));
  await db.execute(sql`vacuum analyze`);
}

/** Without triggers, because checking each reference takes a third of the time. */
async function insertOffers(from: number, to: number) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
    with senders as (select id, row_number() over (order by id) - 1 as n from profiles
        where name ~ '^Konto' and user_type = 'kreative'),
      calls as (select id, user_id, row_number() over (order by id) - 1 as n from ausschreibungen where title = 'Ruf'),
      made as (
        insert into conversations (about, starter_id, other_id, ausschreibung_id, subject)
        select 'ausschreibung', senders.id, calls.user_id, calls.id, 'Ruf'
        from generate_series(${from}::int - 1, ${to}::int - 1) as i
        join senders on senders.n = i % 2000 join calls on calls.n = i / 2000
        returning *
      ), invited as (
        insert into invitations (ausschreibung_id, person_id, conversation_id)
        select ausschreibung_id, starter_id, id from made where id::text < '4'
      ), drafted as (
        insert into offer_drafts (ausschreibung_id, sender_id, "values", saved_at)
        select ausschreibung_id, starter_id, '{}', now() from made
      ), offered as (
        insert into offers (conversation_id, ausschreibung_id, sender_id, company_id, call_title, message, answered_call)
        select id, ausschreibung_id, starter_id, other_id, 'Ruf', 'Gern.', '{}' from made
        returning id
      )
    insert into offer_versions (offer_id, version, message, answered_call) select id, 1, 'Früher.', '{}' from offered`);
  });
}
