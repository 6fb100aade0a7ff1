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
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "ausschreibungen_title" CHECK (btrim("ausschreibungen"."title") <> '' and char_length("ausschreibungen"."title") <= 120),
	CONSTRAINT "ausschreibungen_description" CHECK (btrim("ausschreibungen"."description") <> '' and char_length("ausschreibungen"."description") <= 10000),
	CONSTRAINT "ausschreibungen_category" CHECK (btrim("ausschreibungen"."category") <> ''),
	CONSTRAINT "ausschreibungen_budget" CHECK ("ausschreibungen"."budget" in ('500', '1000', '2500', '5000', '10000', 'mehr')),
	CONSTRAINT "ausschreibungen_work_location" CHECK ("ausschreibungen"."work_location" in ('vor-ort', 'remote', 'hybrid')),
	CONSTRAINT "ausschreibungen_experience" CHECK ("ausschreibungen"."experience_level" in ('einsteiger', 'fortgeschritten', 'expertin', 'egal'))
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
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"search_text" text GENERATED ALWAYS AS (search_fold(title || ' ' || excerpt)) STORED NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "blog_posts"."slug" <> 'admin'),
	CONSTRAINT "blog_posts_category" CHECK ("blog_posts"."category" in ('Design Trends', 'Business', 'Karriere', 'Nachhaltigkeit', 'Marketing', 'Technologie')),
	CONSTRAINT "blog_posts_texts" CHECK (char_length("blog_posts"."title") <= 160 and char_length("blog_posts"."excerpt") <= 500)
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
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"ausschreibung_id" bigint,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"sender_mitarbeiter" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"delivery_state" text DEFAULT 'queued' NOT NULL,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_state" CHECK ("messages"."delivery_state" in ('queued', 'sent', 'failed')),
	CONSTRAINT "messages_texts" CHECK (btrim("messages"."subject") <> '' and btrim("messages"."message") <> ''),
	CONSTRAINT "messages_one_line" CHECK ("messages"."subject" !~ '[\r\n]' and "messages"."sender_email" !~ '[\r\n]')
);
--> statement-breakpoint
CREATE TABLE "orphaned_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
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
	CONSTRAINT "posts_content" CHECK (btrim("posts"."content") <> '' and char_length("posts"."content") <= 5000),
	CONSTRAINT "posts_images" CHECK (jsonb_typeof("posts"."images") = 'array' and jsonb_array_length("posts"."images") <= 3),
	CONSTRAINT "posts_category" CHECK ("posts"."category" in ('Projekt', 'Inspiration', 'Neuigkeit', 'Tipp', 'Gesucht'))
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
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_type" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"newsletter_consent" boolean DEFAULT false NOT NULL,
	"agb_accepted_at" timestamp with time zone,
	"title" text,
	"location" text,
	"bio" text,
	"phone" text,
	"website" text,
	"contact_email" text,
	"avatar_url" text,
	"branchen" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"portfolio_highlights" text[] DEFAULT '{}'::text[] NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"featured_until" date,
	"profile_status" text DEFAULT 'active' NOT NULL,
	"is_superadmin" boolean DEFAULT false NOT NULL,
	"accepts_messages" boolean DEFAULT true NOT NULL,
	"member_since" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_projects" integer,
	"response_time" text,
	"favorite_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_public" boolean GENERATED ALWAYS AS (profile_status = 'active' and email_verified) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(name || ' ' || coalesce(title, '') || ' ' || coalesce(location, ''))) STORED NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "profiles_slug_unique" UNIQUE("user_type","slug"),
	CONSTRAINT "profiles_user_type" CHECK ("profiles"."user_type" in ('kreative', 'unternehmen')),
	CONSTRAINT "profiles_status" CHECK ("profiles"."profile_status" in ('active', 'hidden', 'blocked')),
	CONSTRAINT "profiles_name" CHECK (btrim("profiles"."name") = "profiles"."name" and char_length("profiles"."name") between 1 and 120),
	CONSTRAINT "profiles_email" CHECK ("profiles"."email" = lower("profiles"."email") and char_length("profiles"."email") <= 254),
	CONSTRAINT "profiles_slug" CHECK ("profiles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "profiles_title" CHECK (char_length("profiles"."title") <= 70),
	CONSTRAINT "profiles_texts" CHECK (char_length("profiles"."location") <= 120 and char_length("profiles"."bio") <= 5000),
	CONSTRAINT "profiles_highlights" CHECK (cardinality("profiles"."portfolio_highlights") <= 5),
	CONSTRAINT "profiles_favorite_count" CHECK ("profiles"."favorite_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
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
	CONSTRAINT "reserved_profiles_reservationToken_unique" UNIQUE("reservation_token"),
	CONSTRAINT "reserved_profiles_claimed" CHECK ("reserved_profiles"."claimed" = ("reserved_profiles"."claimed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
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
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD CONSTRAINT "blog_post_revisions_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD CONSTRAINT "blog_post_revisions_saved_by_profiles_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_favorited_profile_id_profiles_id_fk" FOREIGN KEY ("favorited_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_profiles_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_slugs" ADD CONSTRAINT "profile_slugs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visited_profile_id_profiles_id_fk" FOREIGN KEY ("visited_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visitor_id_profiles_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_reserved_by_profiles_id_fk" FOREIGN KEY ("reserved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_claimed_profile_id_profiles_id_fk" FOREIGN KEY ("claimed_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ausschreibungen_one_pin" ON "ausschreibungen" USING btree ("user_id") WHERE pinned;--> statement-breakpoint
CREATE INDEX "ausschreibungen_newest" ON "ausschreibungen" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "ausschreibungen_category_newest" ON "ausschreibungen" USING btree ("main_category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "ausschreibungen_of_company" ON "ausschreibungen" USING btree ("user_id","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ausschreibungen_featured" ON "ausschreibungen" USING btree ("created_at" DESC NULLS FIRST) WHERE featured and not hidden;--> statement-breakpoint
CREATE INDEX "ausschreibungen_search" ON "ausschreibungen" USING gin ("search_text" gin_trgm_ops) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "ausschreibungen_search_short" ON "ausschreibungen" USING gin (search_grams("search_text")) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_category_newest" ON "blog_posts" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_all" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "favorites_of_profile" ON "favorites" USING btree ("favorited_profile_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_of_user" ON "favorites" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("sender_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("recipient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_of_call" ON "messages" USING btree ("ausschreibung_id");--> statement-breakpoint
CREATE INDEX "messages_by_day" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "posts_of_user" ON "posts" USING btree ("user_id","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_slugs_profile" ON "profile_slugs" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_visits_newest" ON "profile_visits" USING btree ("visited_profile_id","visited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_visits_visitor" ON "profile_visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "profile_visits_by_day" ON "profile_visits" USING btree ("visit_date");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_name_unique" ON "profiles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "profiles_by_likes" ON "profiles" USING btree ("user_type","favorite_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_featured" ON "profiles" USING btree ("user_type","favorite_count" DESC NULLS FIRST) WHERE featured and is_public;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search_text" gin_trgm_ops) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_search_short" ON "profiles" USING gin (search_grams("search_text")) WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_skills" ON "profiles" USING gin ("skills") WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_by_change" ON "profiles" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "profiles_unconfirmed" ON "profiles" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_operator_search" ON "profiles" USING gin (search_fold(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "reserved_profiles_open_email" ON "reserved_profiles" USING btree ("email") WHERE not claimed and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reserved_profiles_open_name" ON "reserved_profiles" USING btree (lower("name")) WHERE not claimed and revoked_at is null;--> statement-breakpoint
CREATE INDEX "reserved_profiles_search" ON "reserved_profiles" USING gin (search_fold(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reserved_profiles_newest" ON "reserved_profiles" USING btree ("reserved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");