import { i18n, type Messages } from '@lingui/core'
import type { Language } from '../domain/locale.ts'

/** Parts of the texts: what every page says, and what single screens add (`scripts/vite/texts-of-screens.ts`). */
export type TextPart = 'base' | 'order-detail' | 'partners'

type Catalog = () => Promise<{ readonly messages: Messages }>

const catalogs: Readonly<Record<TextPart, Readonly<Record<Language, Catalog>>>> = {
  base: {
    en: () => import('virtual:texts/en/base'),
    pl: () => import('virtual:texts/pl/base'),
    ar: () => import('virtual:texts/ar/base'),
  },
  'order-detail': {
    en: () => import('virtual:texts/en/order-detail'),
    pl: () => import('virtual:texts/pl/order-detail'),
    ar: () => import('virtual:texts/ar/order-detail'),
  },
  partners: {
    en: () => import('virtual:texts/en/partners'),
    pl: () => import('virtual:texts/pl/partners'),
    ar: () => import('virtual:texts/ar/partners'),
  },
}

/** Loads a part of a language's texts; further parts are added to those that are shown. */
export const loadTexts = async (part: TextPart, language: Language): Promise<void> => {
  const { messages } = await catalogs[part][language]()
  i18n.load(language, messages)
  i18n.activate(language)
}
