CREATE TABLE "kept_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
