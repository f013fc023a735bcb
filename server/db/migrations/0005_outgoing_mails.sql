CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"order_number" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text,
	"first_name" text,
	"return_method" text,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" jsonb,
	CONSTRAINT "outgoing_mails_channel" CHECK ("outgoing_mails"."channel" in ('email', 'letter')),
	CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn')),
	CONSTRAINT "outgoing_mails_status" CHECK ("outgoing_mails"."status" in ('QUEUED', 'SENDING', 'SENT', 'KEPT', 'PRINTED', 'FAILED')),
	CONSTRAINT "outgoing_mails_recipient" CHECK (("outgoing_mails"."channel" = 'email') = ("outgoing_mails"."recipient" is not null)),
	CONSTRAINT "outgoing_mails_ended" CHECK (("outgoing_mails"."status" in ('QUEUED', 'SENDING')) = ("outgoing_mails"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_order" ON "outgoing_mails" USING btree ("order_number","requested_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_open" ON "outgoing_mails" USING btree ("status") WHERE "outgoing_mails"."status" in ('QUEUED', 'SENDING');