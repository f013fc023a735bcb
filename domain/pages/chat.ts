import { languageOf } from '../format/locale.ts'

/** Languages that somebody answers a chat in; it is hidden in all others (decisions.md, "Values"). */
export const chatLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja', 'zh'] as const

/** Chat is hidden by its flag without a token, for locales that nobody answers in, and for the account type swoosh (SE-05). */
export const showsChat = (input: {
  /** The flag `disableChat`. */
  readonly disabledByFlag: boolean
  readonly hasToken: boolean
  readonly locale: string
  readonly accountType: 'member' | 'swoosh' | null
}): boolean =>
  input.accountType !== 'swoosh' &&
  (input.hasToken || !input.disabledByFlag) &&
  (chatLanguages as readonly string[]).includes(languageOf(input.locale))
