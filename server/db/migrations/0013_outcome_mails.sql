ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "cancellation_jobs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "order_pickups" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'orderCanceled', 'orderNotCanceled', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp'));