import { msg } from '@lingui/core/macro'
import type { PageName } from '../../../domain/pages/page.ts'

/** What is said of a page where its address is shown. */
export const pageDescriptions = {
  orderDetails: msg`Where your order is, what it cost, and what you can do with it.`,
  guestLookup: msg`Find an order by its number and your email address, without signing in.`,
  giftCardLookup: msg`Check what’s left on a gift card.`,
  summary: msg`Your orders and returns: where they are and what you can do with them.`,
} satisfies Record<PageName, unknown>
