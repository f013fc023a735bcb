import { profileOf } from '../countries/profile-of.ts'
import { languageOf } from '../languages/locale.ts'

/** Chat is hidden by its flag without a token, for locales that nobody answers in, and for the account type swoosh (SE-05). */
export const showsChat = (input: {
  /** The flag `disableChat`. */
  readonly disabledByFlag: boolean
  readonly hasToken: boolean
  readonly locale: string
  /** Two letters. */
  readonly country: string
  readonly accountType: 'member' | 'swoosh' | null
}): boolean =>
  input.accountType !== 'swoosh' &&
  (input.hasToken || !input.disabledByFlag) &&
  profileOf(input.country).shop.chatLanguages.includes(languageOf(input.locale))
