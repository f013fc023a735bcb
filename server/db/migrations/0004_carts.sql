CREATE TABLE "cart_items" (
	"cart_id" integer NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_cart_id_sku_id_pk" PRIMARY KEY("cart_id","sku_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"country" char(2) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_owner" UNIQUE("owner","country"),
	CONSTRAINT "carts_owner_form" CHECK ("carts"."owner" ~ '^(member|visitor):.'),
	CONSTRAINT "carts_country_form" CHECK ("carts"."country" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_age" ON "carts" USING btree ("changed_at");