CREATE TABLE "submissions" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_by_age" ON "submissions" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "submissions" SELECT "user_id", "submission_key", "created_at" FROM "posts" WHERE "submission_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_submission";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "submission_key";
