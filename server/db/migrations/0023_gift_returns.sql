CREATE TABLE "gift_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"return_number" text NOT NULL,
	"return_method" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"lines" jsonb NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	CONSTRAINT "gift_returns_number" UNIQUE("return_number"),
	CONSTRAINT "gift_returns_amount" CHECK ("gift_returns"."amount" >= 0),
	CONSTRAINT "gift_returns_lines" CHECK (jsonb_array_length("gift_returns"."lines") > 0),
	CONSTRAINT "gift_returns_credited" CHECK ("gift_returns"."credited_at" is null or "gift_returns"."arrived_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "gift_return_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_returns" ADD CONSTRAINT "gift_returns_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_returns_order" ON "gift_returns" USING btree ("order_number","created_at");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_gift_return_id_gift_returns_id_fk" FOREIGN KEY ("gift_return_id") REFERENCES "public"."gift_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_gift_return" CHECK (("outgoing_mails"."kind" in ('giftReturn', 'giftCredited')) = ("outgoing_mails"."gift_return_id" is not null));--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'giftReturn', 'giftCredited', 'bankRefund', 'returnCanceled', 'orderCanceled', 'orderNotCanceled', 'deliveryChanged', 'orderWithdrawn', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp'));