import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  agentMax,
  articleMax,
  attachmentMax,
  callMax,
  collaborationMax,
  collectionMax,
  creditMax,
  emailMax,
  letterMax,
  locationMax,
  lookMax,
  lookPictureBytes,
  messageMax,
  nameMax,
  newsletterMax,
  offerMax,
  orderMax,
  postMax,
  profileMax,
  questionMax,
  reasonMax,
  reportMax,
  workMax,
} from "../text/maximums";
import { isOnEarlierTerms } from "./earlier-terms";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
const snapshot = customType<{ data: string }>({ dataType: () => "pg_snapshot" });
const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().defaultNow();
const number = () => bigint({ mode: "number" });
const identity = () => number().primaryKey().generatedAlwaysAsIdentity();
const textList = () => text().array().notNull().default(sql`'{}'::text[]`);
/** A number in a check, which takes no parameters. */
const fixed = (number: number): SQL => sql.raw(String(number));
const atMost = (column: unknown, characters: number): SQL => sql`char_length(${column}) <= ${fixed(characters)}`;
const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
const fewEnough = (list: unknown, entries: number): SQL => sql`cardinality(${list}) <= ${fixed(entries)}`;
const isEmail = (column: unknown): SQL => sql`${column} = lower(${column}) and ${atMost(column, emailMax)}`;
/** A document of usage rights is whole and has known choices; all uses stand alone. */
const areRights = (rights: unknown): SQL => sql`coalesce(
  ${rights} - '{uses,area,term,kind,sources,credit}'::text[] = '{}'
    and jsonb_typeof(${rights} -> 'uses') = 'array'
    and jsonb_array_length(${rights} -> 'uses') > 0
    and (${rights} -> 'uses' = '["alles"]' or ${rights} -> 'uses' <@ '["print", "web", "social", "aussen", "messe"]')
    and ${rights} ->> 'area' in ('region', 'oesterreich', 'dach', 'weltweit')
    and ${rights} ->> 'term' in ('1', '3', '5', 'unbefristet')
    and ${rights} ->> 'kind' in ('einfach', 'exklusiv')
    and jsonb_typeof(${rights} -> 'sources') = 'boolean'
    and jsonb_typeof(${rights} -> 'credit') = 'boolean',
  ${rights} is null)`;
/** Each column is empty or has a visible character. app/text/visible.ts has the same rule. */
const areVisible = (...columns: unknown[]): SQL =>
  sql.join(
    columns.map((column) => sql`has_visible_text(${column})`),
    sql.raw(" and "),
  );

const userTypes = ["kreative", "unternehmen"] as const;
export type UserType = (typeof userTypes)[number];
/** The roles between member and superadmin. */
const roles = ["redaktion", "moderation"] as const;
export type Role = (typeof roles)[number];
const profileStatuses = ["active", "hidden", "blocked"] as const;
export type ProfileStatus = (typeof profileStatuses)[number];
/**
 * The kinds of mail that people can switch off: messages, offers, invitations, notices about their own calls, credits,
 * what stored searches found, agreed days, and for superadmins the market of a week. Whoever switches off invitations gets none at all.
 */
const mailKinds = [
  "nachrichten",
  "angebote",
  "einladungen",
  "ausschreibungen",
  "nennungen",
  "suchauftraege",
  "termine",
  "markt",
] as const;
export type MailKind = (typeof mailKinds)[number];
/** What an invited person answers instead of an offer. */
const invitationAnswers = ["kein-interesse", "keine-zeit"] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];
/** A name without a member is only named. A member is asked once others can see the work. */
const creditStates = ["named", "planned", "asked", "confirmed", "refused"] as const;
export type CreditState = (typeof creditStates)[number];

/** Free from a day, booked until a day, or free for single orders. */
const availabilities = ["frei", "ausgebucht", "einzelne"] as const;
export type Availability = (typeof availabilities)[number];

/** How fast somebody mostly answers. */
const responseClasses = ["tag", "drei-tage", "woche"] as const;
export type ResponseClass = (typeof responseClasses)[number];

/** What became of the calls of a company that ended in the last year and had offers. */
export interface CallRecord {
  ended: number;
  awarded: number;
  /** Calls whose offers all got an answer. */
  answered: number;
}

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

/**
 * Every slug that a profile has had. A trigger adds each new one, so that old addresses redirect to the current one.
 */
export const profileSlugs = pgTable(
  "profile_slugs",
  {
    userType: text().$type<UserType>().notNull(),
    slug: text().notNull(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userType, t.slug] }), index("profile_slugs_profile").on(t.profileId)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    /** The library writes these two; we leave them empty. */
    ipAddress: text(),
    userAgent: text(),
    /** The browser and system at the start of the session, such as 'Firefox auf Windows'. */
    device: text(),
    /** The last time that the person gave the password in this session. */
    passwordAt: created(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    /** The library does not start without these six columns; passwords need none of them. */
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [unique("accounts_user_provider").on(t.userId, t.providerId)],
);

/**
 * Links for a new password and sign-ins that wait for their second factor; the value is the account's id. Links that
 * confirm an address are signed instead, or have tables of their own. A trigger deletes the rows of an account when its
 * password or address changes, and when it is deleted.
 */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    index("verifications_identifier").on(t.identifier),
    index("verifications_value").on(t.value),
    index("verifications_expiry").on(t.expiresAt),
  ],
);

/**
 * Changes of an account's address, with hashes of their links. Triggers delete unconfirmed changes when the password or
 * address changes. The link that undoes a change outlives both.
 */
export const addressChanges = pgTable(
  "address_changes",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    fromEmail: text().notNull(),
    toEmail: text().notNull(),
    confirmHash: text().notNull().unique(),
    confirmUntil: moment().notNull(),
    changedAt: moment(),
    undoHash: text().unique(),
    undoUntil: moment(),
    undoneAt: moment(),
    createdAt: created(),
  },
  (t) => [index("address_changes_profile").on(t.profileId)],
);

/** What people agreed to and took back, word for word and with the moment. Lines are only added. */
export const consents = pgTable(
  "consents",
  {
    id: identity(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<"newsletter">().notNull(),
    isGiven: boolean().notNull(),
    wording: text().notNull(),
    createdAt: created(),
  },
  (t) => [check("consents_kind", sql`${t.kind} in ('newsletter')`), index("consents_profile").on(t.profileId)],
);

/** Who accepted which terms, took note of which privacy policy and was told of which new terms, and when. */
export const legalAcknowledgements = pgTable(
  "legal_acknowledgements",
  {
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    document: text().$type<"agb" | "datenschutz">().notNull(),
    /** The first day on which the version holds. */
    version: date({ mode: "string" }).notNull(),
    act: text().$type<"accepted" | "declined" | "noted" | "announced">().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.document, t.version, t.act] }),
    check("legal_acknowledgements_document", sql`${t.document} in ('agb', 'datenschutz')`),
    check("legal_acknowledgements_act", sql`${t.act} in ('accepted', 'declined', 'noted', 'announced')`),
  ],
);

/** The pictures that looks name. A picture that none names any more is deleted with the look that did. */
export const lookPictures = pgTable(
  "look_pictures",
  {
    /** As in its address: the sum of its bytes, its width and its height, such as `…-480x120.png`. */
    name: text().primaryKey(),
    bytes: bytea().notNull(),
  },
  (t) => [
    check("look_pictures_name", sql`${t.name} ~ '^[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}[.](png|jpg)$'`),
    check("look_pictures_bytes", sql`octet_length(${t.bytes}) between 1 and ${fixed(lookPictureBytes)}`),
  ],
);

/**
 * The look of the site in three versions at most: a draft, the newest published one, which counts, and the one before it.
 * What is null is as the settings and the product say.
 */
export const siteLooks = pgTable(
  "site_looks",
  {
    id: identity(),
    name: text(),
    claim: text(),
    about: text(),
    headline: text(),
    subline: text(),
    description: text(),
    /** As `#rrggbb`. */
    accent: text(),
    /** Shown in the header instead of the name. */
    logo: text().references(() => lookPictures.name),
    /** What networks show of links to pages that have no picture of their own. */
    sharing: text().references(() => lookPictures.name),
    /** Null for the draft. */
    publishedAt: moment(),
  },
  (t) => [
    check("site_looks_visible", areVisible(t.name, t.claim, t.about, t.headline, t.subline, t.description)),
    check(
      "site_looks_texts",
      sql.join(
        [
          atMost(t.name, lookMax.name),
          atMost(t.claim, lookMax.claim),
          atMost(t.about, lookMax.about),
          atMost(t.headline, lookMax.headline),
          atMost(t.subline, lookMax.subline),
          atMost(t.description, lookMax.description),
        ],
        sql.raw(" and "),
      ),
    ),
    check("site_looks_accent", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
    uniqueIndex("site_looks_one_draft").on(sql`(published_at is null)`).where(sql`published_at is null`),
  ],
);

/** Newsletters: drafts, and those that were sent, exactly as they were sent. */
export const newsletters = pgTable(
  "newsletters",
  {
    id: identity(),
    subject: text().notNull(),
    content: text().notNull(),
    version: integer().notNull().default(1),
    createdBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    createdAt: created(),
    updatedAt: created(),
    /** When sending started. From then on nothing changes the newsletter. */
    startedAt: moment(),
    /** While it is set, nothing of the newsletter goes out. */
    pausedAt: moment(),
    /** When a superadmin ended it before everyone got it. */
    endedAt: moment(),
    /** The addresses of the stored pictures in the newsletter. */
    pictures: text().array().notNull().generatedAlwaysAs(sql`stored_pictures(content)`),
  },
  (t) => [
    check("newsletters_visible", areVisible(t.subject, t.content)),
    check(
      "newsletters_texts",
      sql`${atMost(t.subject, newsletterMax.subject)} and ${atMost(t.content, newsletterMax.content)}`,
    ),
    index("newsletters_created_by").on(t.createdBy),
    index("newsletters_pictures").using("gin", t.pictures),
  ],
);

/**
 * `queued` is a mail in the queue, `skipped` one for somebody who no longer wants or can get it, `stopped` one of a
 * newsletter that was ended.
 */
const newsletterStates = ["waiting", "queued", "sent", "failed", "skipped", "stopped"] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** Who gets a newsletter, once each. With the account goes the person; the row stays, for the numbers. */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    /** Also the id of the mail's job, so that a repeated job is the same mail. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    newsletterId: number()
      .notNull()
      .references(() => newsletters.id, { onDelete: "cascade" }),
    profileId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    state: text().$type<NewsletterState>().notNull().default("waiting"),
    queuedAt: moment(),
  },
  (t) => [
    unique("newsletter_deliveries_once").on(t.newsletterId, t.profileId),
    check("newsletter_deliveries_state", oneOf(t.state, newsletterStates)),
    index("newsletter_deliveries_waiting").on(t.newsletterId, t.id).where(sql`state = 'waiting'`),
    index("newsletter_deliveries_queued").on(t.queuedAt),
    index("newsletter_deliveries_profile").on(t.profileId),
  ],
);

/**
 * Copies of all data of an account: one at a time that the person asked for, and one for each superadmin who was asked by
 * the person. The archive goes after two days, and with the account.
 */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The superadmin who fetches the copy; null for the person. */
    askedBy: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    state: text().$type<"waiting" | "ready" | "failed">().notNull().default("waiting"),
    archive: bytea(),
    expiresAt: moment().notNull().default(sql`now() + interval '48 hours'`),
    createdAt: created(),
  },
  (t) => [
    unique("data_exports_one_each").on(t.profileId, t.askedBy).nullsNotDistinct(),
    index("data_exports_asked_by").on(t.askedBy),
    check("data_exports_state", sql`${t.state} in ('waiting', 'ready', 'failed')`),
    check("data_exports_archive", sql`(${t.state} = 'ready') = (${t.archive} is not null)`),
  ],
);

/** Second factors, one per account: the app's secret and the recovery codes, both encrypted by the accounts library. */
export const twoFactors = pgTable("two_factors", {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => profiles.id, { onDelete: "cascade" }),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  /** False until the first code of the app was right. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: moment(),
  createdAt: created(),
});

/** Counters of the rate limiter. The key is a keyed hash, never a plain address. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), points: integer().notNull(), expire: number() },
  (t) => [index("rate_limits_expiry").on(t.expire)],
);

const pitches = ["keine", "verguetet", "unbezahlt"] as const;
export type Pitch = (typeof pitches)[number];
const callStatuses = ["entwurf", "offen", "geschlossen", "vergeben"] as const;
export type CallStatus = (typeof callStatuses)[number];

export type RightsUse = "print" | "web" | "social" | "aussen" | "messe" | "alles";
export type RightsArea = "region" | "oesterreich" | "dach" | "weltweit";
/** In years. */
export type RightsTerm = "1" | "3" | "5" | "unbefristet";
/** A permission beside others (Werknutzungsbewilligung), or the right to exclude everybody else (Werknutzungsrecht). */
export type RightsKind = "einfach" | "exklusiv";

/** How a company may use a work. */
export interface UsageRights {
  uses: RightsUse[];
  area: RightsArea;
  term: RightsTerm;
  kind: RightsKind;
  /** Whether open files are handed over. */
  sources: boolean;
  /** Whether the name of whoever made it is said. */
  credit: boolean;
}

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
    index("ausschreibungen_search").using("gin", sql`${t.searchText} gin_trgm_ops`).where(sql`not hidden`),
    index("ausschreibungen_search_short").using("gin", sql`search_grams(${t.searchHead})`).where(sql`not hidden`),
  ],
);

export const favorites = pgTable(
  "favorites",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    favoritedProfileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    unique("favorites_once").on(t.userId, t.favoritedProfileId),
    check("favorites_not_oneself", sql`${t.userId} <> ${t.favoritedProfileId}`),
    index("favorites_of_profile").on(t.favoritedProfileId, t.id.desc().nullsFirst()),
    index("favorites_of_user").on(t.userId, t.id.desc().nullsFirst()),
  ],
);

export interface PostImage {
  url: string;
  alt: string;
  width: number;
  height: number;
  placeholder?: string;
}

export const posts = pgTable(
  "posts",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    content: text().notNull(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    category: text(),
    pinned: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    check("posts_content", sql`${areVisible(t.content)} and ${atMost(t.content, postMax.content)}`),
    check(
      "posts_images",
      sql`jsonb_typeof(${t.images}) = 'array' and jsonb_array_length(${t.images}) <= ${fixed(postMax.images)}`,
    ),
    check("posts_category", sql`${t.category} in ('Projekt', 'Inspiration', 'Neuigkeit', 'Tipp', 'Gesucht')`),
    index("posts_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`not hidden`),
    index("posts_of_user").on(
      t.userId,
      t.pinned.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/** A finished piece of work that a creative shows on a page of its own. */
export const works = pgTable(
  "works",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    title: text().notNull(),
    year: smallint(),
    client: text(),
    /** 'Eigenes Projekt': there was no client. */
    isOwnProject: boolean().notNull().default(false),
    /** What the creative did in it. */
    contribution: text(),
    skills: textList(),
    content: text(),
    /** The address of the result, such as a film or a site. */
    link: text(),
    madeWithAi: boolean().notNull().default(false),
    /** When the creative last confirmed that the pictures may be shown. */
    rightsConfirmedAt: moment(),
    /** The order on the profile, which is the creative's choice. */
    position: integer().notNull().default(0),
    published: boolean().notNull().default(false),
    /** The first publication. Lists of new works are sorted by it. */
    publishedAt: moment(),
    hidden: boolean().notNull().default(false),
    createdAt: created(),
    updatedAt: created(),
    /** Counted by a trigger. */
    pictureCount: smallint().notNull().default(0),
    /** Whether the creative's profile is public. Triggers update it, so that lists read only one table. */
    ownerPublic: boolean().notNull().default(false),
    /** Its cover is at the head of the profile, instead of the facade. */
    headsProfile: boolean().notNull().default(false),
    /** Who sees a work, and the pictures and credits of it. */
    isPublic: boolean().notNull().generatedAlwaysAs(sql`published and not hidden and owner_public`),
    searchText: text().notNull().generatedAlwaysAs(sql`search_fold(title)`),
  },
  (t) => [
    unique("works_slug_unique").on(t.userId, t.slug),
    unique("works_owner").on(t.id, t.userId),
    check("works_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("works_visible", areVisible(t.title, t.client, t.contribution, t.content, t.link)),
    check(
      "works_texts",
      sql`${atMost(t.title, workMax.title)} and ${atMost(t.client, nameMax)} and ${atMost(t.contribution, workMax.contribution)} and ${atMost(t.content, workMax.content)} and ${atMost(t.link, workMax.link)}`,
    ),
    check("works_link", sql`${t.link} ~ '^https?://'`),
    check("works_year", sql`${t.year} between 1900 and 2100 and (not ${t.published} or ${t.year} is not null)`),
    check("works_client", sql`not ${t.isOwnProject} or ${t.client} is null`),
    check("works_skills", fewEnough(t.skills, workMax.skills)),
    check("works_pictures", sql`${t.pictureCount} between 0 and ${fixed(workMax.pictures)}`),
    check("works_published", sql`not ${t.published} or ${t.publishedAt} is not null`),
    check("works_rights", sql`not ${t.published} or ${t.pictureCount} = 0 or ${t.rightsConfirmedAt} is not null`),
    index("works_newest").on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`is_public`),
    index("works_mixed").on(sql`mix_of(id)`, t.id).where(sql`is_public`),
    index("works_by_skill").using("gin", t.skills).where(sql`is_public`),
    index("works_search").using("gin", sql`${t.searchText} gin_trgm_ops`).where(sql`is_public`),
    index("works_by_title").on(sql`${t.searchText} text_pattern_ops`).where(sql`is_public`),
    index("works_by_change").on(t.updatedAt.desc().nullsFirst(), t.id).where(sql`is_public`),
    uniqueIndex("works_one_head").on(t.userId).where(sql`heads_profile`),
    index("works_of_user").on(t.userId, t.position, t.id.desc().nullsFirst()),
  ],
);

/** Every slug that a work has had. A trigger adds each new one, so that old addresses redirect to the current one. */
export const workSlugs = pgTable(
  "work_slugs",
  {
    userId: uuid().notNull(),
    slug: text().notNull(),
    workId: number().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.slug] }),
    foreignKey({
      name: "work_slugs_work_fk",
      columns: [t.workId, t.userId],
      foreignColumns: [works.id, works.userId],
    }).onDelete("cascade"),
    index("work_slugs_work").on(t.workId),
  ],
);

/** The pictures of works, with who made them. Without a work it was uploaded for a form that is not saved yet. */
export const workPictures = pgTable(
  "work_pictures",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    workId: number(),
    position: smallint().notNull().default(0),
    url: text().notNull().unique("work_pictures_url_unique"),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    alt: text(),
    /** The picture only decorates and needs no description. */
    isDecorative: boolean().notNull().default(false),
    caption: text(),
    isCover: boolean().notNull().default(false),
    /** The point that stays in sight when the picture is cut, in percent from the upper left corner. */
    focalX: smallint().notNull().default(50),
    focalY: smallint().notNull().default(50),
    /** As the files carry them too. */
    creator: text(),
    credit: text(),
    copyright: text(),
    createdAt: created(),
  },
  (t) => [
    foreignKey({
      name: "work_pictures_work_fk",
      columns: [t.workId, t.userId],
      foreignColumns: [works.id, works.userId],
    }).onDelete("cascade"),
    check("work_pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    check("work_pictures_alt", sql`not ${t.isDecorative} or ${t.alt} is null`),
    check("work_pictures_visible", areVisible(t.alt, t.caption, t.creator, t.credit, t.copyright)),
    check(
      "work_pictures_texts",
      sql`${atMost(t.alt, workMax.alt)} and ${atMost(t.caption, workMax.caption)} and ${atMost(t.creator, workMax.creator)} and ${atMost(t.credit, workMax.credit)} and ${atMost(t.copyright, workMax.copyright)}`,
    ),
    check("work_pictures_focal_point", sql`${t.focalX} between 0 and 100 and ${t.focalY} between 0 and 100`),
    uniqueIndex("work_pictures_one_cover").on(t.workId).where(sql`is_cover`),
    index("work_pictures_of_work").on(t.workId, t.position, t.id),
    index("work_pictures_of_user").on(t.userId),
    index("work_pictures_unused").on(t.createdAt).where(sql`work_id is null`),
  ],
);

/**
 * Who took part in a work, or the member behind its client. Triggers allow at most eight contributors and no change of
 * words that someone was asked about, and end a confirmation when the work changes. A refusal stays without the name, so
 * that nobody asks again.
 */
export const workCredits = pgTable(
  "work_credits",
  {
    id: identity(),
    workId: number()
      .notNull()
      .references(() => works.id, { onDelete: "cascade" }),
    kind: text().$type<"contributor" | "client">().notNull().default("contributor"),
    position: smallint().notNull().default(0),
    /** As the creative typed it, or as the member was called then. */
    name: text(),
    role: text(),
    memberId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    state: text().$type<CreditState>().notNull().default("named"),
    stateSince: created(),
    /** The member had confirmed, and the work has changed since. Triggers set it. */
    askedAgain: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    unique("work_credits_once").on(t.workId, t.memberId),
    check("work_credits_kind", sql`${t.kind} in ('contributor', 'client')`),
    check("work_credits_state", oneOf(t.state, creditStates)),
    check("work_credits_member", sql`(${t.state} = 'named') = (${t.memberId} is null)`),
    check("work_credits_name", sql`(${t.state} = 'refused') = (${t.name} is null)`),
    check("work_credits_role", sql`${t.role} is null or (${t.kind} = 'contributor' and ${t.state} <> 'refused')`),
    check("work_credits_asked_again", sql`not ${t.askedAgain} or ${t.state} in ('planned', 'asked')`),
    check("work_credits_client", sql`${t.kind} <> 'client' or ${t.memberId} is not null`),
    check("work_credits_visible", areVisible(t.name, t.role)),
    check("work_credits_texts", sql`${atMost(t.name, creditMax.name)} and ${atMost(t.role, creditMax.role)}`),
    uniqueIndex("work_credits_one_client").on(t.workId).where(sql`kind = 'client' and state <> 'refused'`),
    index("work_credits_of_member").on(t.memberId, t.state, t.id.desc().nullsFirst()),
  ],
);

/** Until when a creative can't ask a member who has refused. The row outlives the work that it was about. */
export const creditPauses = pgTable(
  "credit_pauses",
  {
    creativeId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    memberId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.creativeId, t.memberId] }),
    check("credit_pauses_not_oneself", sql`${t.creativeId} <> ${t.memberId}`),
    index("credit_pauses_member").on(t.memberId),
    index("credit_pauses_ended").on(t.until),
  ],
);

/**
 * The forms that have been written. A form that is sent again, after a lost response or by a double click, writes
 * nothing.
 */
export const submissions = pgTable(
  "submissions",
  {
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The id of what the form has made, where a repeated form leads to it. */
    made: text(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("submissions_by_age").on(t.createdAt)],
);

export const profileVisits = pgTable(
  "profile_visits",
  {
    id: identity(),
    visitedProfileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    visitorId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    /** Distinguishes the anonymous visitors of one day. The salt is deleted at the end of the day. */
    visitorHash: bytea(),
    visitedAt: created(),
    visitDate: date({ mode: "string" }).notNull(),
  },
  (t) => [
    unique("profile_visits_person_day").on(t.visitedProfileId, t.visitorId, t.visitDate),
    unique("profile_visits_hash_day").on(t.visitedProfileId, t.visitorHash, t.visitDate),
    check("profile_visits_not_own", sql`${t.visitorId} <> ${t.visitedProfileId}`),
    index("profile_visits_newest").on(t.visitedProfileId, t.visitedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("profile_visits_visitor").on(t.visitorId),
    index("profile_visits_by_day").on(t.visitDate),
  ],
);

/** With a salt, hashes tell people apart; without it, nobody can trace a hash to a person. Deleted after its last day. */
export const salts = pgTable(
  "salts",
  {
    purpose: text().$type<"visits" | "searches">().notNull(),
    lastDay: date({ mode: "string" }).notNull(),
    salt: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.lastDay] }),
    check("salts_purpose", sql`${t.purpose} in ('visits', 'searches')`),
  ],
);

/** Words of searches that found nobody, once for each person of a week. Nothing else says who that was. */
export const unfoundWords = pgTable(
  "unfound_words",
  {
    /** Its Monday. */
    week: date({ mode: "string" }).notNull(),
    word: text().notNull(),
    searcher: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.week, t.word, t.searcher] }),
    check("unfound_words_word", sql`char_length(${t.word}) between 3 and 40`),
  ],
);

/** What happened on the market by week, counted every hour from what is stored anyway. Nobody stands in it. */
export const marketWeeks = pgTable("market_weeks", {
  /** Its Monday. */
  week: date({ mode: "string" }).primaryKey(),
  calls: integer().notNull(),
  open: integer().notNull(),
  offers: integer().notNull(),
  withOffer: integer().notNull(),
  withThree: integer().notNull(),
  awarded: integer().notNull(),
  firstOfferHours: integer(),
  decisionDays: integer(),
  firstMessages: integer().notNull(),
  answered: integer().notNull(),
  creatives: integer().notNull(),
  companies: integer().notNull(),
});

/** The weeks whose figures were sent to superadmins. */
export const marketMails = pgTable("market_mails", {
  week: date({ mode: "string" }).primaryKey(),
  sentAt: created(),
});

/** How far those who began in a week have come, counted every hour. Each number is a part of the one before it. */
export const funnelWeeks = pgTable("funnel_weeks", {
  /** Its Monday. */
  week: date({ mode: "string" }).primaryKey(),
  reserved: integer().notNull(),
  opened: integer().notNull(),
  claimed: integer().notNull(),
  registered: integer().notNull(),
  confirmed: integer().notNull(),
  pictured: integer().notNull(),
  /** Of those with a picture, who has done each at least once. */
  liked: integer().notNull(),
  worked: integer().notNull(),
  posted: integer().notNull(),
  offered: integer().notNull(),
  published: integer().notNull(),
  answered: integer().notNull(),
  selected: integer().notNull(),
  agreed: integer().notNull(),
});

/** How many people offer a craft or work in a place, and how many calls of half a year look for it. */
export const marketSupply = pgTable(
  "market_supply",
  {
    kind: text().$type<"craft" | "place">().notNull(),
    /** The id of a concept or of a municipality. */
    key: text().notNull(),
    people: integer().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), check("market_supply_kind", sql`${t.kind} in ('craft', 'place')`)],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: identity(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    category: text().notNull(),
    readTime: text().notNull().default("5 min"),
    author: text().notNull(),
    imageUrl: text(),
    slug: text().notNull(),
    featured: boolean().notNull().default(false),
    published: boolean().notNull().default(false),
    publishedAt: moment(),
    deletedAt: moment(),
    deletedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
    createdAt: created(),
    updatedAt: created(),
    createdBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Whether the author's account is blocked. Triggers update it, so that lists read only one table. */
    authorBlocked: boolean().notNull().default(false),
    /** Who sees an article. */
    isReadable: boolean().notNull().generatedAlwaysAs(sql`published and deleted_at is null and not author_blocked`),
    /** The addresses of the stored pictures in the article. */
    pictures: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`stored_pictures(coalesce(image_url, '') || ' ' || content)`),
    searchText: text().notNull().generatedAlwaysAs(sql`search_fold(title || ' ' || excerpt)`),
  },
  (t) => [
    unique("blog_posts_slug_unique").on(t.slug),
    check("blog_posts_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} <> 'admin'`),
    check(
      "blog_posts_category",
      sql`${t.category} in ('Design Trends', 'Business', 'Karriere', 'Nachhaltigkeit', 'Marketing', 'Technologie')`,
    ),
    check("blog_posts_published", sql`not ${t.published} or ${t.publishedAt} is not null`),
    check("blog_posts_visible", areVisible(t.title, t.excerpt, t.author)),
    check(
      "blog_posts_texts",
      sql`${atMost(t.title, articleMax.title)} and ${atMost(t.excerpt, articleMax.excerpt)} and ${atMost(t.content, articleMax.content)} and ${atMost(t.author, nameMax)} and ${atMost(t.readTime, articleMax.readTime)} and ${atMost(t.imageUrl, articleMax.imageUrl)}`,
    ),
    index("blog_posts_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`is_readable`),
    index("blog_posts_category_newest")
      .on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_readable`),
    index("blog_posts_all").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("blog_posts_search").using("gin", sql`${t.searchText} gin_trgm_ops`),
    index("blog_posts_created_by").on(t.createdBy),
    index("blog_posts_deleted_by").on(t.deletedBy),
    index("blog_posts_pictures").using("gin", t.pictures),
  ],
);

export const blogPostRevisions = pgTable(
  "blog_post_revisions",
  {
    id: identity(),
    blogPostId: number()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    snapshot: jsonb().notNull(),
    savedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    savedAt: created(),
  },
  (t) => [unique("blog_post_revisions_version").on(t.blogPostId, t.version)],
);

/** A list of members on its way to reserved profiles. Its cells are gone once those are reserved. */
export const memberImports = pgTable(
  "member_imports",
  {
    id: identity(),
    createdAt: created(),
    cells: jsonb().$type<string[][]>(),
    hasHeader: boolean().notNull(),
    nameColumn: smallint().notNull(),
    firstNameColumn: smallint(),
    emailColumn: smallint().notNull(),
    /** The lines of the file to reserve. */
    chosen: integer().array().notNull(),
    reserved: integer(),
    finishedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [
    check("member_imports_columns", sql`least(${t.nameColumn}, ${t.firstNameColumn}, ${t.emailColumn}) >= 0`),
    check("member_imports_chosen", fewEnough(t.chosen, 2001)),
    check(
      "member_imports_finished",
      sql`(${t.finishedAt} is null) = (${t.cells} is not null) and (${t.finishedAt} is null) = (${t.reserved} is null)`,
    ),
    check("member_imports_undone", sql`${t.undoneAt} is null or ${t.finishedAt} is not null`),
    index("member_imports_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** Letters with claim links that were made together, and what they say. */
export const letterBatches = pgTable(
  "letter_batches",
  { id: identity(), createdAt: created(), text: text().notNull() },
  (t) => [check("letter_batches_text", sql`${areVisible(t.text)} and ${atMost(t.text, letterMax.text)}`)],
);

export const reservedProfiles = pgTable(
  "reserved_profiles",
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull(),
    reservationToken: text().notNull().unique(),
    reservedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    reservedAt: created(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    claimed: boolean().notNull().default(false),
    claimedAt: moment(),
    claimedProfileId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    /** The list of members that this one came from, until the list is forgotten. */
    importId: number().references(() => memberImports.id, { onDelete: "set null" }),
    /** For letters: shorter than the token, and to be typed. */
    letterCode: text().unique(),
    letterBatchId: number().references(() => letterBatches.id),
    /** The first time that somebody followed the link or typed the code. */
    openedAt: moment(),
  },
  (t) => [
    check("reserved_profiles_letter", sql`(${t.letterCode} is null) = (${t.letterBatchId} is null)`),
    check("reserved_profiles_letter_code", sql`${t.letterCode} ~ '^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$'`),
    index("reserved_profiles_import").on(t.importId),
    index("reserved_profiles_letters").on(t.letterBatchId),
    check("reserved_profiles_name", sql`${areVisible(t.name)} and ${atMost(t.name, nameMax)}`),
    check("reserved_profiles_email", isEmail(t.email)),
    check("reserved_profiles_claimed", sql`${t.claimed} = (${t.claimedAt} is not null)`),
    uniqueIndex("reserved_profiles_open_email").on(t.email).where(sql`not claimed and revoked_at is null`),
    uniqueIndex("reserved_profiles_open_name").on(sql`lower(${t.name})`).where(sql`not claimed and revoked_at is null`),
    index("reserved_profiles_search").using("gin", sql`search_fold(name || ' ' || email) gin_trgm_ops`),
    index("reserved_profiles_search_short").using("gin", sql`search_grams(search_fold(name || ' ' || email))`),
    index("reserved_profiles_newest").on(t.reservedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("reserved_profiles_open_by_end").on(t.expiresAt).where(sql`not claimed and revoked_at is null`),
    index("reserved_profiles_reserved_by").on(t.reservedBy),
    index("reserved_profiles_claimed_profile").on(t.claimedProfileId),
    index("reserved_profiles_email").on(t.email),
  ],
);

/** What is searched, each with the column that points to it. */
const searchedKinds = ["profile_id", "work_id", "call_id", "article_id"];
const searchable = (vector: "means" | "words") =>
  searchedKinds.map((column) =>
    index(`search_documents_${vector}_of_${column.replace("_id", "")}`)
      .using("gin", sql.raw(vector))
      .where(sql.raw(`${column} is not null`)),
  );

/**
 * What a profile, work, call or article is found by, computed from its texts in the transaction that writes them
 * (`app/search-index/`). Who may see it is not stored here: a search joins what is visible.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    id: identity(),
    profileId: uuid()
      .unique()
      .references(() => profiles.id, { onDelete: "cascade" }),
    workId: number()
      .unique()
      .references(() => works.id, { onDelete: "cascade" }),
    callId: number()
      .unique()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    articleId: number()
      .unique()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    /** Crafts, places and skills. Few, so that they stay in the row and many rows can be read one by one. */
    means: tsvector().notNull(),
    /** The stems of all words, and the pieces of one and two letters of name, title and place. */
    words: tsvector().notNull(),
    /** The vocabulary that it was made with. */
    madeWith: text().notNull(),
  },
  (t) => [
    check("search_documents_one", sql`num_nonnulls(${t.profileId}, ${t.workId}, ${t.callId}, ${t.articleId}) = 1`),
    ...searchable("means"),
    ...searchable("words"),
    index("search_documents_made_with").on(t.madeWith),
  ],
);

/**
 * The crafts and places with enough people for a page of their own, counted every ten minutes, so that links to them
 * cost the same however many people there are. An empty place stands for the whole region, an empty craft for all crafts.
 */
export const landingPages = pgTable(
  "landing_pages",
  { craft: text().notNull(), place: text().notNull(), people: integer().notNull() },
  (t) => [primaryKey({ columns: [t.craft, t.place] }), index("landing_pages_by_place").on(t.place)],
);

/**
 * The words of the names, titles and places of those who may be seen, each once and folded. What somebody may have
 * mistyped is compared with these, because comparing it with every text would cost more the more people there are.
 */
export const nameWords = pgTable("name_words", { word: text().primaryKey() }, (t) => [
  index("name_words_alike").using("gin", sql`${t.word} gin_trgm_ops`),
]);

/** What a stored search looks through. */
const agentKinds = ["ausschreibungen", "kreative", "arbeiten"] as const;
export type AgentKind = (typeof agentKinds)[number];
/** How often its owner gets a mail; 'seite' is never. */
const agentRhythms = ["sofort", "taeglich", "woechentlich", "seite"] as const;
export type AgentRhythm = (typeof agentRhythms)[number];

/**
 * Stored searches (Suchaufträge). `query` is the address of the list in one form. What follows from it is stored beside it,
 * so that a new call finds its agents by an index: see `app/features/agents/stored-search.server.ts`.
 */
export const searchAgents = pgTable(
  "search_agents",
  {
    id: identity(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<AgentKind>().notNull(),
    query: text().notNull(),
    name: text().notNull(),
    rhythm: text().$type<AgentRhythm>().notNull(),
    pausedAt: moment(),
    /** What the document of whatever fits must answer. */
    filters: tsquery(),
    /** Crafts and places that it must answer too, if it does not hold the typed letters. */
    means: tsquery(),
    /** Only who has said lately that they take orders now. */
    onlyFree: boolean().notNull().default(false),
    /** Patterns of the typed words, for the whole text and for its head alone. */
    textPatterns: textList(),
    headPatterns: textList(),
    /** Whatever fits has at least one of these. */
    keys: textList(),
    /** The vocabulary that these were made with. */
    madeWith: text().notNull(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    unique("search_agents_once").on(t.profileId, t.kind, t.query),
    check("search_agents_kind", oneOf(t.kind, agentKinds)),
    check("search_agents_rhythm", oneOf(t.rhythm, agentRhythms)),
    check("search_agents_name", sql`${areVisible(t.name)} and ${atMost(t.name, agentMax.name)}`),
    check("search_agents_query", atMost(t.query, agentMax.query)),
    index("search_agents_keys").using("gin", t.keys).where(sql`paused_at is null`),
    index("search_agents_made_with").on(t.madeWith),
  ],
);

/** What a stored search has found: each thing once, whatever becomes of it. */
export const agentMatches = pgTable(
  "agent_matches",
  {
    id: identity(),
    agentId: number()
      .notNull()
      .references(() => searchAgents.id, { onDelete: "cascade" }),
    documentId: number()
      .notNull()
      .references(() => searchDocuments.id, { onDelete: "cascade" }),
    foundAt: created(),
    /** When it went into a mail. */
    toldAt: moment(),
    /** When its owner saw it on the page. */
    seenAt: moment(),
    /** When its owner said that it does not fit. */
    dismissedAt: moment(),
  },
  (t) => [
    unique("agent_matches_once").on(t.agentId, t.documentId),
    index("agent_matches_document").on(t.documentId),
    index("agent_matches_untold").on(t.foundAt, t.agentId).where(sql`told_at is null`),
    index("agent_matches_told").on(t.agentId, t.toldAt).where(sql`told_at is not null`),
    index("agent_matches_unseen").on(t.agentId).where(sql`seen_at is null`),
  ],
);

/**
 * What has come or changed since the stored searches were last asked. Triggers add it. `was…` is what it was then; empty
 * for what others did not see.
 */
export const agentNews = pgTable("agent_news", {
  documentId: number()
    .primaryKey()
    .references(() => searchDocuments.id, { onDelete: "cascade" }),
  wasMeans: tsvector(),
  wasText: text(),
  wasFree: boolean().notNull().default(true),
});

const conversationAbouts = ["profil", "ausschreibung"] as const;
export type ConversationAbout = (typeof conversationAbouts)[number];

/**
 * A conversation of two accounts: one about their profiles, and one about each call. The starter wrote first. Either
 * account may be deleted later; with the second one a trigger deletes the conversation.
 */
export const conversations = pgTable(
  "conversations",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    about: text().$type<ConversationAbout>().notNull(),
    starterId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    otherId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "set null" }),
    /** The title of the call, also after the call is deleted; without a call, the subject of the first message. */
    subject: text(),
    lastMessageAt: created(),
    starterUnread: integer().notNull().default(0),
    otherUnread: integer().notNull().default(0),
    starterReadAt: moment(),
    otherReadAt: moment(),
    /** When a side said that they continue by mail or telephone. */
    starterSettledAt: moment(),
    otherSettledAt: moment(),
    createdAt: created(),
  },
  (t) => [
    check("conversations_about", oneOf(t.about, conversationAbouts)),
    check("conversations_call", sql`${t.about} = 'ausschreibung' or ${t.ausschreibungId} is null`),
    check("conversations_two", sql`${t.starterId} <> ${t.otherId}`),
    check("conversations_subject", sql`${areVisible(t.subject)} and ${atMost(t.subject, messageMax.subject)}`),
    check("conversations_unread", sql`${t.starterUnread} >= 0 and ${t.otherUnread} >= 0`),
    uniqueIndex("conversations_of_pair")
      .on(sql`least(starter_id, other_id)`, sql`greatest(starter_id, other_id)`)
      .where(sql`about = 'profil' and starter_id is not null and other_id is not null`),
    uniqueIndex("conversations_of_pair_and_call")
      .on(t.ausschreibungId, sql`least(starter_id, other_id)`, sql`greatest(starter_id, other_id)`)
      .where(sql`ausschreibung_id is not null and starter_id is not null and other_id is not null`),
    index("conversations_started").on(t.starterId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("conversations_other").on(t.otherId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("conversations_started_about").on(
      t.starterId,
      t.about,
      t.lastMessageAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("conversations_other_about").on(
      t.otherId,
      t.about,
      t.lastMessageAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("conversations_started_unread")
      .on(t.starterId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`starter_unread > 0`),
    index("conversations_other_unread")
      .on(t.otherId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`other_unread > 0`),
    index("conversations_by_day").on(t.lastMessageAt),
  ],
);

/**
 * `text` is a person's message, `notice` a line about a change of state, `gone` a text whose account was deleted,
 * `mail` a message to the support, which goes only by mail and has no conversation.
 */
const messageKinds = ["text", "notice", "gone", "mail"] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * `waiting` is collected with later messages into one mail. `none` is sent without a mail, because it was read first or
 * mails are off.
 */
const deliveryStates = ["queued", "waiting", "sent", "failed", "none"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const messages = pgTable(
  "messages",
  {
    id: identity(),
    conversationId: uuid().references(() => conversations.id, { onDelete: "cascade" }),
    kind: text().$type<MessageKind>().notNull().default("text"),
    senderId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    recipientId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "set null" }),
    senderName: text(),
    senderEmail: text(),
    senderMitarbeiter: text(),
    subject: text(),
    message: text(),
    /** Hidden by a superadmin: only its sender reads it. */
    hidden: boolean().notNull().default(false),
    /** True when the other side has already written. A reply does not count against the daily limit. */
    isReply: boolean().notNull().default(false),
    deliveryState: text().$type<DeliveryState>().notNull().default("queued"),
    deliveredAt: moment(),
    /** The key of the form that wrote this post. A form that is sent twice writes only one post. */
    submissionKey: text(),
    createdAt: created(),
  },
  (t) => [
    unique("messages_submission").on(t.conversationId, t.senderId, t.submissionKey),
    check("messages_kind", oneOf(t.kind, messageKinds)),
    check("messages_conversation", sql`(${t.kind} = 'mail') = (${t.conversationId} is null)`),
    check("messages_said", sql`(${t.kind} = 'gone') = (${t.message} is null)`),
    check("messages_state", oneOf(t.deliveryState, deliveryStates)),
    check(
      "messages_texts",
      sql`${areVisible(t.subject, t.message)} and ${atMost(t.subject, messageMax.subject)} and ${atMost(t.message, messageMax.message)}`,
    ),
    check("messages_two", sql`${t.senderId} <> ${t.recipientId}`),
    check("messages_one_line", sql`${t.subject} !~ '[\\r\\n]' and ${t.senderEmail} !~ '[\\r\\n]'`),
    index("messages_of_conversation").on(t.conversationId, t.id.desc().nullsFirst()),
    index("messages_waiting").on(t.conversationId).where(sql`delivery_state = 'waiting'`),
    index("messages_sent").on(t.senderId, t.createdAt.desc().nullsFirst()),
    index("messages_received").on(t.recipientId, t.createdAt.desc().nullsFirst()),
    index("messages_of_call").on(t.ausschreibungId),
    index("messages_by_day").on(t.createdAt),
  ],
);

const offerStates = ["sent", "selected", "confirmed", "declined", "withdrawn", "ended"] as const;
export type OfferState = (typeof offerStates)[number];
const priceKinds = ["pauschal", "positionen", "tag", "stunde", "vereinbarung"] as const;
export type PriceKind = (typeof priceKinds)[number];
/** 'netto' adds the usual rate of the VAT, 'netto13' that for artistic work (UStG § 10 Abs. 3). */
const priceTaxes = ["netto", "netto13", "keine"] as const;
export type PriceTax = (typeof priceTaxes)[number];
export type Inclusion = "korrekturen" | "spesen";

/**
 * The columns of a call that an offer depends on: whoever has sent an offer is informed of a change. Offers from before a name was added
 * lack its value, which counts as empty; for a column that is never empty, its migration adds the value to `answered_call`.
 */
export const answeredNames = ["description", "budget", "deadline", "requirements", "deliverables", "rights"] as const;
export type AnsweredName = (typeof answeredNames)[number];

/** The call that an offer answers, as it was when the offer was written. */
export type AnsweredCall = Pick<typeof ausschreibungen.$inferSelect, "title" | AnsweredName>;

/** A work that an offer shows, with the title that it had then. */
export interface OfferedWork {
  id: number;
  title: string;
}

/** A part of an offer's price. Its text is empty once its author's account is deleted. */
export interface OfferPosition {
  text: string;
  quantity: number;
  unit: string;
  /** The price of one. */
  unitCents: number;
}

/** One version of an offer. Its texts and the titles of its works are deleted with its author's account. */
const offerVersion = () => ({
  version: integer().notNull().default(1),
  message: text(),
  priceKind: text().$type<PriceKind>(),
  /** The parts of a price of the kind 'positionen'. */
  positions: jsonb().$type<OfferPosition[]>().notNull().default([]),
  /** The price of the whole, also of all positions, or of one day or hour. */
  priceCents: integer(),
  /** The estimated days or hours. */
  priceQuantity: numeric({ precision: 7, scale: 2, mode: "number" }),
  priceTax: text().$type<PriceTax>(),
  rights: jsonb().$type<UsageRights>(),
  included: text().array().$type<Inclusion[]>().notNull().default(sql`'{}'::text[]`),
  earliestStart: date({ mode: "string" }),
  duration: text(),
  works: jsonb().$type<OfferedWork[]>().notNull().default([]),
  answeredCall: jsonb().$type<AnsweredCall>().notNull(),
  /** Whether this is the text of the version before, kept for a call that has changed. */
  isUpheld: boolean().notNull().default(false),
  writtenAt: created(),
});

type OfferVersionColumns = Record<keyof ReturnType<typeof offerVersion>, SQLWrapper>;

const offerVersionChecks = (table: string, t: OfferVersionColumns) => [
  check(`${table}_version`, sql`${t.version} >= 1`),
  check(`${table}_price_kind`, oneOf(t.priceKind, priceKinds)),
  check(
    `${table}_positions`,
    sql`case when jsonb_typeof(${t.positions}) <> 'array' then false
      when ${t.priceKind} = 'positionen'
        then jsonb_array_length(${t.positions}) between 1 and ${fixed(offerMax.positions)} and ${t.priceCents} = positions_cents(${t.positions})
      else ${t.positions} = '[]' end`,
  ),
  check(
    `${table}_price`,
    sql`(${t.priceCents} is not null) = coalesce(${t.priceKind} <> 'vereinbarung', false) and (${t.priceTax} is null) = (${t.priceCents} is null)`,
  ),
  check(`${table}_price_cents`, sql`${t.priceCents} between 0 and ${fixed(offerMax.priceCents)}`),
  check(`${table}_price_tax`, oneOf(t.priceTax, priceTaxes)),
  check(
    `${table}_price_quantity`,
    sql`${t.priceQuantity} is null or (${t.priceQuantity} between 0 and ${fixed(offerMax.quantity)} and ${t.priceKind} in ('tag', 'stunde'))`,
  ),
  check(
    `${table}_works`,
    sql`case when jsonb_typeof(${t.works}) = 'array' then jsonb_array_length(${t.works}) <= ${fixed(offerMax.works)} else false end`,
  ),
  check(`${table}_included`, sql`${t.included} <@ array['korrekturen', 'spesen']`),
  check(`${table}_rights`, areRights(t.rights)),
  check(
    `${table}_texts`,
    sql`${areVisible(t.message, t.duration)} and ${atMost(t.message, offerMax.message)} and ${atMost(t.duration, offerMax.duration)}`,
  ),
];

/** One side of an order, as the other reaches it. */
export interface OrderParty {
  name: string;
  userType: UserType;
  /** The staff member who has written. */
  person: string | null;
  email: string;
  phone: string | null;
  location: string | null;
  website: string | null;
  /** The website in clear: domains with umlauts are stored in ASCII. */
  websiteText: string | null;
  vatNumber: string | null;
}

const orderSides = ["sender", "company"] as const;
export type OrderSide = (typeof orderSides)[number];
export type OrderParties = {
  /** With the names of the files that its call had then. */
  company?: (OrderParty & { files?: string[] }) | null;
  sender?: OrderParty | null;
};

/**
 * An account's offer for a call: one each, in its latest version. Triggers end it when the call is deleted; when the
 * sender is deleted they withdraw it and remove its text.
 */
export const offers = pgTable(
  "offers",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "set null" }),
    senderId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    companyId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** The title of the call, also after the call is deleted. */
    callTitle: text().notNull(),
    state: text().$type<OfferState>().notNull().default("sent"),
    stateSince: created(),
    stateBy: text().$type<"sender" | "company" | "site">().notNull().default("sender"),
    ...offerVersion(),
    /** The price of the whole, by which the desk is ordered. `totalCents` in `features/offers/terms.ts` says what it is. */
    totalCents: bigint({ mode: "number" }),
    /** Only the company sees these three columns. */
    seenAt: moment(),
    shortlisted: boolean().notNull().default(false),
    note: text(),
    /** When the company selected it. The moment of the confirmation is `stateSince` of a confirmed offer. */
    selectedAt: moment(),
    /** The two sides as they were when it was confirmed. A side goes with its account. */
    parties: jsonb().$type<OrderParties>(),
    /**
     * What became of the order. The site accepts what its company does not answer. With an account of its sides it ends:
     * 'gone' has accepted what was delivered to it, and cancelled anything else.
     */
    deliveredAt: moment(),
    acceptedAt: moment(),
    acceptedBy: text().$type<"company" | "site" | "gone">(),
    cancelledAt: moment(),
    cancelledBy: text().$type<OrderSide | "gone">(),
    /** Goes with the account that has written it. */
    cancelReason: text(),
    /** When the company has asked once more, after the order of another offer has ended. */
    askedAgainAt: moment(),
    /** The agreed days of which both sides were reminded. */
    remindedOf: date().array().notNull().default(sql`'{}'::date[]`),
    createdAt: created(),
  },
  (t) => [
    check(
      "offers_order",
      sql`(${t.state} = 'confirmed' or num_nonnulls(${t.deliveredAt}, ${t.cancelledAt}) = 0)
        and (${t.acceptedAt} is null or (${t.deliveredAt} is not null and ${t.cancelledAt} is null))
        and num_nonnulls(${t.acceptedAt}, ${t.acceptedBy}) in (0, 2)
        and num_nonnulls(${t.cancelledAt}, ${t.cancelledBy}) in (0, 2)
        and (${t.cancelReason} is null or ${t.cancelledAt} is not null)`,
    ),
    check("offers_accepted_by", sql`${t.acceptedBy} in ('company', 'site', 'gone')`),
    check("offers_cancelled_by", sql`${t.cancelledBy} in ('sender', 'company', 'gone')`),
    check("offers_cancel_reason", sql`${areVisible(t.cancelReason)} and ${atMost(t.cancelReason, orderMax.words)}`),
    check("offers_parties", sql`${t.parties} is null or ${t.state} = 'confirmed'`),
    unique("offers_conversation").on(t.conversationId),
    uniqueIndex("offers_one_each").on(t.ausschreibungId, t.senderId),
    check("offers_state", oneOf(t.state, offerStates)),
    check("offers_state_by", sql`${t.stateBy} in ('sender', 'company', 'site')`),
    check(
      "offers_open",
      sql`${t.state} not in ('sent', 'selected') or (${t.ausschreibungId} is not null and ${t.senderId} is not null and ${t.companyId} is not null and ${t.message} is not null)`,
    ),
    check("offers_two", sql`${t.senderId} <> ${t.companyId}`),
    check("offers_note", sql`${areVisible(t.note)} and ${atMost(t.note, offerMax.note)}`),
    ...offerVersionChecks("offers", t),
    index("offers_of_call").on(t.ausschreibungId, t.createdAt, t.id),
    index("offers_of_sender").on(t.senderId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("offers_of_company").on(t.companyId),
    index("offers_under_way").on(t.id).where(sql`state = 'confirmed' and accepted_at is null and cancelled_at is null`),
    index("offers_by_end").on(t.stateSince).where(sql`state not in ('sent', 'selected')`),
  ],
);

/** The earlier versions of changed offers, for both sides. */
export const offerVersions = pgTable(
  "offer_versions",
  {
    id: identity(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    ...offerVersion(),
  },
  (t) => [unique("offer_versions_once").on(t.offerId, t.version), ...offerVersionChecks("offer_versions", t)],
);

/** What somebody has begun to write for a call, as the form has it. Nobody else sees it. */
export const offerDrafts = pgTable(
  "offer_drafts",
  {
    id: identity(),
    ausschreibungId: number()
      .notNull()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    senderId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: created(),
  },
  (t) => [
    uniqueIndex("offer_drafts_one_each").on(t.ausschreibungId, t.senderId),
    index("offer_drafts_of_sender").on(t.senderId),
    // The stored text has some spaces more than what is measured before.
    check("offer_drafts_values", sql`octet_length(${t.values}::text) <= ${fixed(2 * offerMax.draftBytes)}`),
  ],
);

/**
 * What one side of an order has proposed to change: its days, the price, anything else. It counts, as the next version of
 * the sheet, once the other side has agreed. Each version says all three days.
 */
export const orderVersions = pgTable(
  "order_versions",
  {
    id: identity(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    proposedBy: text().$type<OrderSide>().notNull(),
    proposedAt: created(),
    draftOn: date(),
    correctionOn: date(),
    deliveryOn: date(),
    /** The new price of the whole; without one it stays. */
    totalCents: bigint({ mode: "number" }),
    words: text(),
    agreedAt: moment(),
  },
  (t) => [
    uniqueIndex("order_versions_one_proposal").on(t.offerId).where(sql`agreed_at is null`),
    index("order_versions_of_offer").on(t.offerId, t.agreedAt),
    check("order_versions_proposed_by", oneOf(t.proposedBy, orderSides)),
    check("order_versions_total_cents", sql`${t.totalCents} between 0 and ${fixed(offerMax.priceCents)}`),
    check("order_versions_words", sql`${areVisible(t.words)} and ${atMost(t.words, orderMax.words)}`),
  ],
);

const collaborationStates = ["asked", "shown", "declined"] as const;
export type CollaborationState = (typeof collaborationStates)[number];

/**
 * What the sides of an accepted order say about each other, in one sentence each. The page of the other side shows it once
 * that side has agreed.
 */
export const collaborations = pgTable(
  "collaborations",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Whom the sentence is about, and who decides whether it is shown. */
    subjectId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Null when it was withdrawn after a refusal, so that there is no second one. */
    sentence: text(),
    answer: text(),
    state: text().$type<CollaborationState>().notNull().default("asked"),
    /** Hidden by a superadmin. */
    hidden: boolean().notNull().default(false),
    answerHidden: boolean().notNull().default(false),
    isShown: boolean().notNull().generatedAlwaysAs(sql`state = 'shown' and sentence is not null and not hidden`),
    createdAt: created(),
  },
  (t) => [
    unique("collaborations_one_each").on(t.offerId, t.authorId),
    index("collaborations_of_author").on(t.authorId),
    index("collaborations_of_subject").on(t.subjectId, t.createdAt.desc().nullsFirst(), t.id),
    check("collaborations_two", sql`${t.authorId} <> ${t.subjectId}`),
    check("collaborations_state", oneOf(t.state, collaborationStates)),
    check(
      "collaborations_sentence",
      sql`${areVisible(t.sentence)} and ${atMost(t.sentence, collaborationMax.sentence)}`,
    ),
    check("collaborations_answer", sql`${areVisible(t.answer)} and ${atMost(t.answer, collaborationMax.sentence)}`),
    check("collaborations_answered", sql`${t.answer} is null or ${t.sentence} is not null`),
  ],
);

/** Creatives whom a company has asked to answer its call. The text is a message in the conversation of the two. */
export const invitations = pgTable(
  "invitations",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    ausschreibungId: number()
      .notNull()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** When the person first looked at the call. */
    seenAt: moment(),
    answer: text().$type<InvitationAnswer>(),
    answeredAt: moment(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("invitations_one_each").on(t.ausschreibungId, t.personId),
    unique("invitations_conversation").on(t.conversationId),
    index("invitations_of_person").on(t.personId),
    check("invitations_answer", oneOf(t.answer, invitationAnswers)),
    check("invitations_answered", sql`num_nonnulls(${t.answer}, ${t.answeredAt}) in (0, 2)`),
  ],
);

/** What members ask about a call. Its company answers once for everybody, and nobody reads who has asked. */
export const callQuestions = pgTable(
  "call_questions",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    ausschreibungId: number()
      .notNull()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    askerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    question: text().notNull(),
    answer: text(),
    answeredAt: moment(),
    /** Hidden by a superadmin. */
    hidden: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    // The same question of one person is there once, for example after a double click.
    uniqueIndex("call_questions_one_each").on(t.ausschreibungId, t.askerId, sql`md5(${t.question})`),
    index("call_questions_of_asker").on(t.askerId),
    index("call_questions_waiting").on(t.createdAt).where(sql`answer is null and not hidden`),
    check("call_questions_question", sql`${areVisible(t.question)} and ${atMost(t.question, questionMax.question)}`),
    check("call_questions_answer", sql`${areVisible(t.answer)} and ${atMost(t.answer, questionMax.answer)}`),
    check("call_questions_answered", sql`num_nonnulls(${t.answer}, ${t.answeredAt}) in (0, 2)`),
  ],
);

/** A type that we recognise by a file's first bytes. */
export type FileType = "pdf" | "png" | "jpeg" | "zip";

/** The files of a call or of a message, which not everybody may see. A trigger drops the stored file with its row. */
export const attachments = pgTable(
  "attachments",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "cascade" }),
    messageId: number().references(() => messages.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    /** Of a PDF that says so in clear. */
    pages: integer(),
    /** Where the file is stored; null once that of a message is deleted. */
    key: text().unique(),
    createdAt: created(),
    /** When the two people of the conversation were told that the file will be deleted. */
    toldAt: moment(),
    deletedAt: moment(),
  },
  (t) => [
    check("attachments_of_one", sql`num_nonnulls(${t.ausschreibungId}, ${t.messageId}) = 1`),
    check(
      "attachments_type",
      sql`${t.type} in ('pdf', 'png', 'jpeg') or (${t.type} = 'zip' and ${t.messageId} is not null)`,
    ),
    check(
      "attachments_deleted",
      sql`(${t.key} is null) = (${t.deletedAt} is not null) and (${t.key} is not null or ${t.messageId} is not null)`,
    ),
    check(
      "attachments_name",
      sql`${areVisible(t.name)} and ${atMost(t.name, attachmentMax.name)} and ${t.name} !~ '[/[:cntrl:]]'`,
    ),
    check("attachments_pages", sql`${t.pages} is null or (${t.pages} between 1 and 9999 and ${t.type} = 'pdf')`),
    check("attachments_bytes", sql`${t.bytes} between 1 and ${fixed(attachmentMax.bytes)}`),
    index("attachments_of_call").on(t.ausschreibungId),
    index("attachments_of_message").on(t.messageId),
    index("attachments_to_delete").on(t.createdAt).where(sql`message_id is not null and key is not null`),
  ],
);

/** Private lists of creatives and works. Whoever has the link of a shared one reads it without its notes. */
export const collections = pgTable(
  "collections",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In the address of a shared list; null while it is not shared. */
    shareToken: text().unique(),
    /** Hidden by a superadmin: then its link leads nowhere. */
    hidden: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("collections_name").on(t.userId, sql`lower(${t.name})`),
    check("collections_texts", sql`${areVisible(t.name)} and ${atMost(t.name, collectionMax.name)}`),
  ],
);

/** What is on such a list: a creative or a work, with a note of the list's owner. */
export const collectionEntries = pgTable(
  "collection_entries",
  {
    id: identity(),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    profileId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    workId: number().references(() => works.id, { onDelete: "cascade" }),
    note: text(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("collection_entries_profile").on(t.collectionId, t.profileId),
    uniqueIndex("collection_entries_work").on(t.collectionId, t.workId),
    index("collection_entries_of_profile").on(t.profileId),
    index("collection_entries_of_work").on(t.workId),
    check("collection_entries_one", sql`num_nonnulls(${t.profileId}, ${t.workId}) = 1`),
    check("collection_entries_note", sql`${areVisible(t.note)} and ${atMost(t.note, collectionMax.note)}`),
  ],
);

/** What an address is for: one's own programs, or the open calls of a company on its own website. */
const feedAddressKinds = ["abo", "einbettung"] as const;
export type FeedAddressKind = (typeof feedAddressKinds)[number];

/**
 * The secret part of the addresses by which a member subscribes to open calls and deadlines, and of the one by which a
 * company shows its calls elsewhere.
 */
export const feedAddresses = pgTable(
  "feed_addresses",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<FeedAddressKind>().notNull().default("abo"),
    token: text().notNull().unique(),
    createdAt: created(),
  },
  (t) => [
    unique("feed_addresses_one_each").on(t.userId, t.kind),
    check("feed_addresses_kind", oneOf(t.kind, feedAddressKinds)),
  ],
);

/** The accounts that a person has blocked. */
export const blockedPeople = pgTable(
  "blocked_people",
  {
    blockerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    blockedId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    check("blocked_people_not_oneself", sql`${t.blockerId} <> ${t.blockedId}`),
    index("blocked_people_blocked").on(t.blockedId),
  ],
);

/** The kinds of mail that a person has switched off. A kind without a row is on. */
export const mailPreferences = pgTable(
  "mail_preferences",
  {
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<MailKind>().notNull(),
    offSince: created(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.kind] }), check("mail_preferences_kind", oneOf(t.kind, mailKinds))],
);

/**
 * What superadmins did. Triggers refuse every change, and a deletion before three years are over, except that deleting an
 * account removes what the log says about that person.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identity(),
    actorId: uuid().notNull(),
    actorName: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    /** The profile of the person concerned, for as long as it exists. */
    concerns: uuid(),
    reason: text(),
    before: jsonb(),
    after: jsonb(),
    createdAt: created(),
  },
  (t) => [
    index("audit_log_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_by_action").on(t.action, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_subject").on(t.subjectType, t.subjectId),
    index("audit_log_concerns").on(t.concerns),
    index("audit_log_search").using(
      "gin",
      sql`search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '')) gin_trgm_ops`,
    ),
    index("audit_log_search_short").using(
      "gin",
      sql`search_grams(search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '')))`,
    ),
  ],
);

const reportedKinds = [
  "profile",
  "call",
  "question",
  "collaboration",
  "answer",
  "post",
  "article",
  "message",
  "work",
  "collection",
] as const;
export type ReportedKind = (typeof reportedKinds)[number];
const reportReasons = ["child", "rights", "insult", "fraud", "person", "spam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
/** `part` is something taken from a profile, such as its picture or a text. `warn` changes nothing. */
const outcomes = ["none", "warn", "part", "hide", "delete", "block"] as const;
export type Outcome = (typeof outcomes)[number];

/** What a decision took from a profile, to be put back when the decision is reversed. */
export type RemovedPart = { part: "bio" | "avatarUrl"; value: string };

/** A message as its reporter showed it to the superadmins. */
export interface ReportedMessage {
  /** `other` is the other side of something public, which anybody may have reported. */
  from: "concerned" | "reporter" | "other";
  text: string;
  at: string;
  isReported: boolean;
  /** The names of its files. Copies made before messages had files lack them. */
  files?: string[];
}

/**
 * What people reported and superadmins decided about, once each. It outlives the content. With the account of the person
 * concerned, a trigger deletes everything here but kinds, times and outcomes.
 */
export const reportSubjects = pgTable(
  "report_subjects",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text().$type<ReportedKind>().notNull(),
    /** The id of the content. Null once it is forgotten. */
    contentId: text(),
    name: text().notNull(),
    path: text(),
    concerns: uuid().references(() => profiles.id, { onDelete: "set null" }),
    createdAt: created(),
  },
  (t) => [
    unique("report_subjects_content").on(t.kind, t.contentId),
    check("report_subjects_kind", oneOf(t.kind, reportedKinds)),
    index("report_subjects_concerns").on(t.concerns),
  ],
);

/** A superadmin's decision, with what its statement of reasons says. It answers the reports that were open then. */
export const decisions = pgTable(
  "decisions",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    subjectId: uuid()
      .notNull()
      .references(() => reportSubjects.id, { onDelete: "cascade" }),
    outcome: text().$type<Outcome>().notNull(),
    /** The law or rule; null when nothing was done. */
    ground: text(),
    facts: text(),
    /** Kept as long as the facts. */
    removed: jsonb().$type<RemovedPart>(),
    ledByReport: boolean().notNull(),
    decidedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: created(),
    objectionUntil: moment().notNull().default(sql`now() + interval '6 months'`),
    /** When an objection against it succeeded. */
    revokedAt: moment(),
  },
  (t) => [
    check("decisions_outcome", oneOf(t.outcome, outcomes)),
    check("decisions_removed", sql`${t.removed} is null or ${t.outcome} = 'part'`),
    check("decisions_facts", sql`${areVisible(t.facts)} and ${atMost(t.facts, reasonMax)}`),
    check("decisions_ground", sql`(${t.outcome} = 'none') = (${t.ground} is null)`),
    index("decisions_of_subject").on(t.subjectId),
    index("decisions_newest").on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("decisions_decided_by").on(t.decidedBy),
  ],
);

/** Reports by members and visitors. One without a decision waits for it. */
export const reports = pgTable(
  "reports",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    subjectId: uuid()
      .notNull()
      .references(() => reportSubjects.id, { onDelete: "cascade" }),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    /** The reporter suspects a danger to life or safety. */
    isDanger: boolean().notNull().default(false),
    /** Only for a report that is not anonymous. */
    reporterId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    reporterEmail: text(),
    /** The copy of the messages that the reporter chose. */
    excerpt: jsonb().$type<ReportedMessage[]>(),
    decisionId: uuid().references(() => decisions.id, { onDelete: "set null" }),
    submissionKey: text().unique(),
    createdAt: created(),
  },
  (t) => [
    check("reports_reason", oneOf(t.reason, reportReasons)),
    check("reports_text", sql`${areVisible(t.text)} and ${atMost(t.text, reportMax.text)}`),
    check("reports_reporter", sql`${t.reporterId} is null or ${t.reporterEmail} is not null`),
    check("reports_email", isEmail(t.reporterEmail)),
    index("reports_of_subject").on(t.subjectId),
    index("reports_open").on(t.createdAt).where(sql`decision_id is null`),
    index("reports_of_decision").on(t.decisionId),
    index("reports_of_reporter").on(t.reporterId),
    index("reports_of_address").on(t.reporterEmail),
  ],
);

/** Objections to a decision: one by the person concerned, and one by each reporter. */
export const objections = pgTable(
  "objections",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    decisionId: uuid()
      .notNull()
      .references(() => decisions.id, { onDelete: "cascade" }),
    /** Null for the person concerned. */
    reportId: uuid().references(() => reports.id, { onDelete: "cascade" }),
    text: text(),
    isUpheld: boolean(),
    answer: text(),
    decidedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: moment(),
    createdAt: created(),
  },
  (t) => [
    unique("objections_one_each").on(t.decisionId, t.reportId).nullsNotDistinct(),
    check("objections_decided", sql`(${t.decidedAt} is null) = (${t.isUpheld} is null)`),
    check(
      "objections_texts",
      sql`${areVisible(t.text, t.answer)} and ${atMost(t.text, reportMax.objection)} and ${atMost(t.answer, reasonMax)}`,
    ),
    index("objections_open").on(t.createdAt).where(sql`decided_at is null`),
    index("objections_report").on(t.reportId),
    index("objections_decided_by").on(t.decidedBy),
  ],
);

/** Our own analytics: daily views of each page, by people who agreed to be counted. Holds nothing about a person. */
export const pageViews = pgTable(
  "page_views",
  { day: date({ mode: "string" }).notNull(), path: text().notNull(), views: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.day, t.path] })],
);

/** Assets of the builds that run or ran lately, for machines that run another build. */
export const storedAssets = pgTable("stored_assets", {
  name: text().primaryKey(),
  content: bytea().notNull(),
  storedAt: created(),
});

/**
 * What public pages show and a transaction has changed, written by triggers in that transaction. Each process reads it
 * to forget its pages. A row goes after some minutes.
 */
export const changes = pgTable(
  "changes",
  {
    id: number().notNull().generatedAlwaysAsIdentity(),
    /** The transaction, and what was committed when it wrote this row. */
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    snapshot: snapshot().notNull().default(sql`pg_current_snapshot()`),
    topics: text().array().notNull(),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.xid, t.id] })],
);

/** Stored files that no row names yet, or any more. A job deletes them. */
export const orphanedFiles = pgTable(
  "orphaned_files",
  {
    key: text().primaryKey(),
    since: created(),
    /**
     * The uploader of a picture that no article uses yet. Set on one file of each picture; each account may have a
     * limited number of them.
     */
    uploadedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
  },
  (t) => [index("orphaned_files_uploaded_by").on(t.uploadedBy).where(sql`uploaded_by is not null`)],
);
