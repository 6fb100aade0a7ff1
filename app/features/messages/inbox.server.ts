import { type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { conversations, messages } from "~/db/schema";
import { isHiddenFrom, textVisibleTo } from "~/visible/hidden-text.server";
import { joinPartner, type PartnerColumns, partnerColumns, partnerOf } from "~/visible/partners.server";
import type { InboxFilter, InboxRow } from "./inbox-row";
import { shortWhen } from "./when-written";

const filters: Record<InboxFilter, (unread: SQL) => SQL> = {
  "": () => sql`true`,
  ungelesen: (unread) => sql`${unread} > 0`,
  ausschreibungen: () => sql`about = 'ausschreibung'`,
  profile: () => sql`about = 'profil'`,
};

/**
 * The conversations of this person after a cursor, newest first. Each half of the query reads as many rows as a page
 * holds.
 */
export async function listInbox(profileId: string, { filter, after }: { filter: InboxFilter; after: string | null }) {
  const later = afterCursor(after);
  const half = (own: SQL, other: SQL, unread: SQL) => sql`
    (select id, ${other} as partner_id, about, subject, last_message_at, ${unread} as unread from ${conversations}
     where ${own} = ${profileId} and ${filters[filter](unread)} and ${later}
     order by last_message_at desc, id desc limit ${pageSizes.conversations + 1})`;
  const { rows } = await db.execute<Found>(sql`
    with mine as (
      ${half(sql`starter_id`, sql`other_id`, sql`starter_unread`)} union all
      ${half(sql`other_id`, sql`starter_id`, sql`other_unread`)}
    ), page as (select * from mine order by last_message_at desc, id desc limit ${pageSizes.conversations + 1})
    select page.id, page.about, page.subject, page.unread, page.last_message_at as at,
      (extract(epoch from page.last_message_at) * 1000000)::bigint || '_' || page.id as cursor,
      ${partnerColumns}, last.kind, last.line, last.hidden as "isHidden", last.sender_id = ${profileId} as "isMine"
    from page ${joinPartner(sql`page.partner_id`)}
    left join lateral (
      select kind, sender_id, left(${textVisibleTo(profileId, messages.message)}, 200) as line,
        ${isHiddenFrom(profileId)} as hidden from messages
      where conversation_id = page.id order by id desc limit 1
    ) as last on true
    order by page.last_message_at desc, page.id desc`);
  const { rows: shown, next } = pageOf(rows, pageSizes.conversations, ({ cursor }) => cursor);
  return { conversations: shown.map(toRow), next };
}

interface Found extends Record<string, unknown> {
  id: string;
  about: string;
  subject: string | null;
  unread: number;
  at: string;
  cursor: string;
  partner: PartnerColumns;
  kind: string | null;
  line: string | null;
  isHidden: boolean | null;
  isMine: boolean | null;
}

function toRow({ id, about, subject, unread, at, partner, line, isHidden, isMine }: Found): InboxRow {
  return {
    id,
    about: about === "ausschreibung" ? "Ausschreibung" : "",
    subject,
    partner: partnerOf(partner),
    line:
      line?.trim().split("\n")[0] ??
      (isHidden ? "Unser Team hat diese Nachricht ausgeblendet." : "Diese Nachricht wurde mit dem Konto gelöscht."),
    isMine: isMine === true,
    unread,
    at: new Date(at).toISOString(),
    atText: shortWhen(new Date(at)),
  };
}

function afterCursor(cursor: string | null): SQL {
  const [, microseconds, id] = /^(\d{1,16})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(cursor ?? "") ?? [];
  if (!microseconds || !id) return sql`true`;
  return sql`(last_message_at, id) < (timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond', ${id}::uuid)`;
}
