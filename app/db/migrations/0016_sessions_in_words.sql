ALTER TABLE "profiles" ADD COLUMN "visits_unnamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;