CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"profile_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"archive" "bytea",
	"expires_at" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_exports_profileId_unique" UNIQUE("profile_id"),
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('waiting', 'ready', 'failed')),
	CONSTRAINT "data_exports_archive" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."archive" is not null))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;