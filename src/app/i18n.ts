import { addresses } from 'virtual:texts'
import { i18n } from '@lingui/core'
import type { Language } from '../domain/locale.ts'

/** Parts of the texts: what every page says, and what single screens add (`scripts/vite/texts-of-screens.ts`). */
export type TextPart =
  | 'base'
  | 'order-detail'
  | 'partners'
  | 'return-wizard'
  | 'shop'
  | 'guest-lookup'
  | 'gift-card'
  | 'pickup'
  | 'payment'

const loaded = new Set<TextPart>()

/**
 * Loads a part of the document's language; further parts are added to those that are shown.
 * @throws where they do not come: no page shows without its words.
 */
export const loadTexts = async (part: TextPart, language: Language): Promise<void> => {
  if (loaded.has(part)) return
  const answer = await fetch(addresses[part][language])
  if (!answer.ok) throw new Error(`The texts of ${part} did not come: ${answer.status}`)
  const { messages } = await answer.json()
  i18n.load(language, messages)
  i18n.activate(language)
  loaded.add(part)
}
