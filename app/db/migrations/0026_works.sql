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
CREATE TABLE "work_slugs" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"work_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_slugs_user_id_slug_pk" PRIMARY KEY("user_id","slug")
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
	"is_public" boolean GENERATED ALWAYS AS (published and not hidden and owner_public) STORED NOT NULL,
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
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_work_fk" FOREIGN KEY ("work_id","user_id") REFERENCES "public"."works"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_slugs" ADD CONSTRAINT "work_slugs_work_fk" FOREIGN KEY ("work_id","user_id") REFERENCES "public"."works"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_pictures_one_cover" ON "work_pictures" USING btree ("work_id") WHERE is_cover;--> statement-breakpoint
CREATE INDEX "work_pictures_of_work" ON "work_pictures" USING btree ("work_id","position","id");--> statement-breakpoint
CREATE INDEX "work_pictures_of_user" ON "work_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_pictures_unused" ON "work_pictures" USING btree ("created_at") WHERE work_id is null;--> statement-breakpoint
CREATE INDEX "work_slugs_work" ON "work_slugs" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "works_newest" ON "works" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_by_skill" ON "works" USING gin ("skills") WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_by_change" ON "works" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "works_of_user" ON "works" USING btree ("user_id","position","id" DESC NULLS FIRST);
--> statement-breakpoint
-- The lock on the profile puts parallel works of one person in a row, so that the one too many is always seen.
CREATE FUNCTION limit_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_public INTO NEW.owner_public FROM profiles WHERE id = NEW.user_id FOR NO KEY UPDATE;
  NEW.owner_public := coalesce(NEW.owner_public, false);
  IF (SELECT count(*) FROM works WHERE user_id = NEW.user_id) >= 24 THEN
    RAISE check_violation USING MESSAGE = 'at most 24 works', TABLE = 'works', CONSTRAINT = 'works_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_limit BEFORE INSERT ON works FOR EACH ROW EXECUTE FUNCTION limit_works();
--> statement-breakpoint
-- Works go out of sight with the profile, and come back with it.
CREATE FUNCTION pass_on_public_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE works SET owner_public = NEW.is_public WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_public_works AFTER UPDATE OF profile_status, email_verified ON profiles
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION pass_on_public_profile();
--> statement-breakpoint
-- A slug once used belongs to its work for as long as the work exists.
CREATE FUNCTION keep_work_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_slugs (user_id, slug, work_id) VALUES (NEW.user_id, NEW.slug, NEW.id)
  ON CONFLICT (user_id, slug) DO NOTHING;
  IF NOT EXISTS (SELECT FROM work_slugs WHERE user_id = NEW.user_id AND slug = NEW.slug AND work_id = NEW.id) THEN
    RAISE unique_violation USING
      MESSAGE = 'slug belongs to another work', TABLE = 'works', CONSTRAINT = 'works_slug_unique';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_slug_history AFTER INSERT OR UPDATE OF slug ON works
  FOR EACH ROW EXECUTE FUNCTION keep_work_slug();
--> statement-breakpoint
-- The count keeps the pictures of a work within its limit, also when two forms add some at once.
CREATE FUNCTION count_work_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.work_id IS NOT NULL THEN
    UPDATE works SET picture_count = picture_count - 1 WHERE id = OLD.work_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.work_id IS NOT NULL THEN
    UPDATE works SET picture_count = picture_count + 1 WHERE id = NEW.work_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_pictures_count AFTER INSERT OR DELETE ON work_pictures
  FOR EACH ROW EXECUTE FUNCTION count_work_picture();
--> statement-breakpoint
CREATE TRIGGER work_pictures_move AFTER UPDATE OF work_id ON work_pictures
  FOR EACH ROW WHEN (OLD.work_id IS DISTINCT FROM NEW.work_id) EXECUTE FUNCTION count_work_picture();
