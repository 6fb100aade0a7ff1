ALTER TABLE "reserved_profiles" DROP CONSTRAINT "reserved_profiles_claimed_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "concerns" uuid;--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_claimed_profile_id_profiles_id_fk" FOREIGN KEY ("claimed_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_concerns" ON "audit_log" USING btree ("concerns");--> statement-breakpoint
CREATE INDEX "reserved_profiles_reserved_by" ON "reserved_profiles" USING btree ("reserved_by");--> statement-breakpoint
CREATE INDEX "reserved_profiles_claimed_profile" ON "reserved_profiles" USING btree ("claimed_profile_id");--> statement-breakpoint
CREATE INDEX "reserved_profiles_email" ON "reserved_profiles" USING btree ("email");--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
UPDATE audit_log SET concerns = subject_id::uuid WHERE subject_type = 'profile';
--> statement-breakpoint
UPDATE audit_log SET concerns = c.user_id FROM ausschreibungen c WHERE subject_type = 'call' AND subject_id = c.id::text;
--> statement-breakpoint
UPDATE audit_log SET concerns = p.user_id FROM posts p WHERE subject_type = 'post' AND subject_id = p.id::text;
--> statement-breakpoint
UPDATE audit_log SET concerns = p.id FROM profiles p
WHERE subject_type = 'job' AND subject_name = 'E-Mail an ' || p.email;
--> statement-breakpoint
-- The one exception to a log that only grows. What was done, by whom, when and why stays; to whom, and what their
-- things said before and after, goes with them.
CREATE FUNCTION forget_in_audit_log(gone_profile uuid, gone_reservation bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE audit_log
  SET subject_id = '', subject_name = 'Gelöschtes Konto', concerns = NULL, before = NULL, after = NULL
  WHERE concerns = gone_profile OR (subject_type = 'reservation' AND subject_id = gone_reservation::text);
$$;
--> statement-breakpoint
SELECT forget_in_audit_log(concerns, NULL) FROM audit_log WHERE concerns NOT IN (SELECT id FROM profiles);
--> statement-breakpoint
SELECT forget_in_audit_log(NULL, subject_id::bigint) FROM audit_log
WHERE subject_type = 'reservation' AND subject_id NOT IN (SELECT id::text FROM reserved_profiles);
--> statement-breakpoint
CREATE FUNCTION forget_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_in_audit_log(OLD.id, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_forgotten AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_profile();
--> statement-breakpoint
CREATE FUNCTION forget_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_in_audit_log(NULL, OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reserved_profiles_forgotten AFTER DELETE ON reserved_profiles
  FOR EACH ROW EXECUTE FUNCTION forget_reservation();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Lets exactly that one change through, and only once the account or the reservation is gone.
CREATE FUNCTION refuse_audit_change_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten audit_log := OLD;
  is_gone boolean;
BEGIN
  forgotten.subject_id := '';
  forgotten.subject_name := 'Gelöschtes Konto';
  forgotten.concerns := NULL;
  forgotten.before := NULL;
  forgotten.after := NULL;
  IF OLD.subject_type = 'reservation' THEN
    is_gone := NOT EXISTS (SELECT FROM reserved_profiles WHERE id = nullif(OLD.subject_id, '')::bigint);
  ELSE
    is_gone := OLD.concerns IS NOT NULL AND NOT EXISTS (SELECT FROM profiles WHERE id = OLD.concerns);
  END IF;
  IF NOT is_gone OR NEW IS DISTINCT FROM forgotten THEN
    RAISE insufficient_privilege USING MESSAGE = 'the audit log only grows', TABLE = 'audit_log';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_only_forgets BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change_but_forgetting();
