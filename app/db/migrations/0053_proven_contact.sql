ALTER TABLE "profiles" ADD COLUMN "proven_contact_email" text;--> statement-breakpoint
-- By address an account takes along only the reports of an address that it has proven: anybody may register with the address
-- of somebody who has reported something, and let the registration expire.
CREATE OR REPLACE FUNCTION forget_reports_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  proven constant text := CASE WHEN OLD.email_verified THEN OLD.email END;
BEGIN
  UPDATE objections o SET text = NULL, answer = NULL FROM reports r
  WHERE r.id = o.report_id AND (r.reporter_id = OLD.id OR r.reporter_email = proven);
  UPDATE reports SET reporter_id = NULL, reporter_email = NULL,
    excerpt = jsonb_path_query_array(excerpt, '$[*] ? (@.from == "concerned")')
  WHERE reporter_id = OLD.id OR reporter_email = proven;
  UPDATE objections o SET text = NULL, answer = NULL FROM decisions d, report_subjects s
  WHERE d.id = o.decision_id AND s.id = d.subject_id AND s.concerns = OLD.id;
  UPDATE reports r SET text = NULL, excerpt = NULL FROM report_subjects s WHERE s.id = r.subject_id AND s.concerns = OLD.id;
  UPDATE decisions d SET facts = NULL FROM report_subjects s WHERE s.id = d.subject_id AND s.concerns = OLD.id;
  UPDATE report_subjects SET content_id = NULL, name = 'Gelöschtes Konto', path = NULL, concerns = NULL
  WHERE concerns = OLD.id;
  RETURN OLD;
END $$;
