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
ALTER TABLE "consents" ADD CONSTRAINT "consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_profile" ON "consents" USING btree ("profile_id");--> statement-breakpoint
-- Until now only the last word was kept. Whoever said yes did so with these words, when the account was made.
INSERT INTO consents (profile_id, kind, is_given, wording, created_at)
SELECT id, 'newsletter', true, 'Ich möchte gelegentlich Neuigkeiten per E-Mail erhalten (freiwillig, jederzeit widerrufbar).', created_at
FROM profiles WHERE newsletter_consent;
