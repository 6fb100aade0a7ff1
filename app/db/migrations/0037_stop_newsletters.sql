ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_state";--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('waiting', 'queued', 'sent', 'failed', 'skipped', 'stopped'));