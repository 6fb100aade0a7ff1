ALTER TABLE "profiles" ADD COLUMN "status_before_block" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_status_before_block" CHECK ("profiles"."status_before_block" is null or ("profiles"."status_before_block" in ('active', 'hidden') and "profiles"."profile_status" = 'blocked'));--> statement-breakpoint
-- Until now only the audit log said what a profile was before its block.
UPDATE profiles p SET status_before_block = (
  SELECT before ->> 'Status' FROM audit_log
  WHERE subject_type = 'profile' AND subject_id = p.id::text AND action = 'profile.block'
    AND before ->> 'Status' IN ('active', 'hidden')
  ORDER BY id DESC LIMIT 1
) WHERE profile_status = 'blocked';
