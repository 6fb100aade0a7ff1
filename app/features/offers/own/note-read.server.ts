import { sql } from "drizzle-orm";
import type { MiddlewareFunction } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { unreadContext } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { uuidOf } from "~/http/id-of";
import { orLogged } from "~/http/or-empty.server";

/**
 * Opening an offer marks its conversation as read, unless it has messages that the page of the offer does not show.
 * This runs before the loaders, so that the number in the menu of the same page is right.
 */
export const noteReading: MiddlewareFunction<Response> = async ({ request, params, context }) => {
  const id = uuidOf(params.id);
  if (request.method !== "GET" || !id) return;
  await orLogged(async () => {
    if (await noteRead(id, getViewer(context).id)) context.set(unreadContext, null);
  }, "that the conversation of an offer is read");
};

/** Returns whether this person had something to read. An offer's own texts have a subject, and replies have none. */
export async function noteRead(offerId: string, viewerId: string): Promise<boolean> {
  const isStarter = sql`c.starter_id = ${viewerId}`;
  const side = (ofStarter: string, ofOther: string) =>
    sql`case when ${isStarter} then ${sql.raw(ofStarter)} else ${sql.raw(ofOther)} end`;
  const { rowCount } = await db.execute(sql`
    update conversations as c set
      starter_unread = ${side("0", "starter_unread")}, starter_read_at = ${side("now()", "starter_read_at")},
      other_unread = ${side("other_unread", "0")}, other_read_at = ${side("other_read_at", "now()")}
    from offers as o
    where o.id = ${offerId} and ${viewerId} in (o.sender_id, o.company_id)
      and c.id = o.conversation_id and ${viewerId} in (c.starter_id, c.other_id)
      and ${side("starter_unread", "other_unread")} > 0
      and not exists (
        select from messages as m
        where m.conversation_id = c.id and m.recipient_id = ${viewerId} and m.kind = 'text' and m.subject is null
          and m.created_at > coalesce(${side("starter_read_at", "other_read_at")}, '-infinity')
      )`);
  return rowCount === 1;
}
