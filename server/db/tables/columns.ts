import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'

/** A stored text. English is always there; a language that it lacks falls back to that. */
export type LocalizedText = { readonly en: string } & Readonly<Partial<Record<Catalog, string>>>

/** Amount in minor units of the order's currency (the currency's own number of decimals). */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const localized = (name: string) => jsonb(name).$type<LocalizedText>()
