CREATE TABLE "member_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"upm_id" text NOT NULL,
	"country" char(2) NOT NULL,
	"code" text,
	"email" text,
	"line1" text,
	"line2" text,
	"line3" text,
	"locality" text,
	"name_family" text,
	"name_given" text,
	"phone" text,
	"preferred" boolean DEFAULT false NOT NULL,
	"province" text,
	"zone" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_addresses_country_form" CHECK ("member_addresses"."country" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
CREATE INDEX "member_addresses_member" ON "member_addresses" USING btree ("upm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_addresses_preferred" ON "member_addresses" USING btree ("upm_id") WHERE "member_addresses"."preferred";