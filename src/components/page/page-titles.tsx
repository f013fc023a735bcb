import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageName, pageNameOf, pageTitle } from '../../../domain/pages/page.ts'
import { orderNumberIn, type PageSubject, pageSubjectOf } from '../../../domain/pages/page-subject.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'

/** What a page is called in its title (SH-07). */
const names = {
  orderDetails: msg({
    message: 'Order Details',
    comment: 'In the title of pages, shown on the tab of the browser: all about one order',
  }),
  guestLookup: msg({
    message: 'Guest Order Lookup',
    comment:
      'In the title of pages, shown on the tab of the browser: where orders are found without signing in (noun)',
  }),
  giftCardLookup: msg`Check Your Gift Card Balance`,
  summary: msg({
    message: 'Member Orders',
    comment: 'In the title of pages, shown on the tab of the browser: orders of whoever is signed in',
  }),
} satisfies Record<PageName, unknown>

/** What tells pages of one name apart; the page's own name is enough where nothing stands here. */
const subjects: Partial<Record<PageSubject, MessageDescriptor>> = {
  partnerOrders: msg({
    message: 'Partner orders',
    comment: 'In the title of the page of orders from partner stores',
  }),
  guestCode: msg`Your orders by code`,
  curbside: msg`Curbside pickup`,
  paymentRedirect: msg`Continue to payment`,
  salesOrder: msg({ message: 'Order', comment: 'Noun, before the number of an order' }),
  returnItems: msg`Return items`,
  payment: msg`Payment`,
  paymentConfirmation: msg`Payment confirmation`,
  pickup: msg`Store pickup`,
  refundStatus: msg`Where is my refund?`,
  papers: msg`Invoices and documents`,
  notifications: msg`Order updates`,
  onTheWay: msg({
    message: 'On your way',
    comment:
      'In the title of the page on which the shopper tells a store when they will be there to pick up an order',
  }),
  delivery: msg({
    message: 'Change delivery',
    comment:
      'Button, link, and title of the page: to another address or on another day (verb). Up to 26 characters',
  }),
  cancelItems: msg`Cancel items`,
  returnOrder: msg({
    message: 'Return',
    comment:
      'Noun: goods that are sent back. On a label, before the number of a return, and in the title of a page',
  }),
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
