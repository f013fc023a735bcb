import type { ScreenQuestion } from '../../../atlas/screen/protocol.ts'
import { type Catalog, catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { models } from '../../../model-tests/index.ts'
import { statesOf } from '../../../model-tests/lib/chart-parts.ts'

/** A screen to be opened, in each of these widths in CSS pixels. */
export type Wish = { readonly question: ScreenQuestion; readonly widths: readonly number[] }

export const widths = [320, 390, 768, 1280, 1920] as const
const themes = ['light', 'dark'] as const
const sizes = [100, 200, 100, 150] as const

export const flows: readonly string[] = models.map(({ flow }) => flow)

const allStates = models.flatMap(({ flow, machine }) => statesOf(machine).map((state) => ({ flow, state })))

export const statesOfFlow = (flow: string): readonly string[] =>
  allStates.filter((one) => one.flow === flow).map(({ state }) => state)

const usual: Pick<ScreenQuestion, 'country' | 'words' | 'direction' | 'theme' | 'motion' | 'text'> = {
  country: null,
  words: null,
  direction: null,
  theme: null,
  motion: null,
  text: 100,
}

const turn = <One>(several: readonly [One, ...One[]], at: number): One =>
  several[at % several.length] ?? several[0]

/** Every state of a flow in one language, in the same look: what differs between them, the states make. */
export const statesIn = (flow: string, language: Catalog, inWidths: readonly number[]): readonly Wish[] =>
  allStates
    .filter((one) => one.flow === flow)
    .map((one) => ({ question: { ...usual, ...one, language }, widths: inWidths }))

/** Every state of a flow in texts of two fifths more, mirrored, on a phone, a tablet and a desk: what holds here holds in the next language. */
export const statesInPseudo = (flow: string): readonly Wish[] =>
  allStates
    .filter((one) => one.flow === flow)
    .map((one) => ({
      question: { ...usual, ...one, language: 'en', words: 'pseudo', direction: 'rtl' },
      widths: [320, 768, 1280],
    }))

/** Every state of a flow in a language, width, theme and size of text that change from state to state; the same each time. */
export const statesInTurn = (flow: string): readonly Wish[] =>
  allStates.flatMap((one, index) => {
    const round = Math.floor(index / catalogs.length)
    const question: ScreenQuestion = {
      ...usual,
      ...one,
      language: turn(catalogs, index),
      theme: turn(themes, index),
      motion: index % 3 === 0 ? 'reduce' : null,
      text: turn(sizes, index),
    }
    return one.flow === flow ? [{ question, widths: [turn(widths, index + round)] }] : []
  })
