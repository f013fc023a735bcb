import type { MessageDescriptor } from '@lingui/core'
import type { ColourId } from './colours.ts'

type Colourway = readonly [fragment: string, colour: ColourId]

/** A drawing of `public/products`: what it shows, and its colourways by address fragment; `''` is the drawing's own. */
export type Picture = {
  readonly noun: MessageDescriptor
  readonly colourways: readonly Colourway[]
}

/** One picture: what it shows, and its colourways. */
export const picture = (noun: MessageDescriptor, ...colourways: readonly Colourway[]): Picture => ({
  noun,
  colourways,
})
