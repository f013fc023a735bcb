import type { SampleText } from '../sample-text.types.ts'
import type { ColourId } from './colours.ts'

/** A drawing of `public/products`: what it shows, and its colourways by address fragment; `''` is the drawing's own. */
export type Picture = {
  readonly noun: SampleText
  readonly colourways: readonly (readonly [fragment: string, colour: ColourId])[]
}

/** One picture: what it shows in English, Polish and Arabic, and its colourways; American and British English where they differ. */
export const picture = (
  english: string | readonly [american: string, british: string],
  pl: string,
  ar: string,
  ...colourways: readonly (readonly [string, ColourId])[]
): Picture => {
  const [en, inBritain] = typeof english === 'string' ? [english] : english
  return { noun: { en, pl, ar, ...(inBritain !== undefined && { 'en-GB': inBritain }) }, colourways }
}
