CREATE TABLE "doris_triggers" (
	"sales_order_number" text PRIMARY KEY NOT NULL,
	"marketplace" char(2) NOT NULL,
	"language" char(2) NOT NULL,
	"triggered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"return_order_number" text PRIMARY KEY NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_capture_lines" (
	"capture_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"reason_code" text NOT NULL,
	"reason_text" text,
	"status_before" text NOT NULL,
	"status_variant_before" text,
	"status_color_before" text,
	CONSTRAINT "return_capture_lines_capture_id_line_id_pk" PRIMARY KEY("capture_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "return_captures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"return_order_number" text,
	"eta_ms" integer NOT NULL,
	"return_method" text NOT NULL,
	"carrier_code" text,
	"creates_label" boolean NOT NULL,
	"locale" text NOT NULL,
	"ship_from" jsonb NOT NULL,
	"error_status" integer,
	"error_code" text,
	"error_message" text,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "return_captures_one_return" UNIQUE("return_order_number"),
	CONSTRAINT "return_captures_status" CHECK ("return_captures"."status" in ('PENDING', 'IN_PROGRESS', 'COMPLETED')),
	CONSTRAINT "return_captures_completed" CHECK (("return_captures"."status" = 'COMPLETED') = ("return_captures"."return_order_number" is not null or "return_captures"."error_status" is not null)),
	CONSTRAINT "return_captures_one_end" CHECK ("return_captures"."return_order_number" is null or "return_captures"."error_status" is null),
	CONSTRAINT "return_captures_eta" CHECK ("return_captures"."eta_ms" between 0 and 60000),
	CONSTRAINT "return_captures_requested_by" CHECK ("return_captures"."requested_by" in ('member', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"store" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ordered" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "split_from" text;--> statement-breakpoint
ALTER TABLE "doris_triggers" ADD CONSTRAINT "doris_triggers_sales_order_number_orders_order_number_fk" FOREIGN KEY ("sales_order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_order_number_orders_order_number_fk" FOREIGN KEY ("return_order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_capture_lines" ADD CONSTRAINT "return_capture_lines_capture_id_return_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."return_captures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_capture_lines" ADD CONSTRAINT "return_capture_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_captures" ADD CONSTRAINT "return_captures_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_captures" ADD CONSTRAINT "return_captures_return_order_number_orders_order_number_fk" FOREIGN KEY ("return_order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_captures_order" ON "return_captures" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "return_captures_open" ON "return_captures" USING btree ("status") WHERE "return_captures"."status" <> 'COMPLETED';--> statement-breakpoint
CREATE INDEX "stores_country" ON "stores" USING btree ("country");