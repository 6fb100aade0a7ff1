import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Ask } from "~/search/ask";
import type { kinds } from "./refresh.server";

/** With more matching documents than this, rows are checked one by one, and enough of them fit soon. */
const maxListed = 1000;

/** Whether the document of a row answers this, for lists that are read in their own order. */
export function answersAsk(
  { column, type }: (typeof kinds)[keyof typeof kinds],
  id: SQLWrapper,
  ask: Ask,
): SQL | undefined {
  if (!ask) return undefined;
  const [pointer, cast] = [sql.raw(column), sql.raw(type)];
  const some = sql`select ${pointer} from search_documents where ${pointer} is not null and means @@ ${ask}::tsquery limit ${maxListed + 1}`;
  return sql`case when (select count(*) from (${some}) as answering) > ${maxListed}
    then exists (select from search_documents as asked where asked.${pointer} = ${id} and asked.means @@ ${ask}::tsquery)
    else ${id} = any(array(${some})::${cast}[]) end`;
}
