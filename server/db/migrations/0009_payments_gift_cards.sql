CREATE TABLE "gift_cards" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"currency" char(3) NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" >= 0),
	CONSTRAINT "gift_cards_currency_form" CHECK ("gift_cards"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "payment_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"way" text NOT NULL,
	"status" text NOT NULL,
	"experience_type" text NOT NULL,
	"return_url" text NOT NULL,
	"eta_ms" integer NOT NULL,
	"prepared" jsonb,
	"error_status" integer,
	"error_code" text,
	"error_message" text,
	"requested_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "payment_jobs_status" CHECK ("payment_jobs"."status" in ('PENDING', 'IN_PROGRESS', 'COMPLETED')),
	CONSTRAINT "payment_jobs_way" CHECK ("payment_jobs"."way" in ('formsV1', 'formsV2', 'wallet')),
	CONSTRAINT "payment_jobs_completed" CHECK (("payment_jobs"."status" = 'COMPLETED') = ("payment_jobs"."prepared" is not null or "payment_jobs"."error_status" is not null)),
	CONSTRAINT "payment_jobs_one_end" CHECK ("payment_jobs"."prepared" is null or "payment_jobs"."error_status" is null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_number" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_id_unique" UNIQUE("id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_jobs" ADD CONSTRAINT "payment_jobs_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_jobs_order" ON "payment_jobs" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payment_jobs_open" ON "payment_jobs" USING btree ("status") WHERE "payment_jobs"."status" <> 'COMPLETED';