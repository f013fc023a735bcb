CREATE TABLE "call_rates" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "call_rates_expiry" ON "call_rates" USING btree ("expire");