ALTER TABLE "offer_versions" ADD COLUMN "is_upheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "is_upheld" boolean DEFAULT false NOT NULL;