CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"ground" text,
	"facts" text,
	"led_by_report" boolean NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"objection_until" timestamp with time zone DEFAULT now() + interval '6 months' NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "decisions_outcome" CHECK ("decisions"."outcome" in ('none', 'hide', 'delete', 'block')),
	CONSTRAINT "decisions_ground" CHECK (("decisions"."outcome" = 'none') = ("decisions"."ground" is null))
);
--> statement-breakpoint
CREATE TABLE "objections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"report_id" uuid,
	"text" text,
	"is_upheld" boolean,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "objections_one_each" UNIQUE NULLS NOT DISTINCT("decision_id","report_id"),
	CONSTRAINT "objections_decided" CHECK (("objections"."decided_at" is null) = ("objections"."is_upheld" is null)),
	CONSTRAINT "objections_texts" CHECK (has_visible_text("objections"."text") and has_visible_text("objections"."answer") and char_length("objections"."text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "report_subjects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"content_id" text,
	"name" text NOT NULL,
	"path" text,
	"concerns" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_subjects_content" UNIQUE("kind","content_id"),
	CONSTRAINT "report_subjects_kind" CHECK ("report_subjects"."kind" in ('profile', 'call', 'post', 'article', 'message', 'work'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"is_danger" boolean DEFAULT false NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text,
	"excerpt" jsonb,
	"decision_id" uuid,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('child', 'rights', 'insult', 'fraud', 'person', 'spam', 'other')),
	CONSTRAINT "reports_text" CHECK (has_visible_text("reports"."text") and char_length("reports"."text") <= 5000),
	CONSTRAINT "reports_reporter" CHECK ("reports"."reporter_id" is null or "reports"."reporter_email" is not null),
	CONSTRAINT "reports_email" CHECK ("reports"."reporter_email" = lower("reports"."reporter_email") and char_length("reports"."reporter_email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_subject_id_report_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."report_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subjects" ADD CONSTRAINT "report_subjects_concerns_profiles_id_fk" FOREIGN KEY ("concerns") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_id_report_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."report_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_of_subject" ON "decisions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "decisions_newest" ON "decisions" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "decisions_decided_by" ON "decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "objections_open" ON "objections" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "objections_report" ON "objections" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "objections_decided_by" ON "objections" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "report_subjects_concerns" ON "report_subjects" USING btree ("concerns");--> statement-breakpoint
CREATE INDEX "reports_of_subject" ON "reports" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE decision_id is null;--> statement-breakpoint
CREATE INDEX "reports_of_decision" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_of_address" ON "reports" USING btree ("reporter_email");--> statement-breakpoint
-- With an account go its address and its words, and what was said about it. Kinds, reasons, outcomes and times stay: they
-- are counted for each year.
CREATE FUNCTION forget_reports_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE objections o SET text = NULL, answer = NULL FROM reports r
  WHERE r.id = o.report_id AND (r.reporter_id = OLD.id OR r.reporter_email = OLD.email);
  UPDATE reports SET reporter_id = NULL, reporter_email = NULL,
    excerpt = jsonb_path_query_array(excerpt, '$[*] ? (@.from == "concerned")')
  WHERE reporter_id = OLD.id OR reporter_email = OLD.email;
  UPDATE objections o SET text = NULL, answer = NULL FROM decisions d, report_subjects s
  WHERE d.id = o.decision_id AND s.id = d.subject_id AND s.concerns = OLD.id;
  UPDATE reports r SET text = NULL, excerpt = NULL FROM report_subjects s WHERE s.id = r.subject_id AND s.concerns = OLD.id;
  UPDATE decisions d SET facts = NULL FROM report_subjects s WHERE s.id = d.subject_id AND s.concerns = OLD.id;
  UPDATE report_subjects SET content_id = NULL, name = 'Gelöschtes Konto', path = NULL, concerns = NULL
  WHERE concerns = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_leave_reports BEFORE DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION forget_reports_of_account();
