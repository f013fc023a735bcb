import { msg } from '@lingui/core/macro'
import type { PageName } from '../../../domain/pages/page.ts'

/** What a page is called in its title (SH-07). */
export const pageTitles = {
  orderDetails: msg`Order Details`,
  guestLookup: msg`Guest Order Lookup`,
  giftCardLookup: msg`Check Your Gift Card Balance`,
  summary: msg`Member Orders`,
} satisfies Record<PageName, unknown>
