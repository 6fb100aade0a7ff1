import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, callQuestions, offers, reservedProfiles } from "~/db/schema";
import { today } from "~/db/today";
import { isOfShowingCompany, isOpen, isShown } from "~/visible/calls.server";
import { maxCalls, type QuietCall } from "./today";

const quietDays = 3;
/** Older calls are known to be quiet. */
const quietAtMostDays = 60;
const undecidedWeeks = 2;

const { publishedAt, overOn } = ausschreibungen;

const offersOf = (states?: readonly (typeof offers.$inferSelect)["state"][]) =>
  db
    .select({ one: sql`1` })
    .from(offers)
    .where(
      and(eq(offers.ausschreibungId, ausschreibungen.id), states ? inArray(offers.state, [...states]) : undefined),
    );

async function listCalls(which: SQL | undefined, order: SQL): Promise<QuietCall[]> {
  const rows = await db
    .select({ id: ausschreibungen.id, slug: ausschreibungen.slug, title: ausschreibungen.title })
    .from(ausschreibungen)
    .where(and(isShown, isOfShowingCompany, which))
    .orderBy(order, asc(ausschreibungen.id))
    .limit(maxCalls + 1);
  return rows.map(({ id, slug, title }) => ({ title, path: `/ausschreibungen/${slug}-${id}` }));
}

/** Open calls that nobody has answered for some days, the oldest first. */
const listWithoutOffer = () =>
  listCalls(
    and(
      isOpen(ausschreibungen),
      lt(publishedAt, sql`now() - make_interval(days => ${quietDays})`),
      gt(publishedAt, sql`now() - make_interval(days => ${quietAtMostDays})`),
      sql`not exists ${offersOf()}`,
    ),
    asc(publishedAt),
  );

/** Calls that are over for two weeks and have offers without an answer. After thirty days these end by themselves. */
const listUndecided = () =>
  listCalls(
    and(lt(overOn, sql`${today} - ${undecidedWeeks * 7}::int`), sql`exists ${offersOf(["sent", "selected"])}`),
    desc(overOn),
  );

/** Open calls with a question that nobody has answered for some days, the oldest first. */
const listUnanswered = () =>
  listCalls(
    and(
      isOpen(ausschreibungen),
      sql`${ausschreibungen.id} in (select ${callQuestions.ausschreibungId} from ${callQuestions}
        where answer is null and not hidden and ${lt(callQuestions.createdAt, sql`now() - make_interval(days => ${quietDays})`)})`,
    ),
    asc(publishedAt),
  );

const countEndingReservations = (): Promise<number> =>
  db.$count(
    reservedProfiles,
    and(
      eq(reservedProfiles.claimed, false),
      isNull(reservedProfiles.revokedAt),
      sql`${reservedProfiles.expiresAt} between now() and now() + interval '7 days'`,
    ),
  );

/** What is quiet on the market. */
export async function readQuiet() {
  const [withoutOffer, undecided, unanswered, endingReservations] = await Promise.all([
    listWithoutOffer(),
    listUndecided(),
    listUnanswered(),
    countEndingReservations(),
  ]);
  return { withoutOffer, undecided, unanswered, endingReservations };
}
