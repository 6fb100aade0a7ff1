ALTER TABLE "messages" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_submission" UNIQUE("conversation_id","sender_id","submission_key");