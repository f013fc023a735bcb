CREATE TABLE "order_visits" (
	"order_number" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"means" text NOT NULL,
	"meets_at" text NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "order_visits_means" CHECK ("order_visits"."means" in ('CAR', 'BICYCLE', 'ON_FOOT')),
	CONSTRAINT "order_visits_meets_at" CHECK ("order_visits"."meets_at" in ('CURB', 'COUNTER'))
);
--> statement-breakpoint
CREATE TABLE "visit_returns" (
	"return_order_number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"handed_over_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_returns" ADD CONSTRAINT "visit_returns_return_order_number_orders_order_number_fk" FOREIGN KEY ("return_order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_returns" ADD CONSTRAINT "visit_returns_order_number_order_visits_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order_visits"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_visits_queue" ON "order_visits" USING btree ("store_id","expected_at");--> statement-breakpoint
CREATE INDEX "visit_returns_visit" ON "visit_returns" USING btree ("order_number");