-- The one- and two-letter pieces of a text: what a trigram index can't find. For names, titles and places: in a long
-- description every such piece occurs, and finding it would say nothing. What uses the function is made anew below.
DROP INDEX "profiles_search_short";--> statement-breakpoint
DROP INDEX "ausschreibungen_search_short";--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
  RETURN (
    SELECT coalesce(array_agg(DISTINCT piece), '{}')
    FROM (
      SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS piece
      FROM string_to_table(value, NULL) WITH ORDINALITY AS letters (letter, place)
    ) AS pieces
    WHERE piece IS NOT NULL
  );
--> statement-breakpoint
-- How often a word occurs decides how it is best searched for: a common one among the most liked, a rare one by its index.
-- The usual hundred samples see too few of the texts to tell the two apart, and of an index over a part of a table the
-- planner learns nothing.
ALTER TABLE profiles ALTER COLUMN search_text SET STATISTICS 200;--> statement-breakpoint
CREATE INDEX "profiles_search_short" ON "profiles" USING gin (search_grams("search_text"));--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "company_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE ausschreibungen SET company_search = p.name FROM profiles p WHERE p.id = user_id AND p.is_public;
--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "search_head" text GENERATED ALWAYS AS (search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || company_search)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ausschreibungen" ALTER COLUMN "search_text" SET EXPRESSION AS (search_fold(title || ' ' || category || ' ' || coalesce(location, '') || ' ' || company_search || ' ' || description));--> statement-breakpoint
CREATE INDEX "ausschreibungen_search_short" ON "ausschreibungen" USING gin (search_grams("search_head")) WHERE not hidden;
--> statement-breakpoint
-- A call is found by the name of its company, as long as others may see that company. The lock keeps a new name from
-- passing by a call that is being stored.
CREATE FUNCTION copy_company_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name INTO NEW.company_search FROM profiles WHERE id = NEW.user_id AND is_public FOR SHARE;
  NEW.company_search := coalesce(NEW.company_search, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_company BEFORE INSERT OR UPDATE OF user_id ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION copy_company_name();
--> statement-breakpoint
CREATE FUNCTION pass_on_company_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ausschreibungen SET company_search = CASE WHEN NEW.is_public THEN NEW.name ELSE '' END WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_company_name AFTER UPDATE OF name, profile_status, email_verified ON profiles
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.is_public <> NEW.is_public) EXECUTE FUNCTION pass_on_company_name();
