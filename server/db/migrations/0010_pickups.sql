CREATE TABLE "order_pickups" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"store_id" text NOT NULL,
	"store_service_id" text NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"noted_by" text DEFAULT 'SHOPPER' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_pickups_status" CHECK ("order_pickups"."status" in ('SUBMITTED', 'CLAIMED', 'COMPLETE', 'CANCELLED_CONSUMER')),
	CONSTRAINT "order_pickups_noted_by" CHECK ("order_pickups"."noted_by" in ('SHOPPER', 'STORE'))
);
--> statement-breakpoint
CREATE TABLE "store_pickups" (
	"order_number" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"place" text DEFAULT 'STORE' NOT NULL,
	"status" text,
	"code" text,
	CONSTRAINT "store_pickups_place" CHECK ("store_pickups"."place" in ('STORE', 'PICKUP_POINT'))
);
--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_pickups" ADD CONSTRAINT "store_pickups_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_pickups_one" ON "order_pickups" USING btree ("order_number") WHERE "order_pickups"."status" <> 'CANCELLED_CONSUMER';--> statement-breakpoint
CREATE INDEX "order_pickups_queue" ON "order_pickups" USING btree ("store_id","status","submitted_at");