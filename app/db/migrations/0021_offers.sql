CREATE TABLE "offer_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message" text,
	"price_kind" text,
	"price_cents" integer,
	"price_quantity" numeric(7, 2),
	"price_tax" text,
	"included" text[] DEFAULT '{}'::text[] NOT NULL,
	"earliest_start" date,
	"duration" text,
	"answered_call" jsonb,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_once" UNIQUE("offer_id","version"),
	CONSTRAINT "offer_versions_version" CHECK ("offer_versions"."version" >= 1),
	CONSTRAINT "offer_versions_price_kind" CHECK ("offer_versions"."price_kind" in ('pauschal', 'tag', 'stunde', 'vereinbarung')),
	CONSTRAINT "offer_versions_price" CHECK (("offer_versions"."price_cents" is not null) = coalesce("offer_versions"."price_kind" <> 'vereinbarung', false) and ("offer_versions"."price_tax" is null) = ("offer_versions"."price_cents" is null)),
	CONSTRAINT "offer_versions_price_cents" CHECK ("offer_versions"."price_cents" between 0 and 1000000000),
	CONSTRAINT "offer_versions_price_tax" CHECK ("offer_versions"."price_tax" in ('netto', 'keine')),
	CONSTRAINT "offer_versions_price_quantity" CHECK ("offer_versions"."price_quantity" is null or ("offer_versions"."price_quantity" between 0 and 10000 and "offer_versions"."price_kind" in ('tag', 'stunde'))),
	CONSTRAINT "offer_versions_included" CHECK ("offer_versions"."included" <@ array['nutzungsrechte', 'korrekturen', 'spesen']),
	CONSTRAINT "offer_versions_texts" CHECK (has_visible_text("offer_versions"."message") and has_visible_text("offer_versions"."duration") and char_length("offer_versions"."message") <= 5000 and char_length("offer_versions"."duration") <= 80)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"ausschreibung_id" bigint,
	"sender_id" uuid,
	"company_id" uuid,
	"call_title" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"state_by" text DEFAULT 'sender' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message" text,
	"price_kind" text,
	"price_cents" integer,
	"price_quantity" numeric(7, 2),
	"price_tax" text,
	"included" text[] DEFAULT '{}'::text[] NOT NULL,
	"earliest_start" date,
	"duration" text,
	"answered_call" jsonb,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"total_cents" bigint GENERATED ALWAYS AS (case when price_kind = 'pauschal' then price_cents else round(price_cents * price_quantity) end) STORED,
	"seen_at" timestamp with time zone,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_conversation" UNIQUE("conversation_id"),
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('sent', 'selected', 'confirmed', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "offers_state_by" CHECK ("offers"."state_by" in ('sender', 'company', 'site')),
	CONSTRAINT "offers_open" CHECK ("offers"."state" not in ('sent', 'selected') or ("offers"."ausschreibung_id" is not null and "offers"."sender_id" is not null and "offers"."company_id" is not null and "offers"."message" is not null)),
	CONSTRAINT "offers_two" CHECK ("offers"."sender_id" <> "offers"."company_id"),
	CONSTRAINT "offers_note" CHECK (has_visible_text("offers"."note") and char_length("offers"."note") <= 2000),
	CONSTRAINT "offers_version" CHECK ("offers"."version" >= 1),
	CONSTRAINT "offers_price_kind" CHECK ("offers"."price_kind" in ('pauschal', 'tag', 'stunde', 'vereinbarung')),
	CONSTRAINT "offers_price" CHECK (("offers"."price_cents" is not null) = coalesce("offers"."price_kind" <> 'vereinbarung', false) and ("offers"."price_tax" is null) = ("offers"."price_cents" is null)),
	CONSTRAINT "offers_price_cents" CHECK ("offers"."price_cents" between 0 and 1000000000),
	CONSTRAINT "offers_price_tax" CHECK ("offers"."price_tax" in ('netto', 'keine')),
	CONSTRAINT "offers_price_quantity" CHECK ("offers"."price_quantity" is null or ("offers"."price_quantity" between 0 and 10000 and "offers"."price_kind" in ('tag', 'stunde'))),
	CONSTRAINT "offers_included" CHECK ("offers"."included" <@ array['nutzungsrechte', 'korrekturen', 'spesen']),
	CONSTRAINT "offers_texts" CHECK (has_visible_text("offers"."message") and has_visible_text("offers"."duration") and char_length("offers"."message") <= 5000 and char_length("offers"."duration") <= 80)
);
--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ausschreibung_id_ausschreibungen_id_fk" FOREIGN KEY ("ausschreibung_id") REFERENCES "public"."ausschreibungen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_each" ON "offers" USING btree ("ausschreibung_id","sender_id");--> statement-breakpoint
CREATE INDEX "offers_of_call" ON "offers" USING btree ("ausschreibung_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_of_sender" ON "offers" USING btree ("sender_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_of_company" ON "offers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("state_since") WHERE state not in ('sent', 'selected');
--> statement-breakpoint
-- The latest message that somebody sent to the company of a call is their offer. It went out by mail, so it counts as seen.
-- Where the call is long over, nobody waits for a decision any more. Nothing is sent.
INSERT INTO offers (conversation_id, ausschreibung_id, sender_id, company_id, call_title, message, created_at, written_at,
  state_since, seen_at, state, state_by)
SELECT DISTINCT ON (m.conversation_id) m.conversation_id, a.id, m.sender_id, a.user_id, a.title, left(m.message, 5000),
  m.created_at, m.created_at, m.created_at, m.created_at,
  CASE WHEN a.deadline < current_date - 30 THEN 'ended' ELSE 'sent' END,
  CASE WHEN a.deadline < current_date - 30 THEN 'site' ELSE 'sender' END
FROM messages m
JOIN conversations c ON c.id = m.conversation_id
JOIN ausschreibungen a ON a.id = c.ausschreibung_id AND a.user_id = m.recipient_id
WHERE m.kind = 'text'
ORDER BY m.conversation_id, m.id DESC;
--> statement-breakpoint
-- Nothing is left to decide where the call is gone. Its sender keeps the offer.
CREATE FUNCTION end_offers_of_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offers SET ausschreibung_id = NULL,
    state = CASE WHEN state IN ('sent', 'selected') THEN 'ended' ELSE state END,
    state_by = CASE WHEN state IN ('sent', 'selected') THEN 'site' ELSE state_by END,
    state_since = CASE WHEN state IN ('sent', 'selected') THEN now() ELSE state_since END
  WHERE ausschreibung_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_end_offers BEFORE DELETE ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION end_offers_of_call();
--> statement-breakpoint
-- With an account go the words of its offers and its notes. The other side keeps that there was an offer, and what became of
-- it. Each row is changed once, with all that the foreign keys would change, as for the words in conversations.
CREATE FUNCTION forget_offers_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_versions SET message = NULL WHERE offer_id IN (SELECT id FROM offers WHERE sender_id = OLD.id);
  UPDATE offers SET
    message = CASE WHEN sender_id = OLD.id THEN NULL ELSE message END,
    note = CASE WHEN company_id = OLD.id THEN NULL ELSE note END,
    state = CASE WHEN state IN ('sent', 'selected') THEN CASE WHEN sender_id = OLD.id THEN 'withdrawn' ELSE 'ended' END
      ELSE state END,
    state_by = CASE WHEN state IN ('sent', 'selected') THEN 'site' ELSE state_by END,
    state_since = CASE WHEN state IN ('sent', 'selected') THEN now() ELSE state_since END,
    sender_id = nullif(sender_id, OLD.id), company_id = nullif(company_id, OLD.id),
    ausschreibung_id = (SELECT id FROM ausschreibungen WHERE id = ausschreibung_id AND user_id <> OLD.id)
  WHERE sender_id = OLD.id OR company_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_forget_offers BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_offers_of_account();
