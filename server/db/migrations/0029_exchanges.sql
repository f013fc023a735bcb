CREATE TABLE "exchange_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capture_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"refund" bigint DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "exchange_cards_once" UNIQUE("capture_id","purpose"),
	CONSTRAINT "exchange_cards_purpose" CHECK ("exchange_cards"."purpose" in ('charge', 'hold')),
	CONSTRAINT "exchange_cards_state" CHECK ("exchange_cards"."state" in ('asked', 'held', 'taking', 'taken', 'releasing', 'released', 'refunding', 'refunded')),
	CONSTRAINT "exchange_cards_amount" CHECK ("exchange_cards"."amount" > 0 and "exchange_cards"."refund" between 0 and "exchange_cards"."amount")
);
--> statement-breakpoint
CREATE TABLE "exchange_holds" (
	"line_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"sku_id" text,
	"quantity" integer NOT NULL,
	"chosen_at" bigint NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_holds_quantity" CHECK ("exchange_holds"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exchange_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capture_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"answer" text NOT NULL,
	"quantity" integer NOT NULL,
	"goods" jsonb NOT NULL,
	"sku_id" text,
	"send" text,
	"state" text,
	"value" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"exchanged" bigint NOT NULL,
	"charge" bigint NOT NULL,
	"replacement_line_id" text,
	CONSTRAINT "exchange_lines_quantity" CHECK ("exchange_lines"."quantity" >= 1),
	CONSTRAINT "exchange_lines_answer" CHECK ("exchange_lines"."answer" in ('exchange', 'storeCredit')),
	CONSTRAINT "exchange_lines_send" CHECK ("exchange_lines"."send" in ('atOnce', 'afterArrival')),
	CONSTRAINT "exchange_lines_state" CHECK ("exchange_lines"."state" in ('reserved', 'sent', 'dropped')),
	CONSTRAINT "exchange_lines_whole" CHECK (("exchange_lines"."answer" = 'exchange') = ("exchange_lines"."sku_id" is not null and "exchange_lines"."send" is not null and "exchange_lines"."state" is not null)),
	CONSTRAINT "exchange_lines_amounts" CHECK ("exchange_lines"."value" = "exchange_lines"."exchanged" + "exchange_lines"."charge" and "exchange_lines"."tax" >= 0 and "exchange_lines"."exchanged" >= 0 and "exchange_lines"."charge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"capture_id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"currency" char(3) NOT NULL,
	"exchanged" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"agreed_at" timestamp with time zone,
	"deadline" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "exchanges_amounts" CHECK ("exchanges"."exchanged" >= 0 and "exchanges"."refund" >= 0 and "exchanges"."credit" >= 0 and "exchanges"."bonus" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "stock_items_pieces" CHECK ("stock_items"."pieces" >= 0)
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replacement_for" text;--> statement-breakpoint
ALTER TABLE "exchange_cards" ADD CONSTRAINT "exchange_cards_capture_id_exchanges_capture_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."exchanges"("capture_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_holds" ADD CONSTRAINT "exchange_holds_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_lines" ADD CONSTRAINT "exchange_lines_capture_id_exchanges_capture_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."exchanges"("capture_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_capture_id_return_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."return_captures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_cards_open" ON "exchange_cards" USING btree ("state") WHERE "exchange_cards"."state" in ('taking', 'releasing', 'refunding');--> statement-breakpoint
CREATE INDEX "exchange_holds_sku" ON "exchange_holds" USING btree ("sku_id","held_until");--> statement-breakpoint
CREATE INDEX "exchange_lines_capture" ON "exchange_lines" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "exchange_lines_reserved" ON "exchange_lines" USING btree ("sku_id") WHERE "exchange_lines"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "exchanges_order" ON "exchanges" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "exchanges_due" ON "exchanges" USING btree ("deadline") WHERE "exchanges"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'giftReturn', 'giftCredited', 'creditIssued', 'bankRefund', 'returnCanceled', 'orderCanceled', 'orderNotCanceled', 'itemsCanceled', 'itemsNotCanceled', 'deliveryChanged', 'orderWithdrawn', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp', 'guestCode'));