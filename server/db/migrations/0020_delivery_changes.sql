CREATE TABLE "delivery_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"eta_ms" integer NOT NULL,
	"error_status" integer,
	"error_code" text,
	"error_message" text,
	"requested_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"outcome" text,
	"address" jsonb,
	"moves_address" boolean NOT NULL,
	"town" text,
	"delivery_day" text,
	"requested_by" text NOT NULL,
	"started_at" timestamp with time zone,
	"language" text,
	CONSTRAINT "delivery_changes_status" CHECK ("delivery_changes"."status" in ('PENDING', 'IN_PROGRESS', 'COMPLETED')),
	CONSTRAINT "delivery_changes_outcome" CHECK ("delivery_changes"."outcome" in ('CHANGED', 'DENIED', 'FAILED')),
	CONSTRAINT "delivery_changes_completed" CHECK (("delivery_changes"."status" = 'COMPLETED') = ("delivery_changes"."outcome" is not null)),
	CONSTRAINT "delivery_changes_completed_at" CHECK (("delivery_changes"."status" = 'COMPLETED') = ("delivery_changes"."completed_at" is not null)),
	CONSTRAINT "delivery_changes_forgotten" CHECK ("delivery_changes"."status" <> 'COMPLETED' or "delivery_changes"."address" is null),
	CONSTRAINT "delivery_changes_day" CHECK ("delivery_changes"."delivery_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "delivery_changes_requested_by" CHECK ("delivery_changes"."requested_by" in ('member', 'guest'))
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_day" text;--> statement-breakpoint
ALTER TABLE "delivery_changes" ADD CONSTRAINT "delivery_changes_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_changes_one_under_way" ON "delivery_changes" USING btree ("order_number") WHERE "delivery_changes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "delivery_changes_order" ON "delivery_changes" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "delivery_changes_open" ON "delivery_changes" USING btree ("status") WHERE "delivery_changes"."status" <> 'COMPLETED';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_day" CHECK ("orders"."delivery_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'bankRefund', 'orderCanceled', 'orderNotCanceled', 'deliveryChanged', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp'));