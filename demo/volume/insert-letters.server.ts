import { sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { today } from "~/db/today";

/** The demo's creative writes every twentieth offer, so that a person with thousands of conversations can be measured. */
const creative = "kreativ@demo.example";

/** Answers each call after this one with an offer, its conversation and, for every second one, a reply. */
export async function insertLetters(tx: Transaction, afterCall: number): Promise<number> {
  await tx.execute(sql`
    create temp table volume_letters on commit drop as
    with people as (
      select id, row_number() over (order by email) - 1 as number
      from profiles where user_type = 'kreative' and email <> ${creative}
    ), calls as (
      select id, user_id, title, published_at, row_number() over (order by id) as number
      from ausschreibungen where id > ${afterCall}
    ), answered as (
      select calls.*, case when calls.number % 20 = 0 then (select id from profiles where email = ${creative})
        else people.id end as sender_id
      from calls join people on people.number = calls.number * 7919 % (select count(*) from people)
    )
    select gen_random_uuid() as id, answered.number, answered.id as call_id, answered.title, user_id as company_id,
      sender_id, writer.name, writer.email, published_at + interval '40 seconds' as written_at
    from answered join profiles as writer on writer.id = sender_id`);
  await tx.execute(sql`
    insert into conversations (id, about, starter_id, other_id, ausschreibung_id, subject, last_message_at, created_at,
      starter_unread, other_unread)
    select id, 'ausschreibung', sender_id, company_id, call_id, title, written_at, written_at,
      case when number % 6 = 0 then 1 else 0 end, case when number % 3 = 0 then 1 else 0 end
    from volume_letters`);
  await tx.execute(sql`
    insert into messages (conversation_id, ausschreibung_id, sender_id, recipient_id, sender_name, sender_email, subject,
      message, delivery_state, delivered_at, created_at)
    select id, call_id, sender_id, company_id, name, email, 'Angebot für: ' || title,
      'Guten Tag, das mache ich gern. Ich habe Ähnliches schon für andere Betriebe gemacht.', 'sent', written_at, written_at
    from volume_letters order by number`);
  await tx.execute(sql`
    insert into messages (conversation_id, ausschreibung_id, sender_id, recipient_id, message, is_reply, delivery_state,
      created_at)
    select id, call_id, company_id, sender_id, 'Danke, wir melden uns bis Ende der Woche.', true, 'sent', written_at
    from volume_letters where number % 2 = 0 order by number`);
  const { rowCount } = await tx.execute(sql`
    insert into offers (conversation_id, ausschreibung_id, sender_id, company_id, call_title, message, state, state_since,
      state_by, price_kind, price_cents, total_cents, price_tax, earliest_start, duration, seen_at, created_at, written_at,
      answered_call)
    select id, call_id, sender_id, company_id, title, 'Guten Tag, das mache ich gern.', state, written_at,
      case when state = 'declined' then 'company' else 'sender' end, 'pauschal', cents, cents, 'netto',
      ${today} + (number % 60)::int, 'Drei Wochen', case when number % 3 > 0 then written_at end, written_at, written_at,
      (select jsonb_build_object('title', title, 'description', description, 'budget', budget, 'deadline', deadline,
        'requirements', requirements, 'deliverables', deliverables) from ausschreibungen where id = call_id)
    from (select *, 50000 + number % 97 * 5000 as cents,
      (array['sent', 'declined', 'withdrawn', 'sent'])[number % 4 + 1] as state from volume_letters) as letters`);
  return rowCount ?? 0;
}
