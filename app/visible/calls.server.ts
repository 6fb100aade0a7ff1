import { and, eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { today } from "~/db/today";
import type { CallState } from "./call-state";

/**
 * Others see a published call that no superadmin has hidden, of a company that shows its calls: it is public, or it hid
 * its profile and agreed to leave its calls visible: `has_visible_calls`, which the schema derives and a block ends. They still see a call that takes no more offers. The search needs
 * both parts separately.
 */
export const isShown = sql`(not ${ausschreibungen.hidden} and ${ausschreibungen.publishedAt} is not null)`;
/** Written as an expression, so that PostgreSQL reads the company of each call and never all companies. */
export const isOfShowingCompany = sql`(select ${profiles.hasVisibleCalls} from ${profiles} where ${profiles.id} = user_id)`;

/** The columns that the search uses. */
export const searchedColumns = {
  id: ausschreibungen.id,
  publishedAt: ausschreibungen.publishedAt,
  mainCategory: ausschreibungen.mainCategory,
  status: ausschreibungen.status,
  deadline: ausschreibungen.deadline,
  overOn: ausschreibungen.overOn,
  searchHead: ausschreibungen.searchHead,
  searchText: ausschreibungen.searchText,
};

/** The columns of a call that members may read. */
const publicColumns = {
  id: ausschreibungen.id,
  userId: ausschreibungen.userId,
  title: ausschreibungen.title,
  slug: ausschreibungen.slug,
  description: ausschreibungen.description,
  category: ausschreibungen.category,
  budget: ausschreibungen.budget,
  deadline: ausschreibungen.deadline,
  questionsUntil: ausschreibungen.questionsUntil,
  projectDuration: ausschreibungen.projectDuration,
  requirements: ausschreibungen.requirements,
  deliverables: ausschreibungen.deliverables,
  targetGroup: ausschreibungen.targetGroup,
  location: ausschreibungen.location,
  workLocation: ausschreibungen.workLocation,
  experienceLevel: ausschreibungen.experienceLevel,
  featured: ausschreibungen.featured,
  featuredUntil: ausschreibungen.featuredUntil,
  pinned: ausschreibungen.pinned,
  hidden: ausschreibungen.hidden,
  pitch: ausschreibungen.pitch,
  pitchFee: ausschreibungen.pitchFee,
  rights: ausschreibungen.rights,
  status: ausschreibungen.status,
  publishedAt: ausschreibungen.publishedAt,
  createdAt: ausschreibungen.createdAt,
  updatedAt: ausschreibungen.updatedAt,
};

/** Names the company of a call while its profile is public. A company always sees its own name. */
function companyColumns(viewerId: string | null) {
  const isNamed = viewerId ? (or(profiles.isPublic, eq(profiles.id, viewerId)) as SQL) : sql`${profiles.isPublic}`;
  const ifNamed = <Value>(column: unknown) => sql<Value>`case when ${isNamed} then ${column} end`;
  return {
    companyName: ifNamed<string | null>(profiles.name).as("company_name"),
    companySlug: ifNamed<string | null>(profiles.slug).as("company_slug"),
    companyAvatarUrl: ifNamed<string | null>(profiles.avatarUrl).as("company_avatar_url"),
    companyMailDomain: ifNamed<string | null>(profiles.mailDomain).as("company_mail_domain"),
    companyAcceptsMessages: ifNamed<boolean | null>(profiles.acceptsMessages).as("company_accepts_messages"),
  };
}

const isVisible = and(isShown, profiles.hasVisibleCalls);
const ofCompany = eq(profiles.id, ausschreibungen.userId);

/** The calls that this person may see: the visible ones and their own, including those that a superadmin has hidden. */
export const callsSeenBy = (viewerId: string | null) =>
  builder
    .select({ ...publicColumns, ...companyColumns(viewerId) })
    .from(ausschreibungen)
    .innerJoin(profiles, ofCompany)
    .where(viewerId ? or(isVisible, eq(ausschreibungen.userId, viewerId)) : isVisible)
    .as("seen_calls");

/** The calls that every signed-in person may see. */
export const visibleCalls = callsSeenBy(null);

interface Living {
  status: SQLWrapper;
  deadline: SQLWrapper;
}

/** The state of a call at a moment. Its deadline ends at midnight in Vienna. */
export const stateAt = (moment: SQL, { status, deadline }: Living) =>
  sql<CallState>`case when ${status} = 'offen' and ${deadline} < (${moment} at time zone 'Europe/Vienna')::date then 'abgelaufen' else ${status} end`;

const now = sql`now()`;

export const stateOf = (call: Living) => stateAt(now, call);

/** People who opened the form before the deadline can still send it for a quarter of an hour. */
export const stateForForms = (call: Living, moment = now) => stateAt(sql`(${moment} - interval '15 minutes')`, call);

/** The days that are left, not counting the last one; null without a deadline. */
export const daysLeft = ({ deadline }: Pick<Living, "deadline">) => sql<number | null>`${deadline} - ${today}`;

/** The calls that take offers, for lists whose calls people can answer. */
export const isOpen = ({ status, deadline }: Living) =>
  sql`(${status} = 'offen' and coalesce(${deadline} >= ${today}, true))`;
