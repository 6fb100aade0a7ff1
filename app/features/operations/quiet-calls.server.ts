import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { beganSince } from "~/db/began-since";
import { builder, db } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { ausschreibungen, callQuestions, isOpenOffer, offers, profiles } from "~/db/schema";
import { containsWord, hasTrigram, isLike, searchWords } from "~/db/text-search";
import { today } from "~/db/today";
import { queryIn, sinceIn } from "~/http/list-address";
import { isOfShowingCompany, isOpen, isShown } from "~/visible/calls.server";
import { type CallStand, callStandOf } from "./quiet-calls";

const quietDays = 3;
/** Older calls are known to be quiet. */
const quietAtMostDays = 60;
const undecidedWeeks = 2;

const { publishedAt, overOn } = ausschreibungen;

const offersOf = (which?: SQL) =>
  builder
    .select({ one: sql`1` })
    .from(offers)
    .where(and(eq(offers.ausschreibungId, ausschreibungen.id), which));

interface Which {
  which: SQL | undefined;
  order: SQL;
}

/** What each stand holds, and which comes first. */
const stands: Record<CallStand, Which> = {
  /** The step 'published' of the way from a call to an order, without those that went on. */
  "ohne-angebot": {
    which: and(sql`${ausschreibungen.status} <> 'entwurf'`, sql`not exists ${offersOf()}`),
    order: desc(publishedAt),
  },
  wartet: {
    which: and(
      isOfShowingCompany,
      isOpen(ausschreibungen),
      lt(publishedAt, sql`now() - make_interval(days => ${quietDays})`),
      gt(publishedAt, sql`now() - make_interval(days => ${quietAtMostDays})`),
      sql`not exists ${offersOf()}`,
    ),
    order: asc(publishedAt),
  },
  /** Over for two weeks, with offers without an answer. After thirty days these end by themselves. */
  unentschieden: {
    which: and(
      isOfShowingCompany,
      lt(overOn, sql`${today} - ${undecidedWeeks * 7}::int`),
      sql`exists ${offersOf(isOpenOffer(offers.state))}`,
    ),
    order: desc(overOn),
  },
  unbeantwortet: {
    which: and(
      isOfShowingCompany,
      isOpen(ausschreibungen),
      sql`${ausschreibungen.id} in (select ${callQuestions.ausschreibungId} from ${callQuestions}
        where answer is null and not hidden and ${lt(callQuestions.createdAt, sql`now() - make_interval(days => ${quietDays})`)})`,
    ),
    order: asc(publishedAt),
  },
};

export interface WantedCalls {
  stand: CallStand;
  query?: string;
  since?: string | null;
}

/** What the address of the list says. */
export const callsIn = (search: URLSearchParams) => ({
  query: queryIn(search),
  stand: callStandOf(search.get("stand")),
  since: sinceIn(search),
});

const { title, searchHead, searchText } = ausschreibungen;

/** Whether the title has this word. The indexes know only texts that the title is a part of. */
const isInTitle = (word: string) =>
  and(containsWord(hasTrigram(word) ? searchText : searchHead, word), isLike(sql`search_fold(${title})`, word));

const matching = ({ stand, query = "", since = null }: WantedCalls) =>
  and(isShown, stands[stand].which, ...searchWords(query).map(isInTitle), beganSince(publishedAt, since));

/** How many calls match, as far as lists count. */
export const countQuietCalls = (wanted: WantedCalls) => countSome(ausschreibungen, matching(wanted));

const listed = {
  id: ausschreibungen.id,
  slug: ausschreibungen.slug,
  title: ausschreibungen.title,
  publishedAt: sql<Date>`${publishedAt}`.mapWith(publishedAt),
  isOpen: sql<boolean>`${isOpen(ausschreibungen)}`,
  company: { id: profiles.id, name: profiles.name },
};

/** Calls at a stand, and where the next page begins. */
export async function listQuietCalls({ skip = 0, limit = pageSizes.callsForSuperadmins, ...wanted }: ListedCalls) {
  const rows = await db
    .select(listed)
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(matching(wanted))
    .orderBy(stands[wanted.stand].order, asc(ausschreibungen.id))
    .offset(skip)
    .limit(limit + 1);
  const { rows: calls, next } = pageAt(rows, skip, limit);
  return { calls, next };
}

interface ListedCalls extends WantedCalls {
  skip?: number;
  limit?: number;
}
