import * as v from 'valibot'
import { type Catalog, catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { describedCountries } from '../../../domain/countries/profile-of.ts'

export const widths = [320, 390, 600, 768, 960, 1280, 1440, 1920] as const
export const directions = ['auto', 'ltr', 'rtl'] as const
export const themes = ['light', 'dark'] as const
export const motions = ['full', 'reduce'] as const
/** Per cent of the reader's text size. */
export const textSizes = [100, 150, 200] as const

/** How a screen is looked at. */
export type Look = {
  /** Two letters. */
  readonly country: string
  readonly language: Catalog
  /** `auto`: as the language is written. */
  readonly direction: (typeof directions)[number]
  /** CSS pixels, 320 to 1920. */
  readonly width: number
  readonly theme: (typeof themes)[number]
  readonly motion: (typeof motions)[number]
  readonly text: number
}

export const usualLook: Look = {
  country: 'us',
  language: 'en',
  direction: 'auto',
  width: 390,
  theme: 'light',
  motion: 'full',
  text: 100,
}

const number = (min: number, max: number) =>
  v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(min), v.maxValue(max))

const parts = {
  country: v.picklist(describedCountries),
  language: v.picklist(catalogs),
  direction: v.picklist(directions),
  width: number(320, 1920),
  theme: v.picklist(themes),
  motion: v.picklist(motions),
  text: number(50, 200),
} satisfies Record<keyof Look, v.GenericSchema<string, string | number>>

const names = Object.keys(parts) as (keyof Look)[]

/** A look from an address; what is missing or wrong there is as usual. */
export const readLook = (query: URLSearchParams, usual: Look = usualLook): Look =>
  Object.fromEntries(
    names.map((name) => {
      const parsed = v.safeParse(parts[name] as v.GenericSchema<string, string | number>, query.get(name))
      return [name, parsed.success ? parsed.output : usual[name]]
    }),
  ) as Look

/** What of a look differs from the usual one, for an address. */
export const writeLook = (look: Look, usual: Look = usualLook): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.filter((name) => look[name] !== usual[name]).map((name) => [name, String(look[name])]),
  )
