ALTER TABLE "payments" ADD COLUMN "refund_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_paid" CHECK ("payments"."refund_due_at" is null or "payments"."paid_at" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_when_due" CHECK ("payments"."refunded_at" is null or "payments"."refund_due_at" is not null);--> statement-breakpoint
UPDATE "orders" SET "pending_modification" = 'CANCEL_ORDER' WHERE "cancelled_at" IS NULL AND "order_number" IN (SELECT "order_number" FROM "cancellation_jobs" WHERE "status" <> 'COMPLETED');
