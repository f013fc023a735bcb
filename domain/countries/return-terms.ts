import type { Flags } from '../../contract/session/experience.ts'
import type { PriceRule, ReturnFacts } from './country.types.ts'
import { profileOf } from './profile-of.ts'
import { guestsPay, usual } from './usual.ts'

/** Terms of returns that a flag can take from a country. */
export type ReturnTerms = Pick<ReturnFacts, 'reasons' | 'namesRefundTotal' | 'viewsLabel'> & {
  /** Price of every way back; `null` where each has its own. */
  readonly price: Readonly<Record<'member' | 'guest', PriceRule>> | null
}

/** Terms of returns in a country, two letters: its own, or the usual ones while the flag of its own is off (SE-06). */
export const returnTerms = (country: string | null, flags: Flags): ReturnTerms => {
  const { ownTermsFlag, reasons, namesRefundTotal, viewsLabel } = profileOf(country).returns
  if (ownTermsFlag === undefined || flags[ownTermsFlag]) {
    return { reasons, namesRefundTotal, viewsLabel, price: null }
  }
  return {
    reasons: usual.returns.reasons,
    namesRefundTotal: usual.returns.namesRefundTotal,
    viewsLabel: usual.returns.viewsLabel,
    price: guestsPay,
  }
}
