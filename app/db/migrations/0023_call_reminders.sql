ALTER TABLE "ausschreibungen" ADD COLUMN "pitch" text DEFAULT 'keine' NOT NULL;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "pitch_fee" integer;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "reminded_of" date;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "stands_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE ausschreibungen SET stands_since = coalesce(published_at, created_at);
--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ausschreibungen_by_deadline" ON "ausschreibungen" USING btree ("deadline") WHERE status = 'offen';--> statement-breakpoint
CREATE INDEX "ausschreibungen_without_deadline" ON "ausschreibungen" USING btree ("stands_since") WHERE status = 'offen' and deadline is null;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_pitch" CHECK ("ausschreibungen"."pitch" in ('keine', 'verguetet', 'unbezahlt') and ("ausschreibungen"."status" = 'entwurf' or ("ausschreibungen"."pitch" = 'verguetet') = ("ausschreibungen"."pitch_fee" is not null)));--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_pitch_fee" CHECK ("ausschreibungen"."pitch_fee" between 1 and 100000);