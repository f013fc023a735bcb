import { line, of, type ScenarioKind } from './kind-parts.ts'

/** Orders that were bought as gifts: each has a receipt with a code, and whoever holds it may send pieces back. */
export const giftKinds = {
  gift: of('Bought as a gift', 'gift', 8, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered', { quantity: 3 }), line(random, 'delivered')],
    more: { isGift: true },
  })),
  'gift-late': {
    ...of('Bought as a gift, too late to return', 'gift', 90, (random) => ({
      lines: [line(random, 'delivered')],
      more: { isGift: true },
    })),
    tags: ['gift', 'gift-late'],
  },
} as const satisfies Record<string, ScenarioKind>
