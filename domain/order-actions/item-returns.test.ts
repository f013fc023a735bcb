import { describe, expect, it } from 'vitest'
import { profileOf } from '../countries/profile-of.ts'
import { sampleLine } from '../testing/samples.ts'
import { offeredItemActions } from './item-actions.ts'
import { itemReturnsOf } from './item-returns.ts'

const elsewhere = {
  origin: 'https://shop.test',
  allowedHosts: [],
  canWriteReview: true,
  canTrack: true,
  place: { country: null, locale: null },
}

describe('returning a line from its card', () => {
  const orderDate = '2026-11-01T00:00:00.000Z'
  const placed = Date.parse(orderDate)
  const dayMs = 86_400_000
  const offered = (
    parts: Parameters<typeof sampleLine>[0],
    { at = placed, ...asked }: { at?: number; disableReturns?: boolean; orderType?: 'RETURN_ORDER' } = {},
  ) => {
    const actions = { return: { webLink: '/r' }, viewReturn: { webLink: '/v' } }
    const line = sampleLine({ ...parts, actions })
    const place = {
      orderType: 'SALES_ORDER',
      country: 'us',
      now: at,
      disableReturns: false,
      ...asked,
    } as const
    return offeredItemActions(line, { ...elsewhere, ...itemReturnsOf(line, place) }).map(({ name }) => name)
  }
  const money = { orderDate, quantity: 1, returnableQuantity: 1 }
  const returnable = {
    returnableFlag: true,
    lineItemTransaction: money,
    lineItemStatus: { status: 'Delivered' },
  }
  const requested = (status: string) => ({ lineItemTransaction: money, lineItemStatus: { status } })

  it('[OD-16 A-38][RI-10] is offered while pieces can go back within the window, and returns are on', () => {
    const { windowDays } = profileOf('us').returns
    expect([
      offered(returnable),
      offered(returnable, { at: placed + windowDays * dayMs - 1 }),
      offered(returnable, { at: placed + windowDays * dayMs }),
      offered(returnable, { disableReturns: true }),
      offered(returnable, { orderType: 'RETURN_ORDER' }),
      offered({ ...returnable, returnableFlag: false }),
      offered({ ...returnable, lineItemTransaction: { ...money, returnableQuantity: 0 } }),
    ]).toEqual([['return'], ['return'], [], [], [], [], []])
  })

  it('[OD-16 A-38][RI-08] shows the return only created or in process, within 30 days of the order, and with returns on', () => {
    expect([
      offered(requested('Return Created')),
      offered(requested('Return In Progress')),
      offered(requested('Return Created'), { at: placed + 30 * dayMs }),
      offered(requested('Return Created'), { at: placed + 30 * dayMs + 1 }),
      offered(requested('Return Created'), { disableReturns: true }),
      offered(requested('Return Processed')),
      offered(requested('Return Denied')),
      offered(requested('Delivered')),
    ]).toEqual([['viewReturn'], ['viewReturn'], ['viewReturn'], [], [], [], [], []])
  })
})
