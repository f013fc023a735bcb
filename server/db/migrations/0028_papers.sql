CREATE TABLE "order_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"seller" text NOT NULL,
	"country" char(2) NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "order_papers_subject" UNIQUE("order_number","kind","subject"),
	CONSTRAINT "order_papers_serial" UNIQUE("seller","country","kind","serial"),
	CONSTRAINT "order_papers_kind" CHECK ("order_papers"."kind" in ('sale', 'refund', 'cancellation', 'payment')),
	CONSTRAINT "order_papers_serial_from" CHECK ("order_papers"."serial" >= 1)
);
--> statement-breakpoint
CREATE TABLE "paper_series" (
	"seller" text NOT NULL,
	"country" char(2) NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_series_seller_country_kind_pk" PRIMARY KEY("seller","country","kind"),
	CONSTRAINT "paper_series_kind" CHECK ("paper_series"."kind" in ('sale', 'refund', 'cancellation', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "return_proofs" (
	"return_order_number" text PRIMARY KEY NOT NULL,
	"sealed_number" text,
	"sealed_photo" text,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_proofs_sent_by" CHECK ("return_proofs"."sent_by" in ('member', 'guest')),
	CONSTRAINT "return_proofs_something" CHECK ("return_proofs"."sealed_number" is not null or "return_proofs"."sealed_photo" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_proofs" ADD CONSTRAINT "return_proofs_return_order_number_orders_order_number_fk" FOREIGN KEY ("return_order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_papers_order" ON "order_papers" USING btree ("order_number","issued_at");