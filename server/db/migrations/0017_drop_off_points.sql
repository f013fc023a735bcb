CREATE TABLE "drop_off_points" (
	"id" text PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"carrier" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"point" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "drop_off_points_carrier" ON "drop_off_points" USING btree ("country","carrier");