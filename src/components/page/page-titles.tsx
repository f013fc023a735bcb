import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageName, pageNameOf, pageTitle } from '../../../domain/pages/page.ts'
import { orderNumberIn, type PageSubject, pageSubjectOf } from '../../../domain/pages/page-subject.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'

/** What a page is called in its title (SH-07). */
const names = {
  orderDetails: msg`Order Details`,
  guestLookup: msg`Guest Order Lookup`,
  giftCardLookup: msg`Check Your Gift Card Balance`,
  summary: msg`Member Orders`,
} satisfies Record<PageName, unknown>

/** What tells pages of one name apart; the page's own name is enough where nothing stands here. */
const subjects: Partial<Record<PageSubject, MessageDescriptor>> = {
  partnerOrders: msg`Partner orders`,
  guestCode: msg`Your orders by code`,
  curbside: msg`Curbside pickup`,
  paymentRedirect: msg`Continue to payment`,
  salesOrder: msg`Order`,
  returnItems: msg`Return items`,
  payment: msg`Payment`,
  paymentConfirmation: msg`Payment confirmation`,
  pickup: msg`Store pickup`,
  refundStatus: msg`Where is my refund?`,
  papers: msg`Invoices and documents`,
  notifications: msg`Order updates`,
  onTheWay: msg`On your way`,
  delivery: msg`Change delivery`,
  cancelItems: msg`Cancel items`,
  returnOrder: msg`Return`,
  returnInstructions: msg`Return instructions`,
  cancelReturn: msg`Cancel return`,
  returnProof: msg`Proof of return`,
  refundPayment: msg`Refund to your bank`,
  refundPaymentConfirmation: msg`Refund confirmation`,
  withdrawal: msg`Withdraw from contract`,
  giftReturn: msg`Return a gift`,
  stopNotifications: msg`Stop messages`,
}

const wordsOf = (i18n: I18n, pathname: string): string => {
  const subject = pageSubjectOf(pathname)
  if (subject === 'unknown') return i18n._(msg`Page not found`)
  const name = i18n._(names[pageNameOf(pathname)])
  const about = subjects[subject]
  const own = [about ? i18n._(about) : null, orderNumberIn(pathname)].filter((part) => part !== null)
  return own.length === 0 ? name : `${own.join(' ')} – ${name}`
}

/** The title of the page of a path: what it is about first, for tabs are narrow, then its name and the shop's (SH-07). */
export const titleOf = (i18n: I18n, pathname: string, country: string | null): string =>
  pageTitle(wordsOf(i18n, pathname), shop.name, country)
