CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- One spelling for comparing: lower case, no accents, and umlauts alike however they are written (Bösch, Boesch, Bosch).
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(replace(
    translate(lower(value), 'äöüÄÖÜàáâãåāăąèéêëēėęěìíîïīįıòóôõōőøùúûūůűųçćčďđģķłļľñńňņřŕśşșšťţțýÿźżžğ̇', 'aouaouaaaaaaaaeeeeeeeeiiiiiiiooooooouuuuuuucccddgklllnnnnrrsssstttyyzzzg'),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
--> statement-breakpoint
-- How a name looks. Names that a reader takes for the same one have the same skeleton, whether they differ in capitals,
-- umlauts written out, accents, signs, blanks, or in l, i and 1, o and 0, rn and m, vv and w. 'Bösch' is not 'Bosch'.
CREATE FUNCTION name_skeleton(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce(nullif(replace(replace(translate(regexp_replace(
    normalize(replace(replace(replace(replace(replace(replace(
      lower(normalize(value, NFKC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFD),
    '[\u0001-\u002f\u003a-\u0060\u007b\u007d-\u00bf\u0300-\u036f\u2000-\u2bff\u3000-\u303f\ufe0f\U0001f000-\U0001faff]+', '', 'g'),
    'l1|ıłøđ0', 'iiiiiodo'), 'rn', 'm'), 'vv', 'w'), ''), lower(value));
--> statement-breakpoint
-- The one- and two-letter pieces of a text: what a trigram index can't find. For names, titles and places: in a long
-- description every such piece occurs, and finding it would say nothing.
CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
  RETURN (
    SELECT coalesce(array_agg(DISTINCT piece), '{}')
    FROM (
      SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS piece
      FROM string_to_table(value, NULL) WITH ORDINALITY AS letters (letter, place)
    ) AS pieces
    WHERE piece IS NOT NULL
  );
--> statement-breakpoint
-- The words of a folded text, without what stands between them: of ASCII, only digits and small letters belong to a word.
CREATE FUNCTION search_words(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
  RETURN regexp_split_to_array(value, '[\u0001-\u002f\u003a-\u0060\u007b-\u007f]+');
--> statement-breakpoint
-- A number below 2^28 that says nothing of the row: lists are shuffled by it.
CREATE FUNCTION mix_of(id uuid) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ('x' || left(md5(id::text), 7))::bit(28)::integer;
--> statement-breakpoint
CREATE FUNCTION mix_of(id bigint) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ('x' || left(md5(id::text), 7))::bit(28)::integer;
--> statement-breakpoint
-- A stored picture is shown to everyone only while a row that everyone may see names it. Articles name theirs in a text.
CREATE FUNCTION stored_pictures(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
    FROM regexp_matches(value, '(/storage/post-images/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\.jpg)', 'g') AS found
  );
--> statement-breakpoint
-- Whether a text holds a character that shows something. The list is that of app/text/visible.ts; a test compares the two.
CREATE FUNCTION has_visible_text(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\ufffc\U00013441-\U00013442\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
--> statement-breakpoint
-- What the positions of an offer cost together.
CREATE FUNCTION positions_cents(positions jsonb) RETURNS numeric
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(sum(round((part ->> 'quantity')::numeric * (part ->> 'unitCents')::numeric)), 0)
    FROM jsonb_array_elements(positions) AS part
  );
--> statement-breakpoint
-- Generated from app/db/schema/ by `npm run migration:initial`.
CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"profile_id" uuid NOT NULL,
	"from_email" text NOT NULL,
	"to_email" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"confirm_until" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"undo_hash" text,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_changes_confirmHash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "address_changes_undoHash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('newsletter'))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"profile_id" uuid NOT NULL,
	"asked_by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"archive" "bytea",
	"expires_at" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_exports_one_each" UNIQUE NULLS NOT DISTINCT("profile_id","asked_by"),
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('waiting', 'ready', 'failed')),
	CONSTRAINT "data_exports_archive" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."archive" is not null))
);
--> statement-breakpoint
CREATE TABLE "legal_acknowledgements" (
	"profile_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"act" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_acknowledgements_profile_id_document_version_act_pk" PRIMARY KEY("profile_id","document","version","act"),
	CONSTRAINT "legal_acknowledgements_document" CHECK ("legal_acknowledgements"."document" in ('agb', 'datenschutz')),
	CONSTRAINT "legal_acknowledgements_act" CHECK ("legal_acknowledgements"."act" in ('accepted', 'declined', 'noted', 'announced'))
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"off_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_preferences_profile_id_kind_pk" PRIMARY KEY("profile_id","kind"),
	CONSTRAINT "mail_preferences_kind" CHECK ("mail_preferences"."kind" in ('nachrichten', 'angebote', 'einladungen', 'ausschreibungen', 'nennungen', 'suchauftraege', 'termine', 'markt'))
);
--> statement-breakpoint
CREATE TABLE "agent_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "agent_matches_once" UNIQUE("agent_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "agent_news" (
	"document_id" bigint PRIMARY KEY NOT NULL,
	"was_means" "tsvector",
	"was_text" text,
	"was_free" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_agents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"rhythm" text NOT NULL,
	"paused_at" timestamp with time zone,
	"filters" "tsquery",
	"means" "tsquery",
	"only_free" boolean DEFAULT false NOT NULL,
	"text_patterns" text[] DEFAULT '{}'::text[] NOT NULL,
	"head_patterns" text[] DEFAULT '{}'::text[] NOT NULL,
	"keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"made_with" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_agents_once" UNIQUE("profile_id","kind","query"),
	CONSTRAINT "search_agents_kind" CHECK ("search_agents"."kind" in ('ausschreibungen', 'kreative', 'arbeiten')),
	CONSTRAINT "search_agents_rhythm" CHECK ("search_agents"."rhythm" in ('sofort', 'taeglich', 'woechentlich', 'seite')),
	CONSTRAINT "search_agents_name" CHECK (has_visible_text("search_agents"."name") and char_length("search_agents"."name") <= 80),
	CONSTRAINT "search_agents_query" CHECK (char_length("search_agents"."query") <= 1500)
);
--> statement-breakpoint
CREATE TABLE "blog_post_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"blog_post_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_post_revisions_version" UNIQUE("blog_post_id","version")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"read_time" text DEFAULT '5 min' NOT NULL,
	"author" text NOT NULL,
	"image_url" text,
	"slug" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"author_blocked" boolean DEFAULT false NOT NULL,
	"is_readable" boolean GENERATED ALWAYS AS (published and deleted_at is null and not author_blocked) STORED NOT NULL,
	"pictures" text[] GENERATED ALWAYS AS (stored_pictures(coalesce(image_url, '') || ' ' || content)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(title || ' ' || excerpt)) STORED NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "blog_posts"."slug" <> 'admin'),
	CONSTRAINT "blog_posts_category" CHECK ("blog_posts"."category" in ('Design Trends', 'Business', 'Karriere', 'Nachhaltigkeit', 'Marketing', 'Technologie')),
	CONSTRAINT "blog_posts_published" CHECK (not "blog_posts"."published" or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_visible" CHECK (has_visible_text("blog_posts"."title") and has_visible_text("blog_posts"."excerpt") and has_visible_text("blog_posts"."author")),
	CONSTRAINT "blog_posts_texts" CHECK (char_length("blog_posts"."title") <= 160 and char_length("blog_posts"."excerpt") <= 500 and char_length("blog_posts"."content") <= 100000 and char_length("blog_posts"."author") <= 120 and char_length("blog_posts"."read_time") <= 40 and char_length("blog_posts"."image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ausschreibung_id" bigint,
	"message_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "attachments_key_unique" UNIQUE("key"),
	CONSTRAINT "attachments_of_one" CHECK (num_nonnulls("attachments"."ausschreibung_id", "attachments"."message_id") = 1),
	CONSTRAINT "attachments_type" CHECK ("attachments"."type" in ('pdf', 'png', 'jpeg') or ("attachments"."type" in ('pdf', 'png', 'jpeg', 'zip') and "attachments"."message_id" is not null)),
	CONSTRAINT "attachments_deleted" CHECK (("attachments"."key" is null) = ("attachments"."deleted_at" is not null) and ("attachments"."key" is not null or "attachments"."message_id" is not null)),
	CONSTRAINT "attachments_name" CHECK (has_visible_text("attachments"."name") and char_length("attachments"."name") <= 120 and "attachments"."name" !~ '[/[:cntrl:]]'),
	CONSTRAINT "attachments_pages" CHECK ("attachments"."pages" is null or ("attachments"."pages" between 1 and 9999 and "attachments"."type" = 'pdf')),
	CONSTRAINT "attachments_bytes" CHECK ("attachments"."bytes" between 1 and 20971520)
);
--> statement-breakpoint
CREATE TABLE "blocked_people" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_people_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocked_people_not_oneself" CHECK ("blocked_people"."blocker_id" <> "blocked_people"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"favorited_profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_once" UNIQUE("user_id","favorited_profile_id"),
	CONSTRAINT "favorites_not_oneself" CHECK ("favorites"."user_id" <> "favorites"."favorited_profile_id")
);
--> statement-breakpoint
CREATE TABLE "profile_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"visited_profile_id" uuid NOT NULL,
	"visitor_id" uuid,
	"visitor_hash" "bytea",
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visit_date" date NOT NULL,
	CONSTRAINT "profile_visits_person_day" UNIQUE("visited_profile_id","visitor_id","visit_date"),
	CONSTRAINT "profile_visits_hash_day" UNIQUE("visited_profile_id","visitor_hash","visit_date"),
	CONSTRAINT "profile_visits_not_own" CHECK ("profile_visits"."visitor_id" <> "profile_visits"."visited_profile_id")
);
--> statement-breakpoint
CREATE TABLE "ausschreibungen" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ausschreibungen_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"main_category" text GENERATED ALWAYS AS (split_part(category, '/', 1)) STORED NOT NULL,
	"budget" text,
	"deadline" date,
	"questions_until" date,
	"project_duration" text,
	"requirements" text[] DEFAULT '{}'::text[] NOT NULL,
	"deliverables" text[] DEFAULT '{}'::text[] NOT NULL,
	"target_group" text,
	"location" text,
	"work_location" text,
	"experience_level" text,
	"featured" boolean DEFAULT false NOT NULL,
	"featured_until" date,
	"pinned" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"pitch" text DEFAULT 'keine' NOT NULL,
	"pitch_fee" integer,
	"rights" jsonb,
	"status" text DEFAULT 'offen' NOT NULL,
	"closed_on" date,
	"over_on" date GENERATED ALWAYS AS (case when status <> 'entwurf' then least(deadline, closed_on) end) STORED,
	"published_at" timestamp with time zone DEFAULT now(),
	"reminded_of" date,
	"ended_on" date,
	"undecided_of" date,
	"stands_since" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_search" text DEFAULT '' NOT NULL,
	"search_head" text GENERATED ALWAYS AS (search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || company_search)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || company_search || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "ausschreibungen_status" CHECK ("ausschreibungen"."status" in ('entwurf', 'offen', 'geschlossen', 'vergeben')),
	CONSTRAINT "ausschreibungen_published" CHECK (("ausschreibungen"."status" = 'entwurf') = ("ausschreibungen"."published_at" is null)),
	CONSTRAINT "ausschreibungen_pitch" CHECK ("ausschreibungen"."pitch" in ('keine', 'verguetet', 'unbezahlt') and ("ausschreibungen"."status" = 'entwurf' or ("ausschreibungen"."pitch" = 'verguetet') = ("ausschreibungen"."pitch_fee" is not null))),
	CONSTRAINT "ausschreibungen_rights" CHECK (coalesce(
  "ausschreibungen"."rights" - '{uses,area,term,kind,sources,credit}'::text[] = '{}'
    and jsonb_typeof("ausschreibungen"."rights" -> 'uses') = 'array'
    and jsonb_array_length("ausschreibungen"."rights" -> 'uses') > 0
    and ("ausschreibungen"."rights" -> 'uses' = '["alles"]' or "ausschreibungen"."rights" -> 'uses' <@ '["print", "web", "social", "aussen", "messe"]')
    and "ausschreibungen"."rights" ->> 'area' in ('region', 'oesterreich', 'dach', 'weltweit')
    and "ausschreibungen"."rights" ->> 'term' in ('1', '3', '5', 'unbefristet')
    and "ausschreibungen"."rights" ->> 'kind' in ('einfach', 'exklusiv')
    and jsonb_typeof("ausschreibungen"."rights" -> 'sources') = 'boolean'
    and jsonb_typeof("ausschreibungen"."rights" -> 'credit') = 'boolean',
  "ausschreibungen"."rights" is null)),
	CONSTRAINT "ausschreibungen_questions_until" CHECK ("ausschreibungen"."questions_until" <= "ausschreibungen"."deadline"),
	CONSTRAINT "ausschreibungen_pitch_fee" CHECK ("ausschreibungen"."pitch_fee" between 1 and 100000),
	CONSTRAINT "ausschreibungen_pinned_while_open" CHECK (not "ausschreibungen"."pinned" or "ausschreibungen"."status" in ('entwurf', 'offen')),
	CONSTRAINT "ausschreibungen_title" CHECK (has_visible_text("ausschreibungen"."title") and char_length("ausschreibungen"."title") <= 120),
	CONSTRAINT "ausschreibungen_location" CHECK (has_visible_text("ausschreibungen"."location") and char_length("ausschreibungen"."location") <= 120),
	CONSTRAINT "ausschreibungen_requirements" CHECK (cardinality("ausschreibungen"."requirements") <= 20),
	CONSTRAINT "ausschreibungen_deliverables" CHECK (cardinality("ausschreibungen"."deliverables") <= 20),
	CONSTRAINT "ausschreibungen_description" CHECK (("ausschreibungen"."status" = 'entwurf' or has_visible_text("ausschreibungen"."description")) and char_length("ausschreibungen"."description") <= 10000),
	CONSTRAINT "ausschreibungen_category" CHECK ("ausschreibungen"."status" = 'entwurf' or btrim("ausschreibungen"."category") <> ''),
	CONSTRAINT "ausschreibungen_budget" CHECK ("ausschreibungen"."budget" in ('500', '1000', '2500', '5000', '10000', 'mehr')),
	CONSTRAINT "ausschreibungen_work_location" CHECK ("ausschreibungen"."work_location" in ('vor-ort', 'remote', 'hybrid')),
	CONSTRAINT "ausschreibungen_experience" CHECK ("ausschreibungen"."experience_level" in ('einsteiger', 'fortgeschritten', 'expertin', 'egal'))
);
--> statement-breakpoint
CREATE TABLE "collection_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection_id" uuid NOT NULL,
	"profile_id" uuid,
	"work_id" bigint,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_entries_one" CHECK (num_nonnulls("collection_entries"."profile_id", "collection_entries"."work_id") = 1),
	CONSTRAINT "collection_entries_note" CHECK (has_visible_text("collection_entries"."note") and char_length("collection_entries"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_shareToken_unique" UNIQUE("share_token"),
	CONSTRAINT "collections_texts" CHECK (has_visible_text("collections"."name") and char_length("collections"."name") <= 80)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"about" text NOT NULL,
	"starter_id" uuid,
	"other_id" uuid,
	"ausschreibung_id" bigint,
	"subject" text,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"starter_unread" integer DEFAULT 0 NOT NULL,
	"other_unread" integer DEFAULT 0 NOT NULL,
	"starter_read_at" timestamp with time zone,
	"other_read_at" timestamp with time zone,
	"starter_settled_at" timestamp with time zone,
	"other_settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_about" CHECK ("conversations"."about" in ('profil', 'ausschreibung')),
	CONSTRAINT "conversations_call" CHECK ("conversations"."about" = 'ausschreibung' or "conversations"."ausschreibung_id" is null),
	CONSTRAINT "conversations_two" CHECK ("conversations"."starter_id" <> "conversations"."other_id"),
	CONSTRAINT "conversations_subject" CHECK (has_visible_text("conversations"."subject") and char_length("conversations"."subject") <= 200),
	CONSTRAINT "conversations_unread" CHECK ("conversations"."starter_unread" >= 0 and "conversations"."other_unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid,
	"kind" text DEFAULT 'text' NOT NULL,
	"sender_id" uuid,
	"recipient_id" uuid,
	"ausschreibung_id" bigint,
	"sender_name" text,
	"sender_email" text,
	"sender_mitarbeiter" text,
	"subject" text,
	"message" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"is_reply" boolean DEFAULT false NOT NULL,
	"delivery_state" text DEFAULT 'queued' NOT NULL,
	"delivered_at" timestamp with time zone,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_submission" UNIQUE("conversation_id","sender_id","submission_key"),
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'notice', 'gone', 'mail')),
	CONSTRAINT "messages_conversation" CHECK (("messages"."kind" = 'mail') = ("messages"."conversation_id" is null)),
	CONSTRAINT "messages_said" CHECK (("messages"."kind" = 'gone') = ("messages"."message" is null)),
	CONSTRAINT "messages_state" CHECK ("messages"."delivery_state" in ('queued', 'waiting', 'sent', 'failed', 'none')),
	CONSTRAINT "messages_texts" CHECK (has_visible_text("messages"."subject") and has_visible_text("messages"."message") and char_length("messages"."subject") <= 200 and char_length("messages"."message") <= 5000),
	CONSTRAINT "messages_two" CHECK ("messages"."sender_id" <> "messages"."recipient_id"),
	CONSTRAINT "messages_one_line" CHECK ("messages"."subject" !~ '[\r\n]' and "messages"."sender_email" !~ '[\r\n]')
);
--> statement-breakpoint
CREATE TABLE "credit_pauses" (
	"creative_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_pauses_creative_id_member_id_pk" PRIMARY KEY("creative_id","member_id"),
	CONSTRAINT "credit_pauses_not_oneself" CHECK ("credit_pauses"."creative_id" <> "credit_pauses"."member_id")
);
--> statement-breakpoint
CREATE TABLE "work_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_id" bigint NOT NULL,
	"kind" text DEFAULT 'contributor' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"name" text,
	"role" text,
	"member_id" uuid,
	"state" text DEFAULT 'named' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_again" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_credits_once" UNIQUE("work_id","member_id"),
	CONSTRAINT "work_credits_kind" CHECK ("work_credits"."kind" in ('contributor', 'client')),
	CONSTRAINT "work_credits_state" CHECK ("work_credits"."state" in ('named', 'planned', 'asked', 'confirmed', 'refused')),
	CONSTRAINT "work_credits_member" CHECK (("work_credits"."state" = 'named') = ("work_credits"."member_id" is null)),
	CONSTRAINT "work_credits_name" CHECK (("work_credits"."state" = 'refused') = ("work_credits"."name" is null)),
	CONSTRAINT "work_credits_role" CHECK ("work_credits"."role" is null or ("work_credits"."kind" = 'contributor' and "work_credits"."state" <> 'refused')),
	CONSTRAINT "work_credits_asked_again" CHECK (not "work_credits"."asked_again" or "work_credits"."state" in ('planned', 'asked')),
	CONSTRAINT "work_credits_client" CHECK ("work_credits"."kind" <> 'client' or "work_credits"."member_id" is not null),
	CONSTRAINT "work_credits_visible" CHECK (has_visible_text("work_credits"."name") and has_visible_text("work_credits"."role")),
	CONSTRAINT "work_credits_texts" CHECK (char_length("work_credits"."name") <= 200 and char_length("work_credits"."role") <= 80)
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"ground" text,
	"facts" text,
	"removed" jsonb,
	"led_by_report" boolean NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"objection_until" timestamp with time zone DEFAULT now() + interval '6 months' NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "decisions_outcome" CHECK ("decisions"."outcome" in ('none', 'warn', 'part', 'hide', 'delete', 'block')),
	CONSTRAINT "decisions_removed" CHECK ("decisions"."removed" is null or "decisions"."outcome" = 'part'),
	CONSTRAINT "decisions_facts" CHECK (has_visible_text("decisions"."facts") and char_length("decisions"."facts") <= 1000),
	CONSTRAINT "decisions_ground" CHECK (("decisions"."outcome" = 'none') = ("decisions"."ground" is null))
);
--> statement-breakpoint
CREATE TABLE "report_subjects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"content_id" text,
	"name" text NOT NULL,
	"path" text,
	"concerns" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_subjects_content" UNIQUE("kind","content_id"),
	CONSTRAINT "report_subjects_kind" CHECK ("report_subjects"."kind" in ('profile', 'call', 'question', 'collaboration', 'answer', 'post', 'article', 'message', 'work', 'collection'))
);
--> statement-breakpoint
CREATE TABLE "feed_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'abo' NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_addresses_token_unique" UNIQUE("token"),
	CONSTRAINT "feed_addresses_one_each" UNIQUE("user_id","kind"),
	CONSTRAINT "feed_addresses_kind" CHECK ("feed_addresses"."kind" in ('abo', 'einbettung'))
);
--> statement-breakpoint
CREATE TABLE "call_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ausschreibung_id" bigint NOT NULL,
	"asker_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_questions_question" CHECK (has_visible_text("call_questions"."question") and char_length("call_questions"."question") <= 600),
	CONSTRAINT "call_questions_answer" CHECK (has_visible_text("call_questions"."answer") and char_length("call_questions"."answer") <= 2000),
	CONSTRAINT "call_questions_answered" CHECK (num_nonnulls("call_questions"."answer", "call_questions"."answered_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ausschreibung_id" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seen_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_conversation" UNIQUE("conversation_id"),
	CONSTRAINT "invitations_answer" CHECK ("invitations"."answer" in ('kein-interesse', 'keine-zeit')),
	CONSTRAINT "invitations_answered" CHECK (num_nonnulls("invitations"."answer", "invitations"."answered_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "look_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "look_pictures_name" CHECK ("look_pictures"."name" ~ '^[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}[.](png|jpg)$'),
	CONSTRAINT "look_pictures_bytes" CHECK (octet_length("look_pictures"."bytes") between 1 and 819200)
);
--> statement-breakpoint
CREATE TABLE "site_looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text,
	"claim" text,
	"about" text,
	"headline" text,
	"subline" text,
	"description" text,
	"accent" text,
	"logo" text,
	"sharing" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "site_looks_visible" CHECK (has_visible_text("site_looks"."name") and has_visible_text("site_looks"."claim") and has_visible_text("site_looks"."about") and has_visible_text("site_looks"."headline") and has_visible_text("site_looks"."subline") and has_visible_text("site_looks"."description")),
	CONSTRAINT "site_looks_texts" CHECK (char_length("site_looks"."name") <= 60 and char_length("site_looks"."claim") <= 60 and char_length("site_looks"."about") <= 240 and char_length("site_looks"."headline") <= 90 and char_length("site_looks"."subline") <= 160 and char_length("site_looks"."description") <= 160),
	CONSTRAINT "site_looks_accent" CHECK ("site_looks"."accent" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "funnel_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"reserved" integer NOT NULL,
	"opened" integer NOT NULL,
	"claimed" integer NOT NULL,
	"registered" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"pictured" integer NOT NULL,
	"liked" integer NOT NULL,
	"worked" integer NOT NULL,
	"posted" integer NOT NULL,
	"offered" integer NOT NULL,
	"published" integer NOT NULL,
	"answered" integer NOT NULL,
	"selected" integer NOT NULL,
	"agreed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_mails" (
	"week" date PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_supply" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"people" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "market_supply_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "market_supply_kind" CHECK ("market_supply"."kind" in ('craft', 'place'))
);
--> statement-breakpoint
CREATE TABLE "market_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"open" integer NOT NULL,
	"offers" integer NOT NULL,
	"with_offer" integer NOT NULL,
	"with_three" integer NOT NULL,
	"awarded" integer NOT NULL,
	"first_offer_hours" integer,
	"decision_days" integer,
	"first_messages" integer NOT NULL,
	"answered" integer NOT NULL,
	"creatives" integer NOT NULL,
	"companies" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"newsletter_id" bigint NOT NULL,
	"profile_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_once" UNIQUE("newsletter_id","profile_id"),
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('waiting', 'queued', 'sent', 'failed', 'skipped', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"pictures" text[] GENERATED ALWAYS AS (stored_pictures(content)) STORED NOT NULL,
	CONSTRAINT "newsletters_visible" CHECK (has_visible_text("newsletters"."subject") and has_visible_text("newsletters"."content")),
	CONSTRAINT "newsletters_texts" CHECK (char_length("newsletters"."subject") <= 160 and char_length("newsletters"."content") <= 50000)
);
--> statement-breakpoint
CREATE TABLE "offer_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ausschreibung_id" bigint NOT NULL,
	"sender_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_drafts_values" CHECK (octet_length("offer_drafts"."values"::text) <= 80000)
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message" text,
	"price_kind" text,
	"positions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_cents" integer,
	"price_quantity" numeric(7, 2),
	"price_tax" text,
	"rights" jsonb,
	"included" text[] DEFAULT '{}'::text[] NOT NULL,
	"earliest_start" date,
	"duration" text,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_call" jsonb NOT NULL,
	"is_upheld" boolean DEFAULT false NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_once" UNIQUE("offer_id","version"),
	CONSTRAINT "offer_versions_version" CHECK ("offer_versions"."version" >= 1),
	CONSTRAINT "offer_versions_price_kind" CHECK ("offer_versions"."price_kind" in ('pauschal', 'positionen', 'tag', 'stunde', 'vereinbarung')),
	CONSTRAINT "offer_versions_positions" CHECK (case when jsonb_typeof("offer_versions"."positions") <> 'array' then false
      when "offer_versions"."price_kind" = 'positionen'
        then jsonb_array_length("offer_versions"."positions") between 1 and 12 and "offer_versions"."price_cents" = positions_cents("offer_versions"."positions")
      else "offer_versions"."positions" = '[]' end),
	CONSTRAINT "offer_versions_price" CHECK (("offer_versions"."price_cents" is not null) = coalesce("offer_versions"."price_kind" <> 'vereinbarung', false) and ("offer_versions"."price_tax" is null) = ("offer_versions"."price_cents" is null)),
	CONSTRAINT "offer_versions_price_cents" CHECK ("offer_versions"."price_cents" between 0 and 1000000000),
	CONSTRAINT "offer_versions_price_tax" CHECK ("offer_versions"."price_tax" in ('netto', 'netto13', 'keine')),
	CONSTRAINT "offer_versions_price_quantity" CHECK ("offer_versions"."price_quantity" is null or ("offer_versions"."price_quantity" between 0 and 10000 and "offer_versions"."price_kind" in ('tag', 'stunde'))),
	CONSTRAINT "offer_versions_works" CHECK (case when jsonb_typeof("offer_versions"."works") = 'array' then jsonb_array_length("offer_versions"."works") <= 3 else false end),
	CONSTRAINT "offer_versions_included" CHECK ("offer_versions"."included" <@ array['korrekturen', 'spesen']),
	CONSTRAINT "offer_versions_rights" CHECK (coalesce(
  "offer_versions"."rights" - '{uses,area,term,kind,sources,credit}'::text[] = '{}'
    and jsonb_typeof("offer_versions"."rights" -> 'uses') = 'array'
    and jsonb_array_length("offer_versions"."rights" -> 'uses') > 0
    and ("offer_versions"."rights" -> 'uses' = '["alles"]' or "offer_versions"."rights" -> 'uses' <@ '["print", "web", "social", "aussen", "messe"]')
    and "offer_versions"."rights" ->> 'area' in ('region', 'oesterreich', 'dach', 'weltweit')
    and "offer_versions"."rights" ->> 'term' in ('1', '3', '5', 'unbefristet')
    and "offer_versions"."rights" ->> 'kind' in ('einfach', 'exklusiv')
    and jsonb_typeof("offer_versions"."rights" -> 'sources') = 'boolean'
    and jsonb_typeof("offer_versions"."rights" -> 'credit') = 'boolean',
  "offer_versions"."rights" is null)),
	CONSTRAINT "offer_versions_texts" CHECK (has_visible_text("offer_versions"."message") and has_visible_text("offer_versions"."duration") and char_length("offer_versions"."message") <= 5000 and char_length("offer_versions"."duration") <= 80)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"ausschreibung_id" bigint,
	"sender_id" uuid,
	"company_id" uuid,
	"call_title" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"state_by" text DEFAULT 'sender' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message" text,
	"price_kind" text,
	"positions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_cents" integer,
	"price_quantity" numeric(7, 2),
	"price_tax" text,
	"rights" jsonb,
	"included" text[] DEFAULT '{}'::text[] NOT NULL,
	"earliest_start" date,
	"duration" text,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_call" jsonb NOT NULL,
	"is_upheld" boolean DEFAULT false NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"total_cents" bigint,
	"seen_at" timestamp with time zone,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"note" text,
	"selected_at" timestamp with time zone,
	"parties" jsonb,
	"delivered_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"missing_words" text,
	"asked_again_at" timestamp with time zone,
	"reminded_of" date[] DEFAULT '{}'::date[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_conversation" UNIQUE("conversation_id"),
	CONSTRAINT "offers_order" CHECK (("offers"."state" = 'confirmed' or num_nonnulls("offers"."delivered_at", "offers"."cancelled_at") = 0)
        and ("offers"."accepted_at" is null or ("offers"."delivered_at" is not null and "offers"."cancelled_at" is null))
        and num_nonnulls("offers"."accepted_at", "offers"."accepted_by") in (0, 2)
        and num_nonnulls("offers"."cancelled_at", "offers"."cancelled_by") in (0, 2)
        and ("offers"."cancel_reason" is null or "offers"."cancelled_at" is not null)),
	CONSTRAINT "offers_accepted_by" CHECK ("offers"."accepted_by" in ('company', 'site', 'gone')),
	CONSTRAINT "offers_cancelled_by" CHECK ("offers"."cancelled_by" in ('sender', 'company', 'gone')),
	CONSTRAINT "offers_missing_words" CHECK ("offers"."missing_words" is null
        or "offers"."delivered_at" is null and has_visible_text("offers"."missing_words") and char_length("offers"."missing_words") <= 1000),
	CONSTRAINT "offers_cancel_reason" CHECK (has_visible_text("offers"."cancel_reason") and char_length("offers"."cancel_reason") <= 1000),
	CONSTRAINT "offers_parties" CHECK ("offers"."parties" is null or "offers"."state" = 'confirmed'),
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('sent', 'selected', 'confirmed', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "offers_state_by" CHECK ("offers"."state_by" in ('sender', 'company', 'site')),
	CONSTRAINT "offers_open" CHECK (not "offers"."state" in ('sent', 'selected') or ("offers"."ausschreibung_id" is not null and "offers"."sender_id" is not null and "offers"."company_id" is not null and "offers"."message" is not null)),
	CONSTRAINT "offers_two" CHECK ("offers"."sender_id" <> "offers"."company_id"),
	CONSTRAINT "offers_note" CHECK (has_visible_text("offers"."note") and char_length("offers"."note") <= 2000),
	CONSTRAINT "offers_version" CHECK ("offers"."version" >= 1),
	CONSTRAINT "offers_price_kind" CHECK ("offers"."price_kind" in ('pauschal', 'positionen', 'tag', 'stunde', 'vereinbarung')),
	CONSTRAINT "offers_positions" CHECK (case when jsonb_typeof("offers"."positions") <> 'array' then false
      when "offers"."price_kind" = 'positionen'
        then jsonb_array_length("offers"."positions") between 1 and 12 and "offers"."price_cents" = positions_cents("offers"."positions")
      else "offers"."positions" = '[]' end),
	CONSTRAINT "offers_price" CHECK (("offers"."price_cents" is not null) = coalesce("offers"."price_kind" <> 'vereinbarung', false) and ("offers"."price_tax" is null) = ("offers"."price_cents" is null)),
	CONSTRAINT "offers_price_cents" CHECK ("offers"."price_cents" between 0 and 1000000000),
	CONSTRAINT "offers_price_tax" CHECK ("offers"."price_tax" in ('netto', 'netto13', 'keine')),
	CONSTRAINT "offers_price_quantity" CHECK ("offers"."price_quantity" is null or ("offers"."price_quantity" between 0 and 10000 and "offers"."price_kind" in ('tag', 'stunde'))),
	CONSTRAINT "offers_works" CHECK (case when jsonb_typeof("offers"."works") = 'array' then jsonb_array_length("offers"."works") <= 3 else false end),
	CONSTRAINT "offers_included" CHECK ("offers"."included" <@ array['korrekturen', 'spesen']),
	CONSTRAINT "offers_rights" CHECK (coalesce(
  "offers"."rights" - '{uses,area,term,kind,sources,credit}'::text[] = '{}'
    and jsonb_typeof("offers"."rights" -> 'uses') = 'array'
    and jsonb_array_length("offers"."rights" -> 'uses') > 0
    and ("offers"."rights" -> 'uses' = '["alles"]' or "offers"."rights" -> 'uses' <@ '["print", "web", "social", "aussen", "messe"]')
    and "offers"."rights" ->> 'area' in ('region', 'oesterreich', 'dach', 'weltweit')
    and "offers"."rights" ->> 'term' in ('1', '3', '5', 'unbefristet')
    and "offers"."rights" ->> 'kind' in ('einfach', 'exklusiv')
    and jsonb_typeof("offers"."rights" -> 'sources') = 'boolean'
    and jsonb_typeof("offers"."rights" -> 'credit') = 'boolean',
  "offers"."rights" is null)),
	CONSTRAINT "offers_texts" CHECK (has_visible_text("offers"."message") and has_visible_text("offers"."duration") and char_length("offers"."message") <= 5000 and char_length("offers"."duration") <= 80)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"concerns" uuid,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"snapshot" "pg_snapshot" DEFAULT pg_current_snapshot() NOT NULL,
	"topics" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "changes_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE TABLE "orphaned_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_by" uuid
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "salts" (
	"purpose" text NOT NULL,
	"last_day" date NOT NULL,
	"salt" "bytea" NOT NULL,
	CONSTRAINT "salts_purpose_last_day_pk" PRIMARY KEY("purpose","last_day"),
	CONSTRAINT "salts_purpose" CHECK ("salts"."purpose" in ('visits', 'searches'))
);
--> statement-breakpoint
CREATE TABLE "stored_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"made" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "collaborations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"sentence" text,
	"answer" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"answer_hidden" boolean DEFAULT false NOT NULL,
	"is_shown" boolean GENERATED ALWAYS AS (state = 'shown' and sentence is not null and not hidden) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collaborations_one_each" UNIQUE("offer_id","author_id"),
	CONSTRAINT "collaborations_two" CHECK ("collaborations"."author_id" <> "collaborations"."subject_id"),
	CONSTRAINT "collaborations_state" CHECK ("collaborations"."state" in ('asked', 'shown', 'declined')),
	CONSTRAINT "collaborations_sentence" CHECK (has_visible_text("collaborations"."sentence") and char_length("collaborations"."sentence") <= 300),
	CONSTRAINT "collaborations_answer" CHECK (has_visible_text("collaborations"."answer") and char_length("collaborations"."answer") <= 300),
	CONSTRAINT "collaborations_answered" CHECK ("collaborations"."answer" is null or "collaborations"."sentence" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"draft_on" date,
	"correction_on" date,
	"delivery_on" date,
	"total_cents" bigint,
	"words" text,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "order_versions_proposed_by" CHECK ("order_versions"."proposed_by" in ('sender', 'company')),
	CONSTRAINT "order_versions_total_cents" CHECK ("order_versions"."total_cents" between 0 and 1000000000),
	CONSTRAINT "order_versions_words" CHECK (has_visible_text("order_versions"."words") and char_length("order_versions"."words") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category" text,
	"pinned" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_content" CHECK (has_visible_text("posts"."content") and char_length("posts"."content") <= 5000),
	CONSTRAINT "posts_images" CHECK (jsonb_typeof("posts"."images") = 'array' and jsonb_array_length("posts"."images") <= 3),
	CONSTRAINT "posts_category" CHECK ("posts"."category" in ('Projekt', 'Inspiration', 'Neuigkeit', 'Tipp', 'Gesucht'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_type" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"newsletter_consent" boolean DEFAULT false NOT NULL,
	"agb_accepted_at" timestamp with time zone,
	"agb_declined_at" timestamp with time zone,
	"privacy_noted_at" timestamp with time zone,
	"title" text,
	"location" text,
	"bio" text,
	"phone" text,
	"website" text,
	"contact_email" text,
	"vat_number" text,
	"proven_contact_email" text,
	"avatar_url" text,
	"branchen" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"portfolio_highlights" text[] DEFAULT '{}'::text[] NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"featured_until" date,
	"profile_status" text DEFAULT 'active' NOT NULL,
	"status_before_block" text,
	"shows_calls_while_hidden" boolean DEFAULT false NOT NULL,
	"hidden_by_superadmin" boolean DEFAULT false NOT NULL,
	"is_superadmin" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"accepts_messages" boolean DEFAULT true NOT NULL,
	"visits_unnamed" boolean DEFAULT false NOT NULL,
	"reserves_mining" boolean DEFAULT true NOT NULL,
	"member_since" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_projects" integer,
	"response_time" text,
	"call_record" jsonb,
	"availability" text,
	"availability_day" date,
	"availability_said_at" timestamp with time zone,
	"favorite_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_public" boolean GENERATED ALWAYS AS (profile_status = 'active' and email_verified and not hidden_by_superadmin) STORED NOT NULL,
	"has_visible_calls" boolean GENERATED ALWAYS AS (email_verified and not hidden_by_superadmin and (profile_status = 'active' or (profile_status = 'hidden' and shows_calls_while_hidden))) STORED NOT NULL,
	"mail_domain" text GENERATED ALWAYS AS (case when email_verified and user_type = 'unternehmen' and right('.' || lower(substring(website from '^https?://([^/:?#@]+)')), length(split_part(email, '@', 2)) + 1) = '.' || lower(split_part(email, '@', 2)) then lower(split_part(email, '@', 2)) end) STORED,
	"search_text" text GENERATED ALWAYS AS (search_fold(name || ' ' || coalesce(title, '') || ' ' || coalesce(location, ''))) STORED NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "profiles_slug_unique" UNIQUE("user_type","slug"),
	CONSTRAINT "profiles_user_type" CHECK ("profiles"."user_type" in ('kreative', 'unternehmen')),
	CONSTRAINT "profiles_status" CHECK ("profiles"."profile_status" in ('active', 'hidden', 'blocked')),
	CONSTRAINT "profiles_status_before_block" CHECK ("profiles"."status_before_block" is null or ("profiles"."status_before_block" in ('active', 'hidden') and "profiles"."profile_status" = 'blocked')),
	CONSTRAINT "profiles_name" CHECK (has_visible_text("profiles"."name") and btrim("profiles"."name") = "profiles"."name" and char_length("profiles"."name") <= 120),
	CONSTRAINT "profiles_email" CHECK ("profiles"."email" = lower("profiles"."email") and char_length("profiles"."email") <= 254),
	CONSTRAINT "profiles_slug" CHECK ("profiles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "profiles_title" CHECK (char_length("profiles"."title") <= 70),
	CONSTRAINT "profiles_visible" CHECK (has_visible_text("profiles"."title") and has_visible_text("profiles"."location") and has_visible_text("profiles"."bio")),
	CONSTRAINT "profiles_texts" CHECK (char_length("profiles"."location") <= 120 and char_length("profiles"."bio") <= 5000 and char_length("profiles"."phone") <= 40 and char_length("profiles"."vat_number") <= 20),
	CONSTRAINT "profiles_website" CHECK ("profiles"."website" ~ '^https?://' and char_length("profiles"."website") <= 300),
	CONSTRAINT "profiles_contact_email" CHECK (char_length("profiles"."contact_email") <= 254),
	CONSTRAINT "profiles_skills" CHECK (cardinality("profiles"."skills") <= 30),
	CONSTRAINT "profiles_branchen" CHECK (cardinality("profiles"."branchen") <= 30),
	CONSTRAINT "profiles_highlights" CHECK (cardinality("profiles"."portfolio_highlights") <= 5),
	CONSTRAINT "profiles_response_time" CHECK ("profiles"."response_time" in ('tag', 'drei-tage', 'woche')),
	CONSTRAINT "profiles_availability" CHECK ("profiles"."availability" in ('frei', 'ausgebucht', 'einzelne') and num_nonnulls("profiles"."availability", "profiles"."availability_said_at") in (0, 2) and ("profiles"."availability" <> 'ausgebucht' or "profiles"."availability_day" is not null) and ("profiles"."availability_day" is null or "profiles"."availability" in ('frei', 'ausgebucht'))),
	CONSTRAINT "profiles_roles" CHECK ("profiles"."roles" <@ '{redaktion,moderation}'::text[]),
	CONSTRAINT "profiles_favorite_count" CHECK ("profiles"."favorite_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "objections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"report_id" uuid,
	"text" text,
	"is_upheld" boolean,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "objections_one_each" UNIQUE NULLS NOT DISTINCT("decision_id","report_id"),
	CONSTRAINT "objections_decided" CHECK (("objections"."decided_at" is null) = ("objections"."is_upheld" is null)),
	CONSTRAINT "objections_texts" CHECK (has_visible_text("objections"."text") and has_visible_text("objections"."answer") and char_length("objections"."text") <= 5000 and char_length("objections"."answer") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"is_danger" boolean DEFAULT false NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text,
	"excerpt" jsonb,
	"decision_id" uuid,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('child', 'rights', 'insult', 'fraud', 'person', 'spam', 'other')),
	CONSTRAINT "reports_text" CHECK (has_visible_text("reports"."text") and char_length("reports"."text") <= 5000),
	CONSTRAINT "reports_reporter" CHECK ("reports"."reporter_id" is null or "reports"."reporter_email" is not null),
	CONSTRAINT "reports_email" CHECK ("reports"."reporter_email" = lower("reports"."reporter_email") and char_length("reports"."reporter_email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "letter_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "letter_batches_text" CHECK (has_visible_text("letter_batches"."text") and char_length("letter_batches"."text") <= 1200)
);
--> statement-breakpoint
CREATE TABLE "member_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cells" jsonb,
	"has_header" boolean NOT NULL,
	"name_column" smallint NOT NULL,
	"first_name_column" smallint,
	"email_column" smallint NOT NULL,
	"chosen" integer[] NOT NULL,
	"reserved" integer,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "member_imports_columns" CHECK (least("member_imports"."name_column", "member_imports"."first_name_column", "member_imports"."email_column") >= 0),
	CONSTRAINT "member_imports_chosen" CHECK (cardinality("member_imports"."chosen") <= 2001),
	CONSTRAINT "member_imports_finished" CHECK (("member_imports"."finished_at" is null) = ("member_imports"."cells" is not null) and ("member_imports"."finished_at" is null) = ("member_imports"."reserved" is null)),
	CONSTRAINT "member_imports_undone" CHECK ("member_imports"."undone_at" is null or "member_imports"."finished_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reserved_profiles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reserved_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reservation_token" text NOT NULL,
	"reserved_by" uuid,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"claimed" boolean DEFAULT false NOT NULL,
	"claimed_at" timestamp with time zone,
	"claimed_profile_id" uuid,
	"import_id" bigint,
	"letter_code" text,
	"letter_batch_id" bigint,
	"opened_at" timestamp with time zone,
	CONSTRAINT "reserved_profiles_reservationToken_unique" UNIQUE("reservation_token"),
	CONSTRAINT "reserved_profiles_letterCode_unique" UNIQUE("letter_code"),
	CONSTRAINT "reserved_profiles_letter" CHECK (("reserved_profiles"."letter_code" is null) = ("reserved_profiles"."letter_batch_id" is null)),
	CONSTRAINT "reserved_profiles_letter_code" CHECK ("reserved_profiles"."letter_code" ~ '^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$'),
	CONSTRAINT "reserved_profiles_name" CHECK (has_visible_text("reserved_profiles"."name") and char_length("reserved_profiles"."name") <= 120),
	CONSTRAINT "reserved_profiles_email" CHECK ("reserved_profiles"."email" = lower("reserved_profiles"."email") and char_length("reserved_profiles"."email") <= 254),
	CONSTRAINT "reserved_profiles_claimed" CHECK ("reserved_profiles"."claimed" = ("reserved_profiles"."claimed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"craft" text NOT NULL,
	"place" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "landing_pages_craft_place_pk" PRIMARY KEY("craft","place")
);
--> statement-breakpoint
CREATE TABLE "name_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" uuid,
	"work_id" bigint,
	"call_id" bigint,
	"article_id" bigint,
	"means" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"made_with" text NOT NULL,
	CONSTRAINT "search_documents_profileId_unique" UNIQUE("profile_id"),
	CONSTRAINT "search_documents_workId_unique" UNIQUE("work_id"),
	CONSTRAINT "search_documents_callId_unique" UNIQUE("call_id"),
	CONSTRAINT "search_documents_articleId_unique" UNIQUE("article_id"),
	CONSTRAINT "search_documents_one" CHECK (num_nonnulls("search_documents"."profile_id", "search_documents"."work_id", "search_documents"."call_id", "search_documents"."article_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "unfound_words" (
	"week" date NOT NULL,
	"word" text NOT NULL,
	"searcher" "bytea" NOT NULL,
	CONSTRAINT "unfound_words_week_word_searcher_pk" PRIMARY KEY("week","word","searcher"),
	CONSTRAINT "unfound_words_word" CHECK (char_length("unfound_words"."word") between 3 and 40)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_user_provider" UNIQUE("user_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"device" text,
	"password_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "two_factors_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_slugs" (
	"user_type" text NOT NULL,
	"slug" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_slugs_user_type_slug_pk" PRIMARY KEY("user_type","slug")
);
--> statement-breakpoint
CREATE TABLE "work_slugs" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"work_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_slugs_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
CREATE TABLE "work_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"work_id" bigint,
	"position" smallint DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"alt" text,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"caption" text,
	"is_cover" boolean DEFAULT false NOT NULL,
	"focal_x" smallint DEFAULT 50 NOT NULL,
	"focal_y" smallint DEFAULT 50 NOT NULL,
	"creator" text,
	"credit" text,
	"copyright" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_pictures_url_unique" UNIQUE("url"),
	CONSTRAINT "work_pictures_size" CHECK ("work_pictures"."width" > 0 and "work_pictures"."height" > 0),
	CONSTRAINT "work_pictures_alt" CHECK (not "work_pictures"."is_decorative" or "work_pictures"."alt" is null),
	CONSTRAINT "work_pictures_visible" CHECK (has_visible_text("work_pictures"."alt") and has_visible_text("work_pictures"."caption") and has_visible_text("work_pictures"."creator") and has_visible_text("work_pictures"."credit") and has_visible_text("work_pictures"."copyright")),
	CONSTRAINT "work_pictures_texts" CHECK (char_length("work_pictures"."alt") <= 250 and char_length("work_pictures"."caption") <= 300 and char_length("work_pictures"."creator") <= 200 and char_length("work_pictures"."credit") <= 200 and char_length("work_pictures"."copyright") <= 300),
	CONSTRAINT "work_pictures_focal_point" CHECK ("work_pictures"."focal_x" between 0 and 100 and "work_pictures"."focal_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"year" smallint,
	"client" text,
	"is_own_project" boolean DEFAULT false NOT NULL,
	"contribution" text,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"content" text,
	"link" text,
	"made_with_ai" boolean DEFAULT false NOT NULL,
	"rights_confirmed_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"picture_count" smallint DEFAULT 0 NOT NULL,
	"owner_public" boolean DEFAULT false NOT NULL,
	"owner_search" text DEFAULT '' NOT NULL,
	"heads_profile" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"is_public" boolean GENERATED ALWAYS AS (published and not hidden and owner_public) STORED NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_fold(title)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(title || ' ' || coalesce(client, '') || ' ' || owner_search)) STORED NOT NULL,
	CONSTRAINT "works_slug_unique" UNIQUE("user_id","slug"),
	CONSTRAINT "works_owner" UNIQUE("id","user_id"),
	CONSTRAINT "works_slug" CHECK ("works"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "works_visible" CHECK (has_visible_text("works"."title") and has_visible_text("works"."client") and has_visible_text("works"."contribution") and has_visible_text("works"."content") and has_visible_text("works"."link")),
	CONSTRAINT "works_texts" CHECK (char_length("works"."title") <= 120 and char_length("works"."client") <= 120 and char_length("works"."contribution") <= 300 and char_length("works"."content") <= 5000 and char_length("works"."link") <= 500),
	CONSTRAINT "works_link" CHECK ("works"."link" ~ '^https?://'),
	CONSTRAINT "works_year" CHECK ("works"."year" between 1900 and 2100 and (not "works"."published" or "works"."year" is not null)),
	CONSTRAINT "works_client" CHECK (not "works"."is_own_project" or "works"."client" is null),
	CONSTRAINT "works_skills" CHECK (cardinality("works"."skills") <= 5),
	CONSTRAINT "works_pictures" CHECK ("works"."picture_count" between 0 and 10),
	CONSTRAINT "works_published" CHECK (not "works"."published" or "works"."published_at" is not null),
	CONSTRAINT "works_rights" CHECK (not "works"."published" or "works"."picture_count" = 0 or "works"."rights_confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acknowledgements" ADD CONSTRAINT "legal_acknowledgements_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_matches" ADD CONSTRAINT "agent_matches_agent_id_search_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."search_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_matches" ADD CONSTRAINT "agent_matches_document_id_search_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."search_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_news" ADD CONSTRAINT "agent_news_document_id_search_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."search_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_agents" ADD CONSTRAINT "search_agents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD CONSTRAINT "blog_post_revisions_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD CONSTRAINT "blog_post_revisions_saved_by_profiles_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_deleted_by_profiles_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_blocker_id_profiles_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_blocked_id_profiles_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_favorited_profile_id_profiles_id_fk" FOREIGN KEY ("favorited_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visited_profile_id_profiles_id_fk" FOREIGN KEY ("visited_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visitor_id_profiles_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_starter_id_profiles_id_fk" FOREIGN KEY ("starter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_id_profiles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_profiles_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_pauses" ADD CONSTRAINT "credit_pauses_creative_id_profiles_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_pauses" ADD CONSTRAINT "credit_pauses_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_credits" ADD CONSTRAINT "work_credits_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_credits" ADD CONSTRAINT "work_credits_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_subject_id_report_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."report_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subjects" ADD CONSTRAINT "report_subjects_concerns_profiles_id_fk" FOREIGN KEY ("concerns") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_addresses" ADD CONSTRAINT "feed_addresses_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_questions" ADD CONSTRAINT "call_questions_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_questions" ADD CONSTRAINT "call_questions_asker_id_profiles_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_looks" ADD CONSTRAINT "site_looks_logo_look_pictures_name_fk" FOREIGN KEY ("logo") REFERENCES "public"."look_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_looks" ADD CONSTRAINT "site_looks_sharing_look_pictures_name_fk" FOREIGN KEY ("sharing") REFERENCES "public"."look_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orphaned_files" ADD CONSTRAINT "orphaned_files_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborations" ADD CONSTRAINT "collaborations_subject_id_profiles_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_id_report_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."report_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_reserved_by_profiles_id_fk" FOREIGN KEY ("reserved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_claimed_profile_id_profiles_id_fk" FOREIGN KEY ("claimed_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_import_id_member_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_letter_batch_id_letter_batches_id_fk" FOREIGN KEY ("letter_batch_id") REFERENCES "public"."letter_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_call_id_ausschreibungen_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_article_id_blog_posts_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_slugs" ADD CONSTRAINT "profile_slugs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_slugs" ADD CONSTRAINT "work_slugs_work_fk" FOREIGN KEY ("work_id","user_id") REFERENCES "public"."works"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_work_fk" FOREIGN KEY ("work_id","user_id") REFERENCES "public"."works"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_order_id_offers_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_profile" ON "address_changes" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "consents_profile" ON "consents" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "data_exports_asked_by" ON "data_exports" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "agent_matches_document" ON "agent_matches" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "agent_matches_untold" ON "agent_matches" USING btree ("found_at","agent_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "agent_matches_told" ON "agent_matches" USING btree ("agent_id","told_at") WHERE told_at is not null;--> statement-breakpoint
CREATE INDEX "agent_matches_unseen" ON "agent_matches" USING btree ("agent_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "search_agents_keys" ON "search_agents" USING gin ("keys") WHERE paused_at is null;--> statement-breakpoint
CREATE INDEX "search_agents_made_with" ON "search_agents" USING btree ("made_with");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_readable;--> statement-breakpoint
CREATE INDEX "blog_posts_category_newest" ON "blog_posts" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_readable;--> statement-breakpoint
CREATE INDEX "blog_posts_all" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_created_by" ON "blog_posts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "blog_posts_deleted_by" ON "blog_posts" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "blog_posts_pictures" ON "blog_posts" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "attachments_of_call" ON "attachments" USING btree ("ausschreibung_id");--> statement-breakpoint
CREATE INDEX "attachments_of_message" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_to_delete" ON "attachments" USING btree ("created_at") WHERE message_id is not null and key is not null;--> statement-breakpoint
CREATE INDEX "blocked_people_blocked" ON "blocked_people" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "favorites_of_profile" ON "favorites" USING btree ("favorited_profile_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_of_user" ON "favorites" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_visits_newest" ON "profile_visits" USING btree ("visited_profile_id","visited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_visits_visitor" ON "profile_visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "profile_visits_by_day" ON "profile_visits" USING btree ("visit_date");--> statement-breakpoint
CREATE UNIQUE INDEX "ausschreibungen_one_pin" ON "ausschreibungen" USING btree ("user_id") WHERE pinned and published_at is not null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_newest" ON "ausschreibungen" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden and published_at is not null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_category_newest" ON "ausschreibungen" USING btree ("main_category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden and published_at is not null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_of_company" ON "ausschreibungen" USING btree ("user_id","pinned" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ausschreibungen_featured" ON "ausschreibungen" USING btree ("published_at" DESC NULLS FIRST) WHERE featured and not hidden and status = 'offen';--> statement-breakpoint
CREATE INDEX "ausschreibungen_by_deadline" ON "ausschreibungen" USING btree ("deadline") WHERE status <> 'entwurf';--> statement-breakpoint
CREATE INDEX "ausschreibungen_over" ON "ausschreibungen" USING btree ("over_on","id");--> statement-breakpoint
CREATE INDEX "ausschreibungen_category_over" ON "ausschreibungen" USING btree ("main_category","over_on","id");--> statement-breakpoint
CREATE INDEX "ausschreibungen_without_deadline" ON "ausschreibungen" USING btree ("stands_since") WHERE status = 'offen' and deadline is null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_search_head" ON "ausschreibungen" USING gin ("search_head" gin_trgm_ops) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "ausschreibungen_search" ON "ausschreibungen" USING gin ("search_text" gin_trgm_ops) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "ausschreibungen_search_short" ON "ausschreibungen" USING gin (search_grams("search_head")) WHERE not hidden;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_entries_profile" ON "collection_entries" USING btree ("collection_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_entries_work" ON "collection_entries" USING btree ("collection_id","work_id");--> statement-breakpoint
CREATE INDEX "collection_entries_of_profile" ON "collection_entries" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "collection_entries_of_work" ON "collection_entries" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_pair" ON "conversations" USING btree (least(starter_id, other_id),greatest(starter_id, other_id)) WHERE about = 'profil' and starter_id is not null and other_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_pair_and_call" ON "conversations" USING btree ("ausschreibung_id",least(starter_id, other_id),greatest(starter_id, other_id)) WHERE ausschreibung_id is not null and starter_id is not null and other_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("starter_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_other" ON "conversations" USING btree ("other_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_started_about" ON "conversations" USING btree ("starter_id","about","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_other_about" ON "conversations" USING btree ("other_id","about","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_started_unread" ON "conversations" USING btree ("starter_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE starter_unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_other_unread" ON "conversations" USING btree ("other_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE other_unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_by_day" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("conversation_id") WHERE delivery_state = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("sender_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("recipient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_of_call" ON "messages" USING btree ("ausschreibung_id");--> statement-breakpoint
CREATE INDEX "messages_by_day" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_pauses_member" ON "credit_pauses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "credit_pauses_ended" ON "credit_pauses" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "work_credits_one_client" ON "work_credits" USING btree ("work_id") WHERE kind = 'client' and state <> 'refused';--> statement-breakpoint
CREATE INDEX "work_credits_of_member" ON "work_credits" USING btree ("member_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "decisions_of_subject" ON "decisions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "decisions_newest" ON "decisions" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "decisions_decided_by" ON "decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "report_subjects_concerns" ON "report_subjects" USING btree ("concerns");--> statement-breakpoint
CREATE UNIQUE INDEX "call_questions_one_each" ON "call_questions" USING btree ("ausschreibung_id","asker_id",md5("question"));--> statement-breakpoint
CREATE INDEX "call_questions_of_asker" ON "call_questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "call_questions_waiting" ON "call_questions" USING btree ("created_at") WHERE answer is null and not hidden;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_each" ON "invitations" USING btree ("ausschreibung_id","person_id");--> statement-breakpoint
CREATE INDEX "invitations_of_person" ON "invitations" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_looks_one_draft" ON "site_looks" USING btree ((published_at is null)) WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_waiting" ON "newsletter_deliveries" USING btree ("newsletter_id","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_queued" ON "newsletter_deliveries" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_profile" ON "newsletter_deliveries" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "newsletters_created_by" ON "newsletters" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "newsletters_pictures" ON "newsletters" USING gin ("pictures");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_drafts_one_each" ON "offer_drafts" USING btree ("ausschreibung_id","sender_id");--> statement-breakpoint
CREATE INDEX "offer_drafts_of_sender" ON "offer_drafts" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_each" ON "offers" USING btree ("ausschreibung_id","sender_id");--> statement-breakpoint
CREATE INDEX "offers_of_call" ON "offers" USING btree ("ausschreibung_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_of_sender" ON "offers" USING btree ("sender_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_of_company" ON "offers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offers_under_way" ON "offers" USING btree ("id") WHERE state = 'confirmed' and accepted_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("state_since") WHERE not state in ('sent', 'selected');--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_concerns" ON "audit_log" USING btree ("concerns");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_search_short" ON "audit_log" USING gin (search_grams(search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, ''))));--> statement-breakpoint
CREATE INDEX "orphaned_files_uploaded_by" ON "orphaned_files" USING btree ("uploaded_by") WHERE uploaded_by is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "submissions_by_age" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "collaborations_of_author" ON "collaborations" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "collaborations_of_subject" ON "collaborations" USING btree ("subject_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_versions_one_proposal" ON "order_versions" USING btree ("offer_id") WHERE agreed_at is null;--> statement-breakpoint
CREATE INDEX "order_versions_of_offer" ON "order_versions" USING btree ("offer_id","agreed_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "posts_of_user" ON "posts" USING btree ("user_id","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_name_unique" ON "profiles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "profiles_name_skeleton" ON "profiles" USING btree (name_skeleton("name"));--> statement-breakpoint
CREATE INDEX "profiles_by_likes" ON "profiles" USING btree ("user_type","favorite_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_by_activity" ON "profiles" USING btree ("user_type","active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_by_arrival" ON "profiles" USING btree ("user_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_mixed" ON "profiles" USING btree ("user_type",mix_of(id),"id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_free" ON "profiles" USING btree ("favorite_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and user_type = 'kreative' and availability in ('frei', 'einzelne');--> statement-breakpoint
CREATE INDEX "profiles_availability_said" ON "profiles" USING btree ("availability_said_at") WHERE availability is not null;--> statement-breakpoint
CREATE INDEX "profiles_featured" ON "profiles" USING btree ("user_type","favorite_count" DESC NULLS FIRST) WHERE featured and is_public;--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("user_type",search_fold(name) text_pattern_ops) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_by_last_name" ON "profiles" USING btree ("user_type",search_fold(substring(name from '[^ ]+$')) text_pattern_ops) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search_text" gin_trgm_ops) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_search_words" ON "profiles" USING gin (search_words("search_text")) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_skills" ON "profiles" USING gin ("skills") WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_by_change" ON "profiles" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_unconfirmed" ON "profiles" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_on_earlier_terms" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE agb_declined_at is not null and (agb_accepted_at is null or agb_declined_at > agb_accepted_at);--> statement-breakpoint
CREATE INDEX "profiles_operator_search" ON "profiles" USING gin (search_fold(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_operator_search_short" ON "profiles" USING btree (search_fold(name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "objections_open" ON "objections" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "objections_report" ON "objections" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "objections_decided_by" ON "objections" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "reports_of_subject" ON "reports" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE decision_id is null;--> statement-breakpoint
CREATE INDEX "reports_of_decision" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_of_address" ON "reports" USING btree ("reporter_email");--> statement-breakpoint
CREATE INDEX "member_imports_newest" ON "member_imports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reserved_profiles_import" ON "reserved_profiles" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "reserved_profiles_letters" ON "reserved_profiles" USING btree ("letter_batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reserved_profiles_open_email" ON "reserved_profiles" USING btree ("email") WHERE not claimed and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reserved_profiles_open_name" ON "reserved_profiles" USING btree (lower("name")) WHERE not claimed and revoked_at is null;--> statement-breakpoint
CREATE INDEX "reserved_profiles_search" ON "reserved_profiles" USING gin (search_fold(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reserved_profiles_search_short" ON "reserved_profiles" USING gin (search_grams(search_fold(name || ' ' || email)));--> statement-breakpoint
CREATE INDEX "reserved_profiles_newest" ON "reserved_profiles" USING btree ("reserved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reserved_profiles_open_by_end" ON "reserved_profiles" USING btree ("expires_at") WHERE not claimed and revoked_at is null;--> statement-breakpoint
CREATE INDEX "reserved_profiles_reserved_by" ON "reserved_profiles" USING btree ("reserved_by");--> statement-breakpoint
CREATE INDEX "reserved_profiles_claimed_profile" ON "reserved_profiles" USING btree ("claimed_profile_id");--> statement-breakpoint
CREATE INDEX "reserved_profiles_email" ON "reserved_profiles" USING btree ("email");--> statement-breakpoint
CREATE INDEX "landing_pages_by_place" ON "landing_pages" USING btree ("place");--> statement-breakpoint
CREATE INDEX "name_words_alike" ON "name_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_means_of_profile" ON "search_documents" USING gin (means) WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_means_of_work" ON "search_documents" USING gin (means) WHERE work_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_means_of_call" ON "search_documents" USING gin (means) WHERE call_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_means_of_article" ON "search_documents" USING gin (means) WHERE article_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_words_of_profile" ON "search_documents" USING gin (words) WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_words_of_work" ON "search_documents" USING gin (words) WHERE work_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_words_of_call" ON "search_documents" USING gin (words) WHERE call_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_words_of_article" ON "search_documents" USING gin (words) WHERE article_id is not null;--> statement-breakpoint
CREATE INDEX "search_documents_made_with" ON "search_documents" USING btree ("made_with");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profile_slugs_profile" ON "profile_slugs" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "work_slugs_work" ON "work_slugs" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_pictures_one_cover" ON "work_pictures" USING btree ("work_id") WHERE is_cover;--> statement-breakpoint
CREATE INDEX "work_pictures_of_work" ON "work_pictures" USING btree ("work_id","position","id");--> statement-breakpoint
CREATE INDEX "work_pictures_of_user" ON "work_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_pictures_unused" ON "work_pictures" USING btree ("created_at") WHERE work_id is null;--> statement-breakpoint
CREATE INDEX "works_newest" ON "works" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_mixed" ON "works" USING btree (mix_of(id),"id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_of_order" ON "works" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "works_by_skill" ON "works" USING gin ("skills") WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_search" ON "works" USING gin ("search_text" gin_trgm_ops) WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_by_title" ON "works" USING btree ("search_title" text_pattern_ops) WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_by_change" ON "works" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE is_public;--> statement-breakpoint
CREATE UNIQUE INDEX "works_one_head" ON "works" USING btree ("user_id") WHERE heads_profile;--> statement-breakpoint
CREATE INDEX "works_of_user" ON "works" USING btree ("user_id","position","id" DESC NULLS FIRST);
