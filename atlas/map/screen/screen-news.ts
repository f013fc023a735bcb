import type { Look } from '../address/look.ts'

/** A text that a screen said, by the id of its message. */
export type ShownText = { readonly id: string; readonly text: string }

/** What a screen tells the page around it. */
export type ScreenNews =
  | {
      readonly type: 'screen.shown'
      readonly steps: readonly string[]
      readonly texts: readonly ShownText[]
      readonly country?: string
    }
  | { readonly type: 'screen.failed'; readonly message: string }

/** Address of a screen, beside the atlas's own page. */
export const addressOfScreen = (flow: string, state: string, look: Look): string => {
  const { country, language, direction, theme, motion, text } = look
  const query = new URLSearchParams({
    flow,
    state,
    country,
    language,
    theme,
    ...(direction !== 'auto' && { direction }),
    ...(motion === 'reduce' && { motion }),
    ...(text !== 100 && { text: String(text) }),
  })
  return `screen.html?${query}`
}
