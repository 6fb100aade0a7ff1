-- How often a word occurs decides how it is best searched for: a common one among the newest or most liked, a rare one by
-- its index. The usual hundred samples see too few of the texts to tell the two apart, and of an index over a part of a
-- table the planner learns nothing.
ALTER TABLE profiles ALTER COLUMN search_text SET STATISTICS 200;
--> statement-breakpoint
ALTER TABLE ausschreibungen ALTER COLUMN search_text SET STATISTICS 200;
--> statement-breakpoint
DROP INDEX "profiles_search_short";--> statement-breakpoint
DROP INDEX "ausschreibungen_search_short";--> statement-breakpoint
CREATE INDEX "profiles_search_short" ON "profiles" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "ausschreibungen_search_short" ON "ausschreibungen" USING gin (search_grams("search_text"));
