CREATE TABLE "notification_choices" (
	"order_number" text PRIMARY KEY NOT NULL,
	"email" boolean NOT NULL,
	"text" boolean NOT NULL,
	"push" boolean NOT NULL,
	"phone" text,
	"language" text,
	"time_zone" text,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "notification_choices_phone" CHECK ("notification_choices"."phone" in ('order', 'other')),
	CONSTRAINT "notification_choices_text" CHECK (not "notification_choices"."text" or "notification_choices"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "notification_phones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"phone" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "notification_phones_digits" CHECK ("notification_phones"."phone" ~ '^[0-9]{7,15}$'),
	CONSTRAINT "notification_phones_tries" CHECK ("notification_phones"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"event" text NOT NULL,
	"object" text NOT NULL,
	"channel" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stale_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "notifications_once" UNIQUE("order_number","event","object","channel","device"),
	CONSTRAINT "notifications_event" CHECK ("notifications"."event" in ('shipped', 'outForDelivery', 'readyForPickup', 'lastDays', 'parcelIn', 'refunded')),
	CONSTRAINT "notifications_channel" CHECK ("notifications"."channel" in ('email', 'text', 'push')),
	CONSTRAINT "notifications_status" CHECK ("notifications"."status" in ('WAITING', 'QUEUED', 'SENDING', 'HANDED', 'SENT', 'DROPPED', 'GONE', 'FAILED')),
	CONSTRAINT "notifications_device" CHECK (("notifications"."channel" = 'push') = ("notifications"."device" <> ''))
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"order_number" text NOT NULL,
	"device" text NOT NULL,
	"subscription" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_order_number_device_pk" PRIMARY KEY("order_number","device"),
	CONSTRAINT "push_devices_device" CHECK ("push_devices"."device" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "sandbox_push_browsers" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"auth" text NOT NULL,
	"answers" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_push_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"browser" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ttl" integer NOT NULL,
	"urgency" text NOT NULL,
	"topic" text,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_phones" ADD CONSTRAINT "notification_phones_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_push_messages" ADD CONSTRAINT "sandbox_push_messages_browser_sandbox_push_browsers_id_fk" FOREIGN KEY ("browser") REFERENCES "public"."sandbox_push_browsers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_phones_order" ON "notification_phones" USING btree ("order_number","requested_at");--> statement-breakpoint
CREATE INDEX "notification_phones_requested" ON "notification_phones" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("due_at") WHERE "notifications"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "notifications_open" ON "notifications" USING btree ("status") WHERE "notifications"."status" in ('QUEUED', 'SENDING');--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'giftReturn', 'giftCredited', 'creditIssued', 'bankRefund', 'returnCanceled', 'orderCanceled', 'orderNotCanceled', 'itemsCanceled', 'itemsNotCanceled', 'deliveryChanged', 'orderWithdrawn', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp', 'guestCode', 'phoneCode', 'notification'));