-- The like count on a profile changes in the transaction of the like, however the like comes or goes.
CREATE FUNCTION count_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE profiles SET favorite_count = favorite_count + 1 WHERE id = NEW.favorited_profile_id;
  ELSE
    UPDATE profiles SET favorite_count = favorite_count - 1 WHERE id = OLD.favorited_profile_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER favorites_count AFTER INSERT OR DELETE ON favorites FOR EACH ROW EXECUTE FUNCTION count_favorite();
--> statement-breakpoint
-- A slug once used belongs to its profile for good: an old address may not come to mean someone else.
CREATE FUNCTION keep_profile_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profile_slugs (user_type, slug, profile_id) VALUES (NEW.user_type, NEW.slug, NEW.id)
  ON CONFLICT (user_type, slug) DO NOTHING;
  IF NOT EXISTS (
    SELECT FROM profile_slugs WHERE user_type = NEW.user_type AND slug = NEW.slug AND profile_id = NEW.id
  ) THEN
    RAISE unique_violation USING
      MESSAGE = 'slug belongs to another profile', TABLE = 'profiles', CONSTRAINT = 'profiles_slug_unique';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_slug_history AFTER INSERT OR UPDATE OF slug, user_type ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_profile_slug();
--> statement-breakpoint
-- The lock on the profile puts parallel posts of one person in a row, so that the sixth is always seen.
CREATE FUNCTION limit_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM profiles WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM posts WHERE user_id = NEW.user_id) >= 5 THEN
    RAISE check_violation USING MESSAGE = 'at most 5 posts', TABLE = 'posts', CONSTRAINT = 'posts_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_limit BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION limit_posts();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE insufficient_privilege USING MESSAGE = 'the audit log only grows', TABLE = 'audit_log';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
