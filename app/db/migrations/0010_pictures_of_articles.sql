-- A stored picture is shown to everyone only while a row that everyone may see names it. Articles name theirs in a text.
CREATE FUNCTION stored_pictures(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
    FROM regexp_matches(value, '(/storage/post-images/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\.jpg)', 'g') AS found
  );
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "pictures" text[] GENERATED ALWAYS AS (stored_pictures(coalesce(image_url, '') || ' ' || content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_pictures" ON "blog_posts" USING gin ("pictures");