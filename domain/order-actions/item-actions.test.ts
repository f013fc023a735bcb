import { describe, expect, it } from 'vitest'
import { sampleLine } from '../testing/samples.ts'
import { itemActionNames, offeredItemActions } from './item-actions.ts'

const policy = {
  origin: 'https://shop.test',
  allowedHosts: ['www.ups.com'],
  canWriteReview: true,
  canTrack: true,
  canReturn: true,
  canViewReturn: true,
  place: { country: null, locale: null },
}
const product = { title: 'Tempo Glide 3', metricId: 'MX-77' }

describe('item actions', () => {
  it('[OD-16] come from the line’s own map, and nothing else does', () => {
    const webLink = '/orders/sales/C0123456'
    for (const name of itemActionNames) {
      const line = sampleLine({ actions: { [name]: { webLink }, dance: { webLink } } })
      expect(offeredItemActions(line, policy)).toEqual([{ name, link: webLink }])
    }
    expect(offeredItemActions(sampleLine(), policy)).toEqual([])
  })

  it('[OD-16] give the buy-again link, and only it, mid=metric id', () => {
    const actions = {
      buyItAgain: { webLink: '/p/tempo?c=1' },
      trackShipment: { webLink: 'https://www.ups.com/t?n=1' },
    }
    expect(offeredItemActions(sampleLine({ product, actions }), policy)).toEqual([
      { name: 'buyItAgain', link: '/p/tempo?c=1&mid=MX-77' },
      { name: 'trackShipment', link: 'https://www.ups.com/t?n=1' },
    ])
  })

  it('[OD-16] without a link, or with one that leads elsewhere, are not offered', () => {
    const actions = {
      buyItAgain: null,
      trackShipment: { webLink: 'https://evil.test/t' },
      return: { webLink: 'javascript:alert(1)' },
      getHelp: { webLink: null, appCallback: 'help' },
    }
    expect(offeredItemActions(sampleLine({ actions }), policy)).toEqual([])
  })

  it('[OD-10] offer a review only where one may be written', () => {
    const line = sampleLine({ actions: { writeReview: { webLink: '/reviews/new' } } })
    expect(offeredItemActions(line, policy)).toEqual([{ name: 'writeReview', link: '/reviews/new' }])
    expect(offeredItemActions(line, { ...policy, canWriteReview: false })).toEqual([])
  })

  it('[BA-04] offer tracking only under its conditions', () => {
    const line = sampleLine({ actions: { trackShipment: { webLink: 'https://www.ups.com/t?n=1' } } })
    expect(offeredItemActions(line, policy)).toHaveLength(1)
    expect(offeredItemActions(line, { ...policy, canTrack: false })).toEqual([])
  })

  it('[OD-16 A-38] keep country and locale of the address on pages of the orders, and on no other link', () => {
    const actions = {
      return: { webLink: '/orders/sales/C0123456/return?selected=00123' },
      viewReturn: { webLink: '/gb/en/orders/returns/R0123456' },
      getHelp: { webLink: 'https://www.ups.com/help' },
    }
    const offered = (place: { country: string | null; locale: string | null }) =>
      offeredItemActions(sampleLine({ actions }), { ...policy, place }).map(({ link }) => link)
    const others = ['/gb/en/orders/returns/R0123456', 'https://www.ups.com/help']
    expect([offered({ country: 'pl', locale: 'en' }), offered({ country: null, locale: null })]).toEqual([
      ['/pl/en/orders/sales/C0123456/return?selected=00123', ...others],
      ['/orders/sales/C0123456/return?selected=00123', ...others],
    ])
  })
})
