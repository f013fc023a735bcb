ALTER TABLE "attempts" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE INDEX "members_phone" ON "members" USING btree ("phone");