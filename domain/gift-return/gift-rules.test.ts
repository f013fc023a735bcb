import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles } from '../countries/profiles.gen.ts'
import { asMinor } from '../format/money.ts'
import { countryFlags } from '../pages/flags.ts'
import { shareOfPieces } from '../refunds/refund.ts'
import { piecesToReturn } from '../returns/line-refusal.ts'
import { giftShare } from './gift-shares.ts'
import { giftStanding } from './gift-standing.ts'
import { giftWays } from './gift-ways.ts'
import { takesGiftsBack } from './takes-gifts-back.ts'

describe('what of a gift goes back', () => {
  test.each([
    [{ isOffered: true, isInTime: true, pieces: 2 }, 'open'],
    [{ isOffered: true, isInTime: true, pieces: 0 }, 'nothing'],
    [{ isOffered: true, isInTime: false, pieces: 2 }, 'over'],
    [{ isOffered: false, isInTime: true, pieces: 2 }, 'notOffered'],
    [{ isOffered: false, isInTime: false, pieces: 0 }, 'notOffered'],
  ] as const)('[BY-49] %j is %s', (facts, standing) => {
    expect(giftStanding(facts)).toBe(standing)
  })

  const line = {
    status: 'Delivered',
    isCustomDesign: false,
    isBarredByHost: false,
    isReturnable: true,
    returnableQuantity: 3,
  }
  test.each([
    [line, 0, 3],
    [line, 2, 1],
    [line, 3, 0],
    [line, 4, 0],
    [{ ...line, isReturnable: false }, 0, 0],
    [{ ...line, status: 'Cancelled' }, 0, 0],
    [{ ...line, isBarredByHost: true }, 0, 0],
  ])('[BY-49][BY-51] of %j, with %i away, %i can go back', (facts, away, pieces) => {
    expect(piecesToReturn(facts, 'us', away)).toBe(pieces)
  })

  test('[BY-50] gift and buyer together get back what was paid, in whatever order their pieces go', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        (quantity, paid, isGift) => {
          const ordered = { quantity, amount: asMinor(paid) }
          let left = ordered
          let away = 0
          let back = 0
          for (const gift of isGift.slice(0, quantity)) {
            if (gift) {
              back += giftShare({ ordered, left }, away, 1)
              away += 1
            } else {
              const share = shareOfPieces({ ordered, left }, 1)
              back += share
              left = { quantity: left.quantity - 1, amount: asMinor(left.amount - share) }
            }
          }
          expect(back).toBe(paid)
        },
      ),
    )
  })

  test('[BY-49] its ways need nobody’s address and take nothing from the credit, in every country', () => {
    for (const country of profiles.keys()) {
      const flags = countryFlags(country)
      const ways = giftWays({ country, flags })
      expect(ways.length, country).toBeGreaterThan(0)
      for (const { flow, price, asksPickupAddress } of ways) {
        expect([
          flow === 'PICKUP_RETURN',
          asksPickupAddress,
          ['free', 'shopperPays'].includes(price.kind),
        ]).toEqual([false, false, true])
      }
    }
  })

  test('[BY-48] a country’s profile says whether it takes gifts back', () => {
    expect(['us', 'gb', 'de', 'pl', 'ae', 'jp'].map(takesGiftsBack)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
