CREATE TABLE "bank_refunds" (
	"return_order_number" text PRIMARY KEY NOT NULL,
	"sealed_account" text,
	"account_country" char(2) NOT NULL,
	"account_last_four" char(4) NOT NULL,
	"requested_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "bank_refunds_requested_by" CHECK ("bank_refunds"."requested_by" in ('member', 'guest')),
	CONSTRAINT "bank_refunds_account" CHECK (("bank_refunds"."sealed_account" is null) = ("bank_refunds"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD CONSTRAINT "bank_refunds_return_order_number_orders_order_number_fk" FOREIGN KEY ("return_order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'bankRefund', 'orderCanceled', 'orderNotCanceled', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp'));