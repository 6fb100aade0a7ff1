ALTER TABLE "posts" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_submission" UNIQUE("user_id","submission_key");