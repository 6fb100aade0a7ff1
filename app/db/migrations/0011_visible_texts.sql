-- Whether a text holds a character that shows something. The list is that of app/text/visible.ts; a test compares the two.
CREATE FUNCTION has_visible_text(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\ufffc\U00013441-\U00013442\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
--> statement-breakpoint
-- What was stored before this rule and shows nothing gets a text that people can see and mend.
UPDATE profiles SET name = 'Profil ' || id WHERE NOT has_visible_text(name);
--> statement-breakpoint
UPDATE profiles SET title = CASE WHEN has_visible_text(title) THEN title END,
  location = CASE WHEN has_visible_text(location) THEN location END, bio = CASE WHEN has_visible_text(bio) THEN bio END
WHERE NOT (has_visible_text(title) AND has_visible_text(location) AND has_visible_text(bio));
--> statement-breakpoint
UPDATE ausschreibungen SET title = 'Ohne Titel' WHERE NOT has_visible_text(title);
--> statement-breakpoint
UPDATE ausschreibungen SET description = 'Ohne Beschreibung' WHERE NOT has_visible_text(description);
--> statement-breakpoint
UPDATE posts SET content = 'Ohne Text' WHERE NOT has_visible_text(content);
--> statement-breakpoint
UPDATE blog_posts SET title = 'Ohne Titel' WHERE NOT has_visible_text(title);
--> statement-breakpoint
UPDATE blog_posts SET excerpt = 'Ohne Kurzfassung' WHERE NOT has_visible_text(excerpt);
--> statement-breakpoint
UPDATE blog_posts SET author = 'Unbekannt' WHERE NOT has_visible_text(author);
--> statement-breakpoint
UPDATE messages SET subject = 'Ohne Betreff' WHERE NOT has_visible_text(subject);
--> statement-breakpoint
UPDATE messages SET message = 'Ohne Text' WHERE NOT has_visible_text(message);
--> statement-breakpoint
UPDATE reserved_profiles SET name = 'Reservierung ' || id WHERE NOT has_visible_text(name);
--> statement-breakpoint
ALTER TABLE "ausschreibungen" DROP CONSTRAINT "ausschreibungen_title";--> statement-breakpoint
ALTER TABLE "ausschreibungen" DROP CONSTRAINT "ausschreibungen_description";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_texts";--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_content";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_name";--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_title" CHECK (has_visible_text("ausschreibungen"."title") and char_length("ausschreibungen"."title") <= 120);--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD CONSTRAINT "ausschreibungen_description" CHECK (has_visible_text("ausschreibungen"."description") and char_length("ausschreibungen"."description") <= 10000);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_visible" CHECK (has_visible_text("blog_posts"."title") and has_visible_text("blog_posts"."excerpt") and has_visible_text("blog_posts"."author"));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_texts" CHECK (has_visible_text("messages"."subject") and has_visible_text("messages"."message"));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_content" CHECK (has_visible_text("posts"."content") and char_length("posts"."content") <= 5000);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_visible" CHECK (has_visible_text("profiles"."title") and has_visible_text("profiles"."location") and has_visible_text("profiles"."bio"));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_name" CHECK (has_visible_text("profiles"."name") and btrim("profiles"."name") = "profiles"."name" and char_length("profiles"."name") between 1 and 120);--> statement-breakpoint
ALTER TABLE "reserved_profiles" ADD CONSTRAINT "reserved_profiles_name" CHECK (has_visible_text("reserved_profiles"."name"));