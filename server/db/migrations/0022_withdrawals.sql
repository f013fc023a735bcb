CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"stated_name" text NOT NULL,
	"email" text NOT NULL,
	"lines" jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "withdrawals_requested_by" CHECK ("withdrawals"."requested_by" in ('member', 'guest')),
	CONSTRAINT "withdrawals_lines" CHECK (jsonb_array_length("withdrawals"."lines") > 0)
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_number","received_at");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_withdrawal" CHECK (("outgoing_mails"."kind" = 'orderWithdrawn') = ("outgoing_mails"."withdrawal_id" is not null));--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'bankRefund', 'returnCanceled', 'orderCanceled', 'orderNotCanceled', 'deliveryChanged', 'orderWithdrawn', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp'));