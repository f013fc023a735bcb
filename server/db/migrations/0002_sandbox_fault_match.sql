ALTER TABLE "sandbox_faults" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "sandbox_faults" ADD COLUMN "upm_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_faults" ADD COLUMN "tag" text;