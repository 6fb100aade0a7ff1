CREATE TABLE "blocked_people" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_people_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocked_people_not_oneself" CHECK ("blocked_people"."blocker_id" <> "blocked_people"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"about" text NOT NULL,
	"starter_id" uuid,
	"other_id" uuid,
	"ausschreibung_id" bigint,
	"subject" text,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"starter_unread" integer DEFAULT 0 NOT NULL,
	"other_unread" integer DEFAULT 0 NOT NULL,
	"starter_read_at" timestamp with time zone,
	"other_read_at" timestamp with time zone,
	"starter_settled_at" timestamp with time zone,
	"other_settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_about" CHECK ("conversations"."about" in ('profil', 'ausschreibung')),
	CONSTRAINT "conversations_call" CHECK ("conversations"."about" = 'ausschreibung' or "conversations"."ausschreibung_id" is null),
	CONSTRAINT "conversations_two" CHECK ("conversations"."starter_id" <> "conversations"."other_id"),
	CONSTRAINT "conversations_subject" CHECK (has_visible_text("conversations"."subject")),
	CONSTRAINT "conversations_unread" CHECK ("conversations"."starter_unread" >= 0 and "conversations"."other_unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"off_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_preferences_profile_id_kind_pk" PRIMARY KEY("profile_id","kind"),
	CONSTRAINT "mail_preferences_kind" CHECK ("mail_preferences"."kind" in ('nachrichten', 'angebote', 'ausschreibungen'))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_state";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_sender_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_recipient_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "sender_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "recipient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "sender_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "sender_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_reply" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_blocker_id_profiles_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_blocked_id_profiles_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_starter_id_profiles_id_fk" FOREIGN KEY ("starter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_id_profiles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_people_blocked" ON "blocked_people" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_pair" ON "conversations" USING btree (least(starter_id, other_id),greatest(starter_id, other_id)) WHERE about = 'profil' and starter_id is not null and other_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_pair_and_call" ON "conversations" USING btree ("ausschreibung_id",least(starter_id, other_id),greatest(starter_id, other_id)) WHERE ausschreibung_id is not null and starter_id is not null and other_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("starter_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_other" ON "conversations" USING btree ("other_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_started_about" ON "conversations" USING btree ("starter_id","about","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_other_about" ON "conversations" USING btree ("other_id","about","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_started_unread" ON "conversations" USING btree ("starter_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE starter_unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_other_unread" ON "conversations" USING btree ("other_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE other_unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_by_day" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_profiles_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("conversation_id") WHERE delivery_state = 'waiting';--> statement-breakpoint
-- Every stored message goes into the conversation of its two people about its call, or about their profiles. They were all
-- sent by mail, so nothing is unread, and nothing is sent again.
UPDATE messages SET kind = 'mail' WHERE sender_id = recipient_id;--> statement-breakpoint
INSERT INTO conversations (about, starter_id, other_id, ausschreibung_id, subject, last_message_at, created_at)
SELECT CASE WHEN m.ausschreibung_id IS NULL THEN 'profil' ELSE 'ausschreibung' END,
  (array_agg(m.sender_id ORDER BY m.id))[1], (array_agg(m.recipient_id ORDER BY m.id))[1], m.ausschreibung_id,
  coalesce(min(a.title), (array_agg(m.subject ORDER BY m.id))[1]), max(m.created_at), min(m.created_at)
FROM messages m LEFT JOIN ausschreibungen a ON a.id = m.ausschreibung_id
WHERE m.kind = 'text'
GROUP BY m.ausschreibung_id, least(m.sender_id, m.recipient_id), greatest(m.sender_id, m.recipient_id);--> statement-breakpoint
UPDATE messages m SET conversation_id = c.id FROM conversations c
WHERE m.kind = 'text' AND c.ausschreibung_id IS NOT DISTINCT FROM m.ausschreibung_id
  AND least(c.starter_id, c.other_id) = least(m.sender_id, m.recipient_id)
  AND greatest(c.starter_id, c.other_id) = greatest(m.sender_id, m.recipient_id);--> statement-breakpoint
UPDATE messages m SET is_reply = true WHERE EXISTS (
  SELECT FROM messages earlier
  WHERE earlier.conversation_id = m.conversation_id AND earlier.id < m.id AND earlier.sender_id = m.recipient_id
);--> statement-breakpoint
-- With an account go its words, its name and its address. The other side keeps its own words, and that there was an answer.
CREATE FUNCTION forget_words_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two accounts of one conversation that go at the same moment wait for each other here.
  PERFORM FROM conversations WHERE starter_id = OLD.id OR other_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM conversations WHERE (starter_id = OLD.id AND other_id IS NULL) OR (other_id = OLD.id AND starter_id IS NULL);
  DELETE FROM messages WHERE sender_id = OLD.id AND kind = 'mail';
  -- Each row is changed once, with all that the foreign keys would change: a second change would check the other account,
  -- and wait for its deletion for ever.
  UPDATE messages SET kind = CASE WHEN sender_id = OLD.id AND kind = 'text' THEN 'gone' ELSE kind END,
    message = CASE WHEN sender_id = OLD.id AND kind = 'text' THEN NULL ELSE message END,
    subject = CASE WHEN sender_id = OLD.id THEN NULL ELSE subject END,
    sender_name = CASE WHEN sender_id = OLD.id THEN NULL ELSE sender_name END,
    sender_email = CASE WHEN sender_id = OLD.id THEN NULL ELSE sender_email END,
    sender_mitarbeiter = CASE WHEN sender_id = OLD.id THEN NULL ELSE sender_mitarbeiter END,
    sender_id = nullif(sender_id, OLD.id), recipient_id = nullif(recipient_id, OLD.id),
    ausschreibung_id = (SELECT id FROM ausschreibungen WHERE id = ausschreibung_id AND user_id <> OLD.id)
  WHERE sender_id = OLD.id OR recipient_id = OLD.id;
  UPDATE conversations SET subject = CASE WHEN starter_id = OLD.id AND about = 'profil' THEN NULL ELSE subject END,
    starter_id = nullif(starter_id, OLD.id), other_id = nullif(other_id, OLD.id),
    ausschreibung_id = (SELECT id FROM ausschreibungen WHERE id = ausschreibung_id AND user_id <> OLD.id)
  WHERE starter_id = OLD.id OR other_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_forget_words BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_words_of_account();
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'notice', 'gone', 'mail'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" CHECK (("messages"."kind" = 'mail') = ("messages"."conversation_id" is null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_said" CHECK (("messages"."kind" = 'gone') = ("messages"."message" is null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."delivery_state" in ('queued', 'waiting', 'sent', 'failed', 'none'));