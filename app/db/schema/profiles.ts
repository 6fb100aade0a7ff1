import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { emailMax, locationMax, nameMax, profileMax } from "../../text/maximums";
import { isOnEarlierTerms } from "../earlier-terms";
import { areVisible, atMost, created, fewEnough, isEmail, moment, oneOf, textList } from "./columns";
import {
  type Availability,
  availabilities,
  type CallRecord,
  type ProfileStatus,
  profileStatuses,
  type ResponseClass,
  type Role,
  responseClasses,
  roles,
  type UserType,
  userTypes,
} from "./profile-kinds";

/** A person or company: the account that signs in and the page that others see are one row. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userType: text().$type<UserType>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    newsletterConsent: boolean().notNull().default(false),
    /** When this person last accepted the terms and took note of the privacy policy. */
    agbAcceptedAt: moment(),
    /** When the person last chose to stay with earlier terms. */
    agbDeclinedAt: moment(),
    privacyNotedAt: moment(),
    title: text(),
    location: text(),
    bio: text(),
    phone: text(),
    website: text(),
    contactEmail: text(),
    /** Given to the other side of an order alone. */
    vatNumber: text(),
    /** The contact address in lower case once the link in a mail to it was pressed. Another contact address needs its own. */
    provenContactEmail: text(),
    avatarUrl: text(),
    branchen: textList(),
    skills: textList(),
    portfolioHighlights: textList(),
    featured: boolean().notNull().default(false),
    featuredUntil: date({ mode: "string" }),
    profileStatus: text().$type<ProfileStatus>().notNull().default("active"),
    /** The status that unblocking restores. */
    statusBeforeBlock: text().$type<Exclude<ProfileStatus, "blocked">>(),
    /** The company's consent when it hid its profile: its calls stay visible, without its name. */
    showsCallsWhileHidden: boolean().notNull().default(false),
    /** Besides what its owner chose. Only superadmins set it and take it back. */
    hiddenBySuperadmin: boolean().notNull().default(false),
    isSuperadmin: boolean().notNull().default(false),
    /** What superadmins have entrusted to this person. app/audit/roles.ts says what each role may do. */
    roles: textList().$type<Role[]>(),
    twoFactorEnabled: boolean().notNull().default(false),
    acceptsMessages: boolean().notNull().default(true),
    /** Whether this person visits other profiles anonymously. */
    visitsUnnamed: boolean().notNull().default(false),
    /** Whether this person reserves text and data mining, as the copyright law of the Union allows. */
    reservesMining: boolean().notNull().default(true),
    memberSince: created(),
    completedProjects: integer(),
    /** How fast this person mostly answers, and for a company what became of its calls. A job counts each night. */
    responseTime: text().$type<ResponseClass>(),
    callRecord: jsonb().$type<CallRecord>(),
    /** Whether a creative takes orders, from or until which day, and when they said so. */
    availability: text().$type<Availability>(),
    availabilityDay: date({ mode: "string" }),
    availabilitySaidAt: moment(),
    favoriteCount: integer().notNull().default(0),
    createdAt: created(),
    updatedAt: created(),
    /** When this person last published a work or post, or changed what the profile shows; never when they signed in. */
    activeAt: created(),
    /** Who sees a profile. A changed expression fires no trigger: see `docs/recipes/visibility.md`. */
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`profile_status = 'active' and email_verified and not hidden_by_superadmin`),
    /** Who sees the calls of a company. */
    hasVisibleCalls: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`email_verified and not hidden_by_superadmin and (profile_status = 'active' or (profile_status = 'hidden' and shows_calls_while_hidden))`,
      ),
    /** The domain of a company's confirmed address, if its website is at that domain or below it. */
    mailDomain: text().generatedAlwaysAs(
      sql`case when email_verified and user_type = 'unternehmen' and right('.' || lower(substring(website from '^https?://([^/:?#@]+)')), length(split_part(email, '@', 2)) + 1) = '.' || lower(split_part(email, '@', 2)) then lower(split_part(email, '@', 2)) end`,
    ),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_fold(name || ' ' || coalesce(title, '') || ' ' || coalesce(location, ''))`),
  },
  (t) => [
    uniqueIndex("profiles_name_unique").on(sql`lower(${t.name})`),
    index("profiles_name_skeleton").on(sql`name_skeleton(${t.name})`),
    unique("profiles_email_unique").on(t.email),
    unique("profiles_slug_unique").on(t.userType, t.slug),
    check("profiles_user_type", oneOf(t.userType, userTypes)),
    check("profiles_status", oneOf(t.profileStatus, profileStatuses)),
    check(
      "profiles_status_before_block",
      sql`${t.statusBeforeBlock} is null or (${t.statusBeforeBlock} in ('active', 'hidden') and ${t.profileStatus} = 'blocked')`,
    ),
    check("profiles_name", sql`${areVisible(t.name)} and btrim(${t.name}) = ${t.name} and ${atMost(t.name, nameMax)}`),
    check("profiles_email", isEmail(t.email)),
    check("profiles_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("profiles_title", atMost(t.title, profileMax.title)),
    check("profiles_visible", areVisible(t.title, t.location, t.bio)),
    check(
      "profiles_texts",
      sql`${atMost(t.location, locationMax)} and ${atMost(t.bio, profileMax.bio)} and ${atMost(t.phone, profileMax.phone)} and ${atMost(t.vatNumber, profileMax.vatNumber)}`,
    ),
    check("profiles_website", sql`${t.website} ~ '^https?://' and ${atMost(t.website, profileMax.website)}`),
    check("profiles_contact_email", atMost(t.contactEmail, emailMax)),
    check("profiles_skills", fewEnough(t.skills, profileMax.entries)),
    check("profiles_branchen", fewEnough(t.branchen, profileMax.entries)),
    check("profiles_highlights", fewEnough(t.portfolioHighlights, profileMax.highlights)),
    check("profiles_response_time", oneOf(t.responseTime, responseClasses)),
    check(
      "profiles_availability",
      sql`${oneOf(t.availability, availabilities)} and num_nonnulls(${t.availability}, ${t.availabilitySaidAt}) in (0, 2) and (${t.availability} <> 'ausgebucht' or ${t.availabilityDay} is not null) and (${t.availabilityDay} is null or ${t.availability} in ('frei', 'ausgebucht'))`,
    ),
    check("profiles_roles", sql`${t.roles} <@ ${sql.raw(`'{${roles.join()}}'`)}::text[]`),
    check("profiles_favorite_count", sql`${t.favoriteCount} >= 0`),
    index("profiles_by_likes")
      .on(t.userType, t.favoriteCount.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_public`),
    index("profiles_by_activity")
      .on(t.userType, t.activeAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_public`),
    index("profiles_by_arrival")
      .on(t.userType, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_public`),
    index("profiles_mixed").on(t.userType, sql`mix_of(id)`, t.id).where(sql`is_public`),
    index("profiles_free")
      .on(t.favoriteCount.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_public and user_type = 'kreative' and availability in ('frei', 'einzelne')`),
    index("profiles_availability_said").on(t.availabilitySaidAt).where(sql`availability is not null`),
    index("profiles_featured").on(t.userType, t.favoriteCount.desc().nullsFirst()).where(sql`featured and is_public`),
    // For names that begin with some letters, or whose last word does.
    index("profiles_by_name").on(t.userType, sql`search_fold(name) text_pattern_ops`).where(sql`is_public`),
    index("profiles_by_last_name")
      .on(t.userType, sql`search_fold(substring(name from '[^ ]+$')) text_pattern_ops`)
      .where(sql`is_public`),
    index("profiles_search").using("gin", sql`${t.searchText} gin_trgm_ops`).where(sql`is_public`),
    index("profiles_search_words").using("gin", sql`search_words(${t.searchText})`).where(sql`is_public`),
    index("profiles_skills").using("gin", t.skills).where(sql`is_public`),
    index("profiles_by_change").on(t.updatedAt.desc().nullsFirst(), t.id).where(sql`is_public`),
    index("profiles_unconfirmed").on(t.createdAt).where(sql`not email_verified`),
    index("profiles_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("profiles_on_earlier_terms")
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isOnEarlierTerms),
    index("profiles_operator_search").using("gin", sql`search_fold(name || ' ' || email) gin_trgm_ops`),
    index("profiles_operator_search_short").on(sql`search_fold(name) text_pattern_ops`),
  ],
);
