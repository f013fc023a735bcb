CREATE TABLE "sandbox_members" (
	"upm_id" text PRIMARY KEY NOT NULL,
	"note" jsonb
);
--> statement-breakpoint
CREATE TABLE "sandbox_order_rules" (
	"order_number" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "sandbox_order_rules_rule" CHECK ("sandbox_order_rules"."rule" in ('complete', 'pending', 'denied', 'slow', 'failing'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_rule";--> statement-breakpoint
ALTER TABLE "sandbox_members" ADD CONSTRAINT "sandbox_members_upm_id_members_upm_id_fk" FOREIGN KEY ("upm_id") REFERENCES "public"."members"("upm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_order_rules" ADD CONSTRAINT "sandbox_order_rules_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "sandbox_members" ("upm_id", "note") SELECT "upm_id", "note" FROM "members" WHERE "note" IS NOT NULL OR "email" LIKE '%@example.com' OR "password_hash" LIKE 'scrypt$1024$%';--> statement-breakpoint
INSERT INTO "sandbox_order_rules" ("order_number", "rule") SELECT "order_number", "sandbox_rule" FROM "orders" WHERE "sandbox_rule" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "sandbox_rule";