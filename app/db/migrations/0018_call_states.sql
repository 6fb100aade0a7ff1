ALTER TABLE "ausschreibungen" DROP CONSTRAINT "ausschreibungen_description";--> statement-breakpoint
ALTER TABLE "ausschreibungen" DROP CONSTRAINT "ausschreibungen_category";--> statement-breakpoint
DROP INDEX "ausschreibungen_one_pin";--> statement-breakpoint
DROP INDEX "ausschreibungen_newest";--> statement-breakpoint
DROP INDEX "ausschreibungen_category_newest";--> statement-breakpoint
DROP INDEX "ausschreibungen_of_company";--> statement-breakpoint
DROP INDEX "ausschreibungen_featured";--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "status" text DEFAULT 'offen' NOT NULL;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
-- Until now a call was published as soon as it was stored.
UPDATE ausschreibungen SET published_at = created_at;
--> statement-breakpoint
CREATE UNIQUE INDEX "ausschreibungen_one_pin" ON "ausschreibungen" USING btree ("user_id") WHERE pinned and published_at is not null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_newest" ON "ausschreibungen" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden and published_at is not null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_category_newest" ON "ausschreibungen" USING btree ("main_category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden and published_at is not null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_of_company" ON "ausschreibungen" USING btree ("user_id","pinned" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ausschreibungen_featured" ON "ausschreibungen" USING btree ("published_at" DESC NULLS FIRST) WHERE featured and not hidden and status = 'offen';--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_status" CHECK ("ausschreibungen"."status" in ('entwurf', 'offen', 'geschlossen', 'vergeben'));--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_published" CHECK (("ausschreibungen"."status" = 'entwurf') = ("ausschreibungen"."published_at" is null));--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_pinned_while_open" CHECK (not "ausschreibungen"."pinned" or "ausschreibungen"."status" in ('entwurf', 'offen'));--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_description" CHECK (("ausschreibungen"."status" = 'entwurf' or has_visible_text("ausschreibungen"."description")) and char_length("ausschreibungen"."description") <= 10000);--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_category" CHECK ("ausschreibungen"."status" = 'entwurf' or btrim("ausschreibungen"."category") <> '');