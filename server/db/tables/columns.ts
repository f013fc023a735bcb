import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** Languages that stored texts come in; English is always there, the others fall back to it. */
export type LocalizedText = { en: string } & Readonly<Partial<Record<'pl' | 'ar', string>>>

/** Amount in minor units of the order's currency (the currency's own number of decimals). */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const localized = (name: string) => jsonb(name).$type<LocalizedText>()
