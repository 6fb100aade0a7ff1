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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_credits_once" UNIQUE("work_id","member_id"),
	CONSTRAINT "work_credits_kind" CHECK ("work_credits"."kind" in ('contributor', 'client')),
	CONSTRAINT "work_credits_state" CHECK ("work_credits"."state" in ('named', 'planned', 'asked', 'confirmed', 'refused')),
	CONSTRAINT "work_credits_member" CHECK (("work_credits"."state" = 'named') = ("work_credits"."member_id" is null)),
	CONSTRAINT "work_credits_name" CHECK (("work_credits"."state" = 'refused') = ("work_credits"."name" is null)),
	CONSTRAINT "work_credits_role" CHECK ("work_credits"."role" is null or ("work_credits"."kind" = 'contributor' and "work_credits"."state" <> 'refused')),
	CONSTRAINT "work_credits_client" CHECK ("work_credits"."kind" <> 'client' or "work_credits"."member_id" is not null),
	CONSTRAINT "work_credits_visible" CHECK (has_visible_text("work_credits"."name") and has_visible_text("work_credits"."role")),
	CONSTRAINT "work_credits_texts" CHECK (char_length("work_credits"."name") <= 200 and char_length("work_credits"."role") <= 80)
);
--> statement-breakpoint
ALTER TABLE "mail_preferences" DROP CONSTRAINT "mail_preferences_kind";--> statement-breakpoint
ALTER TABLE "work_credits" ADD CONSTRAINT "work_credits_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_credits" ADD CONSTRAINT "work_credits_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_credits_one_client" ON "work_credits" USING btree ("work_id") WHERE kind = 'client' and state <> 'refused';--> statement-breakpoint
CREATE INDEX "work_credits_of_member" ON "work_credits" USING btree ("member_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_kind" CHECK ("mail_preferences"."kind" in ('nachrichten', 'angebote', 'ausschreibungen', 'nennungen'));
--> statement-breakpoint
-- The lock on the work puts parallel credits in a row, so that the one too many is always seen.
CREATE FUNCTION limit_work_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner uuid;
BEGIN
  SELECT user_id INTO owner FROM works WHERE id = NEW.work_id FOR NO KEY UPDATE;
  IF NEW.member_id = owner THEN
    RAISE check_violation USING
      MESSAGE = 'nobody is credited in an own work', TABLE = 'work_credits', CONSTRAINT = 'work_credits_not_oneself';
  END IF;
  IF NEW.kind = 'contributor' AND (
    SELECT count(*) FROM work_credits WHERE work_id = NEW.work_id AND kind = 'contributor' AND state <> 'refused'
  ) >= 8 THEN
    RAISE check_violation USING
      MESSAGE = 'at most eight contributors', TABLE = 'work_credits', CONSTRAINT = 'work_credits_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_credits_limit BEFORE INSERT ON work_credits FOR EACH ROW EXECUTE FUNCTION limit_work_credits();
--> statement-breakpoint
-- Whoever was asked answers to the words of that moment, and a refusal is final.
CREATE FUNCTION keep_work_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'refused'
    OR (OLD.work_id, OLD.kind, OLD.member_id) IS DISTINCT FROM (NEW.work_id, NEW.kind, NEW.member_id)
    OR (NEW.state <> 'refused' AND (OLD.name, OLD.role) IS DISTINCT FROM (NEW.name, NEW.role))
    OR (NEW.state = 'confirmed' AND OLD.state NOT IN ('asked', 'confirmed'))
    OR (OLD.state = 'confirmed' AND NEW.state NOT IN ('confirmed', 'refused'))
  THEN
    RAISE check_violation USING
      MESSAGE = 'a credit is not changed, but replaced', TABLE = 'work_credits', CONSTRAINT = 'work_credits_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_credits_kept BEFORE UPDATE ON work_credits FOR EACH ROW EXECUTE FUNCTION keep_work_credit();
--> statement-breakpoint
-- The client's name goes with the account that was asked about it, as the names of contributors do.
CREATE FUNCTION forget_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE works SET client = NULL FROM work_credits
  WHERE work_credits.member_id = OLD.id AND work_credits.kind = 'client'
    AND works.id = work_credits.work_id AND works.client = work_credits.name;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_client_of_works BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_client();
