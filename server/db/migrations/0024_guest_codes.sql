CREATE TABLE "guest_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"pass_hash" text,
	"pass_until" timestamp with time zone,
	CONSTRAINT "guest_codes_tries" CHECK ("guest_codes"."tries" between 0 and 5),
	CONSTRAINT "guest_codes_pass_whole" CHECK (("guest_codes"."pass_hash" is null) = ("guest_codes"."pass_until" is null))
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_channel";--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_recipient";--> statement-breakpoint
CREATE INDEX "guest_codes_contact" ON "guest_codes" USING btree ("contact_hash","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_codes_open" ON "guest_codes" USING btree ("contact_hash") WHERE "guest_codes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_codes_pass" ON "guest_codes" USING btree ("pass_hash");--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree ("contact_email","order_date" DESC NULLS LAST) WHERE "orders"."upm_id" is null;--> statement-breakpoint
CREATE INDEX "orders_guest_phone" ON "orders" USING btree (("phone_country_code" || ltrim("phone_number", '0'))) WHERE "orders"."upm_id" is null;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_channel" CHECK ("outgoing_mails"."channel" in ('email', 'letter', 'text'));--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('returnLabel', 'storeReturn', 'giftReturn', 'giftCredited', 'bankRefund', 'returnCanceled', 'orderCanceled', 'orderNotCanceled', 'deliveryChanged', 'orderWithdrawn', 'orderPaid', 'paymentReturned', 'pickupReady', 'pickupCanceled', 'pickedUp', 'guestCode'));--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_recipient" CHECK (("outgoing_mails"."channel" = 'letter') = ("outgoing_mails"."recipient" is null));