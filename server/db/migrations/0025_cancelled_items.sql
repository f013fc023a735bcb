CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
DROP INDEX "cancellation_jobs_one_per_order";--> statement-breakpoint
ALTER TABLE "cancellation_jobs" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "cancellation_jobs" ADD COLUMN "refund_amount" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pending_items" jsonb;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_number_payments_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."payments"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_jobs_one_per_order" ON "cancellation_jobs" USING btree ("order_number") WHERE "cancellation_jobs"."outcome" is null or "cancellation_jobs"."outcome" = 'PENDING_MODIFICATION' or ("cancellation_jobs"."outcome" = 'CANCELLED' and "cancellation_jobs"."items" is null);--> statement-breakpoint
ALTER TABLE "cancellation_jobs" ADD CONSTRAINT "cancellation_jobs_refund" CHECK ("cancellation_jobs"."refund_amount" is null or "cancellation_jobs"."items" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pending_items" CHECK ("orders"."pending_items" is null or "orders"."pending_modification" is not null);--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'giftReturn', 'giftCredited', 'bankRefund', 'returnCanceled', 'orderCanceled', 'orderNotCanceled', 'itemsCanceled', 'itemsNotCanceled', 'deliveryChanged', 'orderWithdrawn', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp', 'guestCode'));