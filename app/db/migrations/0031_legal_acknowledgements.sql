CREATE TABLE "legal_acknowledgements" (
	"profile_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"act" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_acknowledgements_profile_id_document_version_act_pk" PRIMARY KEY("profile_id","document","version","act"),
	CONSTRAINT "legal_acknowledgements_document" CHECK ("legal_acknowledgements"."document" in ('agb', 'datenschutz')),
	CONSTRAINT "legal_acknowledgements_act" CHECK ("legal_acknowledgements"."act" in ('accepted', 'noted', 'announced'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "privacy_noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_acknowledgements" ADD CONSTRAINT "legal_acknowledgements_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The form for registering asked for both, with the texts of that day.
INSERT INTO legal_acknowledgements (profile_id, document, version, act, created_at)
SELECT id, document, '2025-07-17'::date, act, agb_accepted_at
FROM profiles, (VALUES ('agb', 'accepted'), ('datenschutz', 'noted')) AS said (document, act)
WHERE agb_accepted_at IS NOT NULL;
