ALTER TABLE "sessions" ADD COLUMN "former_cookie_until" timestamp with time zone;--> statement-breakpoint
-- On https the cookie gets the prefix __Host-. Whoever is signed in stays so; a former name that any subdomain could set
-- is accepted for no session that begins later.
UPDATE sessions SET former_cookie_until = now() + interval '30 days';
