import type { SampleText } from '../sample-text.types.ts'
import { clothingPictures } from './pictures-clothing.ts'
import { footwearPictures } from './pictures-footwear.ts'
import { gearPictures } from './pictures-gear.ts'

/** Every drawing of `public/products`, by the name of its file. */
export const pictures = { ...clothingPictures, ...footwearPictures, ...gearPictures }

export type PictureName = keyof typeof pictures

const inEnglish = (noun: string, colour: string) => `${noun} in ${colour.toLowerCase()}`

/** What the picture shows, for those who do not see it. */
export const imageAlt = (noun: SampleText, colour: SampleText): SampleText => ({
  en: inEnglish(noun.en, colour.en),
  'en-GB': inEnglish(noun['en-GB'] ?? noun.en, colour['en-GB'] ?? colour.en),
  'en-CA': inEnglish(noun.en, colour['en-CA'] ?? colour.en),
  pl: `${noun.pl}, kolor: ${colour.pl.toLowerCase()}`,
  ar: `${noun.ar}، اللون: ${colour.ar}`,
})
