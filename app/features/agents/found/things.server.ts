import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AgentKind } from "~/db/schema";
import { takesOrders } from "~/features/profiles/directory/takes-orders.server";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { visibleWorks } from "~/visible/works.server";
import type { StoredColumns } from "../stored-search.server";

const signs = ",.;:!?/()\"'-–„“";

/** A text, and again with blanks for signs, so that a pattern with blanks around finds a whole word. */
export const withWords = (text: SQLWrapper): SQL =>
  sql`(${text} || ' ' || translate(${text}, ${signs}::text, ${" ".repeat(signs.length)}::text) || ' ')`;

/**
 * What others see of each kind, with its document: `means`, `text`, `head` and `is_free` decide whether it fits, `is_current` whether
 * people are told of it.
 */
const sources: Record<AgentKind, SQL> = {
  ausschreibungen: sql`(
    select d.id as document_id, d.means, c.search_text as text, ${withWords(sql`c.search_head`)} as head, ${visibleCalls.userId} as owner_id,
      ${visibleCalls.publishedAt} as at, ${isOpen(visibleCalls)} as is_current, true as is_free
    from ${visibleCalls} join ausschreibungen as c on c.id = ${visibleCalls.id}
      join search_documents as d on d.call_id = c.id)`,
  kreative: sql`(
    select d.id as document_id, d.means, ${visibleProfiles.searchText} as text, ${withWords(visibleProfiles.searchText)} as head,
      ${visibleProfiles.id} as owner_id, ${visibleProfiles.createdAt} as at, true as is_current, ${takesOrders} as is_free
    from ${visibleProfiles} join search_documents as d on d.profile_id = ${visibleProfiles.id}
    where ${eq(visibleProfiles.userType, "kreative")})`,
  arbeiten: sql`(
    select d.id as document_id, d.means, ${visibleWorks.searchText} as text, ${withWords(visibleWorks.searchText)} as head,
      ${visibleWorks.userId} as owner_id, ${visibleWorks.publishedAt} as at, true as is_current, true as is_free
    from ${visibleWorks} join search_documents as d on d.work_id = ${visibleWorks.id})`,
};

export const thingsOf = (kind: AgentKind): SQL => sources[kind];

interface Thing {
  means: SQLWrapper;
  text: SQLWrapper;
  head: SQLWrapper;
  isFree: SQLWrapper;
}

/** Whether a thing fits the stored search `a`. */
export const fitsAgent = ({ means, text, head, isFree }: Thing): SQL => sql`coalesce(
  (a.filters is null or ${means} @@ a.filters) and (${isFree} or not a.only_free) and (
    (a.means is null and cardinality(a.text_patterns) + cardinality(a.head_patterns) = 0)
    or coalesce(${means} @@ a.means, false)
    or (cardinality(a.text_patterns) + cardinality(a.head_patterns) > 0
      and ${text} like all(a.text_patterns) and coalesce(${head}, '') like all(a.head_patterns))
  ), false)`;

export const aThing: Thing = { means: sql`t.means`, text: sql`t.text`, head: sql`t.head`, isFree: sql`t.is_free` };

/** A search that is not stored, with the same columns. */
export const asAgent = ({ filters, means, onlyFree, textPatterns, headPatterns }: StoredColumns): SQL => sql`(
  select ${filters}::tsquery as filters, ${means}::tsquery as means, ${sql.param(textPatterns)}::text[] as text_patterns,
    ${sql.param(headPatterns)}::text[] as head_patterns, ${onlyFree}::boolean as only_free)`;
