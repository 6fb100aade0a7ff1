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
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_profile" ON "address_changes" USING btree ("profile_id");--> statement-breakpoint
-- A link to a new address that nobody has confirmed ends like every other link; what was changed can still be taken back.
CREATE FUNCTION end_address_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM address_changes WHERE changed_at IS NULL AND profile_id = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_end_address_requests AFTER UPDATE OF password ON accounts FOR EACH ROW
  WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION end_address_requests('user_id');
--> statement-breakpoint
CREATE TRIGGER profiles_end_address_requests AFTER UPDATE OF email ON profiles FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION end_address_requests('id');
