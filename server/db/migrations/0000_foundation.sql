CREATE TABLE "cancellation_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"eta_ms" integer NOT NULL,
	"error_status" integer,
	"error_code" text,
	"error_message" text,
	"requested_by" text NOT NULL,
	"reason_code" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "cancellation_jobs_status" CHECK ("cancellation_jobs"."status" in ('PENDING', 'IN_PROGRESS', 'COMPLETED')),
	CONSTRAINT "cancellation_jobs_outcome" CHECK ("cancellation_jobs"."outcome" in ('CANCELLED', 'PENDING_MODIFICATION', 'DENIED', 'FAILED')),
	CONSTRAINT "cancellation_jobs_completed" CHECK (("cancellation_jobs"."status" = 'COMPLETED') = ("cancellation_jobs"."outcome" is not null)),
	CONSTRAINT "cancellation_jobs_completed_at" CHECK (("cancellation_jobs"."status" = 'COMPLETED') = ("cancellation_jobs"."completed_at" is not null)),
	CONSTRAINT "cancellation_jobs_error" CHECK (("cancellation_jobs"."error_status" is not null) = (coalesce("cancellation_jobs"."outcome", '') in ('DENIED', 'FAILED'))),
	CONSTRAINT "cancellation_jobs_eta" CHECK ("cancellation_jobs"."eta_ms" between 0 and 60000),
	CONSTRAINT "cancellation_jobs_requested_by" CHECK ("cancellation_jobs"."requested_by" in ('member', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "idempotency_keys_key" CHECK (length("idempotency_keys"."key") between 1 and 255),
	CONSTRAINT "idempotency_keys_status" CHECK ("idempotency_keys"."status" between 200 and 499)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"upm_id" text NOT NULL,
	"id" text NOT NULL,
	"granted" boolean NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_upm_id_id_pk" PRIMARY KEY("upm_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"upm_id" text PRIMARY KEY NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"email" text NOT NULL,
	"account_type" text DEFAULT 'member' NOT NULL,
	"country" char(2) NOT NULL,
	"language" char(2) DEFAULT 'en' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_account_type" CHECK ("members"."account_type" in ('member', 'swoosh')),
	CONSTRAINT "members_country_form" CHECK ("members"."country" ~ '^[a-z]{2}$'),
	CONSTRAINT "members_language_form" CHECK ("members"."language" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "web_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"upm_id" text NOT NULL,
	"profile" jsonb NOT NULL,
	"refresh_token" text,
	"id_token" text,
	"access_token" text,
	"access_token_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb,
	"heading_variant" text,
	"subheading" jsonb,
	"message" jsonb,
	"return_link" text,
	"tracking_url" text,
	"return_order_number" text,
	"return_disable_reason" jsonb,
	"shipments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_groups_order_number_position_pk" PRIMARY KEY("order_number","position"),
	CONSTRAINT "order_groups_position" CHECK ("order_groups"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"group_position" integer DEFAULT 0 NOT NULL,
	"line_number" integer NOT NULL,
	"product_id" text,
	"pid" text,
	"pbid" text,
	"title" text NOT NULL,
	"category" jsonb,
	"product_image" text,
	"image_alt" jsonb,
	"color" jsonb,
	"size" text,
	"style_color" text,
	"gtin" text,
	"metric_id" text,
	"nike_id_path_name" text,
	"status" text NOT NULL,
	"status_color" text,
	"status_variant" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"returnable_quantity" integer DEFAULT 0 NOT NULL,
	"msrp" bigint,
	"charged_price" bigint NOT NULL,
	"fees" bigint,
	"taxes" bigint,
	"promotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amounts_alt" jsonb,
	"returnable" boolean DEFAULT false NOT NULL,
	"return_disable_reason" jsonb,
	"edd_text" jsonb,
	"dates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancelled_at" timestamp with time zone,
	"actions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sku_id" text,
	"customized_product_reference" text,
	"shipment_number" text,
	"standard_carrier_alpha_code" text,
	CONSTRAINT "order_lines_number" UNIQUE("order_number","line_number"),
	CONSTRAINT "order_lines_line_number" CHECK ("order_lines"."line_number" >= 1),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1),
	CONSTRAINT "order_lines_returnable" CHECK ("order_lines"."returnable_quantity" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_charged" CHECK ("order_lines"."charged_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"upm_id" text,
	"order_type" text DEFAULT 'SALES_ORDER' NOT NULL,
	"order_classification" text DEFAULT 'CONSUMER' NOT NULL,
	"country" char(2) NOT NULL,
	"region_reference" text DEFAULT 'NIKEUS' NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"currency_alt" char(3),
	"order_date" timestamp with time zone NOT NULL,
	"contact_email" text,
	"phone_country_code" text,
	"phone_number" text,
	"day_phone_number" text,
	"message" jsonb,
	"msrp" bigint,
	"charged_price" bigint,
	"shipping_total" bigint,
	"total_fees" bigint,
	"total_taxes" bigint,
	"order_total" bigint,
	"sub_total" bigint,
	"inclusive_tax_total" bigint,
	"promotional_code_discount" bigint,
	"promotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totals_alt" jsonb,
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping_address" jsonb,
	"pickup_address" jsonb,
	"store_address" jsonb,
	"ship_from" jsonb,
	"return_to_store" jsonb,
	"payment_approval_id" text,
	"payment_hold_flag" boolean DEFAULT false NOT NULL,
	"payment_pending" boolean DEFAULT false NOT NULL,
	"deferred_payment_data" jsonb,
	"is_global_store_order" boolean DEFAULT false NOT NULL,
	"status_color" text,
	"sub_status" jsonb,
	"show_barcode_flag" boolean DEFAULT false NOT NULL,
	"should_refresh" boolean DEFAULT false NOT NULL,
	"legacy_payment_url" text,
	"return_method" text,
	"parent_sales_order_number" text,
	"partner_name" text,
	"member_gated" boolean DEFAULT false NOT NULL,
	"pending_modification" text,
	"cancelled_at" timestamp with time zone,
	"sandbox_rule" text,
	CONSTRAINT "orders_number_form" CHECK ("orders"."order_number" ~ '^[A-Za-z0-9]{4,32}$'),
	CONSTRAINT "orders_type" CHECK ("orders"."order_type" in ('SALES_ORDER', 'RETURN_ORDER', 'PARTNER_SALES_ORDER')),
	CONSTRAINT "orders_classification" CHECK ("orders"."order_classification" in ('CONSUMER', 'STANDARD', 'STORE')),
	CONSTRAINT "orders_country_form" CHECK ("orders"."country" ~ '^[a-z]{2}$'),
	CONSTRAINT "orders_currency_form" CHECK ("orders"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "orders_email_lower" CHECK ("orders"."contact_email" = lower("orders"."contact_email")),
	CONSTRAINT "orders_phone_digits" CHECK ("orders"."phone_number" ~ '^[0-9]{3,16}$'),
	CONSTRAINT "orders_phone_whole" CHECK (("orders"."phone_number" is null) = ("orders"."phone_country_code" is null)),
	CONSTRAINT "orders_modification" CHECK ("orders"."pending_modification" in ('CANCEL_ORDER')),
	CONSTRAINT "orders_cancelled_settled" CHECK ("orders"."cancelled_at" is null or "orders"."pending_modification" is null),
	CONSTRAINT "orders_rule" CHECK ("orders"."sandbox_rule" in ('complete', 'pending', 'denied', 'slow', 'failing'))
);
--> statement-breakpoint
CREATE TABLE "flag_overrides" (
	"country" char(2) NOT NULL,
	"flag" text NOT NULL,
	"value" boolean NOT NULL,
	CONSTRAINT "flag_overrides_country_flag_pk" PRIMARY KEY("country","flag"),
	CONSTRAINT "flag_overrides_country_form" CHECK ("flag_overrides"."country" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_clock_single" CHECK ("sandbox_clock"."id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_faults" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"call" text NOT NULL,
	"remaining" integer DEFAULT 1 NOT NULL,
	"effect" text NOT NULL,
	"ms" integer,
	"status" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_faults_remaining" CHECK ("sandbox_faults"."remaining" >= 0),
	CONSTRAINT "sandbox_faults_effect" CHECK ("sandbox_faults"."effect" in ('delay', 'status', 'garbage', 'drop-before', 'drop-after')),
	CONSTRAINT "sandbox_faults_ms" CHECK ("sandbox_faults"."ms" between 0 and 600000),
	CONSTRAINT "sandbox_faults_status" CHECK ("sandbox_faults"."status" between 400 and 599)
);
--> statement-breakpoint
CREATE TABLE "telemetry_errors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telemetry_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"dev_message" text NOT NULL,
	"page_name" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telemetry_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"page_name" text NOT NULL,
	"properties" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancellation_jobs" ADD CONSTRAINT "cancellation_jobs_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_return_order_number_orders_order_number_fk" FOREIGN KEY ("return_order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_number_group_position_order_groups_order_number_position_fk" FOREIGN KEY ("order_number","group_position") REFERENCES "public"."order_groups"("order_number","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_sales_order_number_orders_order_number_fk" FOREIGN KEY ("parent_sales_order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_jobs_one_per_order" ON "cancellation_jobs" USING btree ("order_number") WHERE "cancellation_jobs"."outcome" is null or "cancellation_jobs"."outcome" in ('CANCELLED', 'PENDING_MODIFICATION');--> statement-breakpoint
CREATE INDEX "cancellation_jobs_order" ON "cancellation_jobs" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "cancellation_jobs_open" ON "cancellation_jobs" USING btree ("status") WHERE "cancellation_jobs"."status" <> 'COMPLETED';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "web_sessions_expiry" ON "web_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "web_sessions_member" ON "web_sessions" USING btree ("upm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("model","uid") WHERE "oidc_payloads"."uid" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_payloads_user_code" ON "oidc_payloads" USING btree ("model","user_code") WHERE "oidc_payloads"."user_code" is not null;--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expiry" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_lines_group" ON "order_lines" USING btree ("order_number","group_position");--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("upm_id","order_type","order_date" DESC NULLS LAST,"order_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_parent" ON "orders" USING btree ("parent_sales_order_number");--> statement-breakpoint
CREATE INDEX "telemetry_errors_received" ON "telemetry_errors" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "telemetry_events_received" ON "telemetry_events" USING btree ("received_at");