ALTER TABLE "works" ADD COLUMN "heads_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "works_one_head" ON "works" USING btree ("user_id") WHERE heads_profile;