import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { callMax, locationMax } from "../../text/maximums";
import { areVisible, atMost, created, fewEnough, fixed, identity, moment, oneOf, textList } from "./columns";
import { profiles } from "./profiles";
import { areRights, type UsageRights } from "./rights";

const pitches = ["keine", "verguetet", "unbezahlt"] as const;
export type Pitch = (typeof pitches)[number];
const callStatuses = ["entwurf", "offen", "geschlossen", "vergeben"] as const;
export type CallStatus = (typeof callStatuses)[number];

export const ausschreibungen = pgTable(
  "ausschreibungen",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    title: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    mainCategory: text().notNull().generatedAlwaysAs(sql`split_part(category, '/', 1)`),
    budget: text(),
    deadline: date({ mode: "string" }),
    /** The last day for questions, if the company has chosen one. */
    questionsUntil: date({ mode: "string" }),
    projectDuration: text(),
    requirements: textList(),
    deliverables: textList(),
    targetGroup: text(),
    location: text(),
    workLocation: text(),
    experienceLevel: text(),
    featured: boolean().notNull().default(false),
    featuredUntil: date({ mode: "string" }),
    pinned: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    /** The drafts that the company expects before it chooses. */
    pitch: text().$type<Pitch>().notNull().default("keine"),
    /** In euros. */
    pitchFee: integer(),
    /** The rights of use that the company wants; null where it says nothing about them. */
    rights: jsonb().$type<UsageRights>(),
    /**
     * 'Abgelaufen' is not stored, because it follows from the deadline. `docs/recipes/state-of-a-call.md` has all ways in
     * which a call becomes open.
     */
    status: text().$type<CallStatus>().notNull().default("offen"),
    /** The day on which it was closed or awarded, set by a trigger; null for a call that is open again. */
    closedOn: date({ mode: "string" }),
    /** The last day on which it takes offers. The times for deciding about them run from here. */
    overOn: date({ mode: "string" }).generatedAlwaysAs(
      sql`case when status <> 'entwurf' then least(deadline, closed_on) end`,
    ),
    /** Lists are sorted by this column. It is null for a draft, and a published call never becomes a draft again. */
    publishedAt: moment().defaultNow(),
    /** The deadlines for which the company got a reminder before and a notice after. */
    remindedOf: date({ mode: "string" }),
    endedOn: date({ mode: "string" }),
    /** The end for which the company was reminded of undecided offers. */
    undecidedOf: date({ mode: "string" }),
    /** For a call without a deadline: when the company last confirmed it, and when it was asked since. */
    standsSince: created(),
    askedAt: moment(),
    createdAt: created(),
    updatedAt: created(),
    /** The company's name while others may see it. Triggers update it, so that a search reads only one table. */
    companySearch: text().notNull().default(""),
    searchHead: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || company_search)`,
      ),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || company_search || ' ' || description)`,
      ),
  },
  (t) => [
    // A draft may have the flag too; it counts only after publishing.
    uniqueIndex("ausschreibungen_one_pin").on(t.userId).where(sql`pinned and published_at is not null`),
    check("ausschreibungen_status", oneOf(t.status, callStatuses)),
    check("ausschreibungen_published", sql`(${t.status} = 'entwurf') = (${t.publishedAt} is null)`),
    check(
      "ausschreibungen_pitch",
      sql`${oneOf(t.pitch, pitches)} and (${t.status} = 'entwurf' or (${t.pitch} = 'verguetet') = (${t.pitchFee} is not null))`,
    ),
    check("ausschreibungen_rights", areRights(t.rights)),
    check("ausschreibungen_questions_until", sql`${t.questionsUntil} <= ${t.deadline}`),
    check("ausschreibungen_pitch_fee", sql`${t.pitchFee} between 1 and ${fixed(callMax.pitchFee)}`),
    check("ausschreibungen_pinned_while_open", sql`not ${t.pinned} or ${t.status} in ('entwurf', 'offen')`),
    check("ausschreibungen_title", sql`${areVisible(t.title)} and ${atMost(t.title, callMax.title)}`),
    check("ausschreibungen_location", sql`${areVisible(t.location)} and ${atMost(t.location, locationMax)}`),
    check("ausschreibungen_requirements", fewEnough(t.requirements, callMax.entries)),
    check("ausschreibungen_deliverables", fewEnough(t.deliverables, callMax.entries)),
    check(
      "ausschreibungen_description",
      sql`(${t.status} = 'entwurf' or ${areVisible(t.description)}) and ${atMost(t.description, callMax.description)}`,
    ),
    check("ausschreibungen_category", sql`${t.status} = 'entwurf' or btrim(${t.category}) <> ''`),
    check("ausschreibungen_budget", sql`${t.budget} in ('500', '1000', '2500', '5000', '10000', 'mehr')`),
    check("ausschreibungen_work_location", sql`${t.workLocation} in ('vor-ort', 'remote', 'hybrid')`),
    check(
      "ausschreibungen_experience",
      sql`${t.experienceLevel} in ('einsteiger', 'fortgeschritten', 'expertin', 'egal')`,
    ),
    index("ausschreibungen_newest")
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`not hidden and published_at is not null`),
    index("ausschreibungen_category_newest")
      .on(t.mainCategory, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`not hidden and published_at is not null`),
    index("ausschreibungen_of_company").on(
      t.userId,
      t.pinned.desc().nullsFirst(),
      t.publishedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("ausschreibungen_featured")
      .on(t.publishedAt.desc().nullsFirst())
      .where(sql`featured and not hidden and status = 'offen'`),
    index("ausschreibungen_by_deadline").on(t.deadline).where(sql`status <> 'entwurf'`),
    index("ausschreibungen_over").on(t.overOn, t.id),
    index("ausschreibungen_category_over").on(t.mainCategory, t.overOn, t.id),
    index("ausschreibungen_without_deadline").on(t.standsSince).where(sql`status = 'offen' and deadline is null`),
    index("ausschreibungen_search_head").using("gin", sql`${t.searchHead} gin_trgm_ops`).where(sql`not hidden`),
    index("ausschreibungen_search").using("gin", sql`${t.searchText} gin_trgm_ops`).where(sql`not hidden`),
    index("ausschreibungen_search_short").using("gin", sql`search_grams(${t.searchHead})`).where(sql`not hidden`),
  ],
);
