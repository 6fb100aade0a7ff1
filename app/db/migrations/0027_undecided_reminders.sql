DROP INDEX "ausschreibungen_by_deadline";--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "undecided_of" date;--> statement-breakpoint
CREATE INDEX "ausschreibungen_closed" ON "ausschreibungen" USING btree ("updated_at") WHERE status in ('geschlossen', 'vergeben') and deadline is null;--> statement-breakpoint
CREATE INDEX "ausschreibungen_by_deadline" ON "ausschreibungen" USING btree ("deadline") WHERE status <> 'entwurf';