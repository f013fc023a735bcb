import { type ScreenQuestion, screenQuery } from '../../screen/protocol.ts'
import type { Look } from '../address/look.ts'

/** What a screen is asked for; its width is its window's. */
export const questionOf = (flow: string, state: string, look: Look): ScreenQuestion => ({
  flow,
  state,
  country: look.country,
  language: look.language,
  words: null,
  direction: look.direction === 'auto' ? null : look.direction,
  theme: look.theme,
  motion: look.motion === 'full' ? null : look.motion,
  text: look.text,
})

/** Address of a screen, beside the atlas's own page. */
export const screenAddress = (question: ScreenQuestion): string => `screen.html?${screenQuery(question)}`

/** The same with the live chart beside it, which needs an address of its own: pages from files cannot talk to each other. */
export const byHandAddress = (question: ScreenQuestion): string | null =>
  location.protocol === 'file:' ? null : `by-hand.html?${screenQuery(question)}`
