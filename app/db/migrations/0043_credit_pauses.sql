CREATE TABLE "credit_pauses" (
	"creative_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_pauses_creative_id_member_id_pk" PRIMARY KEY("creative_id","member_id"),
	CONSTRAINT "credit_pauses_not_oneself" CHECK ("credit_pauses"."creative_id" <> "credit_pauses"."member_id")
);
--> statement-breakpoint
ALTER TABLE "credit_pauses" ADD CONSTRAINT "credit_pauses_creative_id_profiles_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_pauses" ADD CONSTRAINT "credit_pauses_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_pauses_member" ON "credit_pauses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "credit_pauses_ended" ON "credit_pauses" USING btree ("until");