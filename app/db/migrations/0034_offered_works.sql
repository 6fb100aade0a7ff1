ALTER TABLE "offer_versions" ADD COLUMN "works" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "works" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_works" CHECK (case when jsonb_typeof("offer_versions"."works") = 'array' then jsonb_array_length("offer_versions"."works") <= 3 else false end);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_works" CHECK (case when jsonb_typeof("offers"."works") = 'array' then jsonb_array_length("offers"."works") <= 3 else false end);
--> statement-breakpoint
-- With an account go the words of its offers, the titles of their works, and its notes. The other side keeps that there was an offer, and what became of
-- it. Each row is changed once, with all that the foreign keys would change, as for the words in conversations.
CREATE OR REPLACE FUNCTION forget_offers_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_versions SET message = NULL, works = '[]' WHERE offer_id IN (SELECT id FROM offers WHERE sender_id = OLD.id);
  UPDATE offers SET
    message = CASE WHEN sender_id = OLD.id THEN NULL ELSE message END,
    works = CASE WHEN sender_id = OLD.id THEN '[]' ELSE works END,
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
