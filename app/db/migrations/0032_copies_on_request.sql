ALTER TABLE "data_exports" DROP CONSTRAINT "data_exports_profileId_unique";--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_asked_by" ON "data_exports" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_one_each" UNIQUE NULLS NOT DISTINCT("profile_id","asked_by");