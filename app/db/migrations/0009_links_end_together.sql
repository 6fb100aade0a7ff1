CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
-- Whoever can read an old mail must not get in after the owner chose another password or address.
CREATE FUNCTION end_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM verifications WHERE value = to_jsonb(OLD) ->> TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_end_links AFTER UPDATE OF password ON accounts FOR EACH ROW
  WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION end_links('user_id');
--> statement-breakpoint
CREATE TRIGGER profiles_end_links AFTER UPDATE OF email ON profiles FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION end_links('id');
--> statement-breakpoint
CREATE TRIGGER profiles_end_links_with_them AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION end_links('id');
