CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"upm_id" text NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"style_color" text,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"nick_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_line" UNIQUE("upm_id","line_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;