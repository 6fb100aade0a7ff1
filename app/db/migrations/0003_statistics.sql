-- How often a word occurs decides how it is best searched for: a common one among the most liked, a rare one by its index.
-- The usual hundred samples see too few of the texts to tell the two apart.
ALTER TABLE profiles ALTER COLUMN search_text SET STATISTICS 200;
--> statement-breakpoint
ALTER TABLE ausschreibungen ALTER COLUMN search_text SET STATISTICS 200;
