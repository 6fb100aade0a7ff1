DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "blog_posts_category_newest";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "author_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "is_readable" boolean GENERATED ALWAYS AS (published and deleted_at is null and not author_blocked) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shows_calls_while_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "has_visible_calls" boolean GENERATED ALWAYS AS (email_verified and (profile_status = 'active' or (profile_status = 'hidden' and shows_calls_while_hidden))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_created_by" ON "blog_posts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_readable;--> statement-breakpoint
CREATE INDEX "blog_posts_category_newest" ON "blog_posts" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_readable;--> statement-breakpoint
-- An article goes out of sight with the account that wrote it. The lock keeps a block from passing by an article that is
-- being stored. An account that is deleted leaves its articles as they were.
CREATE FUNCTION copy_author_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.created_by IS NOT NULL THEN
    SELECT profile_status = 'blocked' INTO NEW.author_blocked FROM profiles WHERE id = NEW.created_by FOR SHARE;
    NEW.author_blocked := coalesce(NEW.author_blocked, false);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_author BEFORE INSERT OR UPDATE OF created_by ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION copy_author_block();
--> statement-breakpoint
CREATE FUNCTION pass_on_author_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blog_posts SET author_blocked = (NEW.profile_status = 'blocked') WHERE created_by = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_author_block AFTER UPDATE OF profile_status ON profiles
  FOR EACH ROW WHEN ((OLD.profile_status = 'blocked') <> (NEW.profile_status = 'blocked'))
  EXECUTE FUNCTION pass_on_author_block();
--> statement-breakpoint
UPDATE blog_posts SET author_blocked = true FROM profiles p WHERE p.id = created_by AND p.profile_status = 'blocked';
