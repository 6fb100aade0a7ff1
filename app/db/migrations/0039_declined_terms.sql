ALTER TABLE "legal_acknowledgements" DROP CONSTRAINT "legal_acknowledgements_act";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "agb_declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_acknowledgements" ADD CONSTRAINT "legal_acknowledgements_act" CHECK ("legal_acknowledgements"."act" in ('accepted', 'declined', 'noted', 'announced'));