import type { SampleText } from '../sample-text.types.ts'
import type { ColourId } from './colours.ts'

/** A drawing of `public/products`: what it shows, and its colourways by address fragment; `''` is the drawing's own. */
export type Picture = {
  readonly noun: SampleText
  readonly colourways: readonly (readonly [fragment: string, colour: ColourId])[]
}

/** One picture: what it shows in English, Polish and Arabic, and its colourways. */
export const picture = (
  en: string,
  pl: string,
  ar: string,
  ...colourways: readonly (readonly [string, ColourId])[]
): Picture => ({ noun: { en, pl, ar }, colourways })
