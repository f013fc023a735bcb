import { variants } from '../../catalogue/catalogue.ts'
import type { LineSpec } from '../../orders/order-spec.types.ts'
import { payment } from '../../orders/payments.ts'
import { customsNote } from '../../orders/texts.ts'
import { byPicture, line, of, type ScenarioKind } from './kind-parts.ts'

const longTitle =
  'All-Weather Long-Distance Trail Running Shoe with Removable Gaiter, Rock Plate and Reflective Heel, Limited Winter Edition'

const byStyleColor = (styleColor: string): Pick<LineSpec, 'variant'> => {
  const variant = variants.find((candidate) => candidate.styleColor === styleColor)
  if (!variant) throw new RangeError(`no variant ${styleColor}`)
  return { variant }
}

/** Orders that come by parcel, and odd ones that pages have to show as well. */
export const parcelKinds = {
  shipped: of('On its way', 'shipped', 2, (random) => ({
    lines: [line(random, 'shipped'), line(random, 'shipped')],
  })),
  'two-parcels': of('Two parcels: one shipped, one still being packed', 'two-parcels', 2, (random) => ({
    lines: [
      line(random, 'shipped'),
      line(random, 'preparing', { group: 1 }),
      line(random, 'preparing', { group: 1 }),
    ],
  })),
  'tracked-parcels': of('Two parcels: one arrived, one on its way', 'tracked-parcels', 4, (random) => ({
    lines: [
      line(random, 'delivered'),
      line(random, 'shipped', { group: 1 }),
      line(random, 'shipped', { group: 1 }),
    ],
  })),
  delivered: of('Delivered', 'delivered', 6, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered', { quantity: 3 })],
  })),
  'buy-again': of(
    'To be bought again: full price, on sale, unpriced, sold no more',
    'buy-again',
    15,
    (random) => ({
      lines: [
        line(random, 'delivered', byStyleColor('PR1043-205')),
        line(random, 'delivered', byStyleColor('CH2001-135')),
        line(random, 'delivered', byStyleColor('AE5001-247')),
        line(random, 'delivered', byStyleColor('AE5120-366')),
      ],
    }),
  ),
  'known-contacts': of('Ordered without signing in by a member', 'known-contacts', 6, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered')],
  })),
  'many-items': of('200 lines', 'many-items', 3, (random) => ({
    lines: Array.from({ length: 200 }, (_, index) =>
      line(random, index < 120 ? 'shipped' : 'preparing', { group: index < 120 ? 0 : 1 }),
    ),
  })),
  'custom-design': of('Custom design', 'custom-design', 3 / 1440, (random, _, orderNumber) => ({
    lines: [
      line(random, 'ordered', {
        variant: random.pick(byPicture('runner')),
        pbid: `pb${orderNumber.toLowerCase()}`,
      }),
    ],
    rule: 'complete',
  })),
  'custom-delivered': of('Custom design, delivered', 'custom-design', 12, (random, _, orderNumber) => ({
    lines: [
      line(random, 'delivered', {
        variant: random.pick(byPicture('hightop')),
        pbid: `pb${orderNumber.toLowerCase()}`,
      }),
    ],
  })),
  'global-store': of('From the international store', 'global-store', 7, (random) => ({
    lines: [line(random, 'delivered')],
    message: customsNote,
    more: { isGlobalStoreOrder: true },
  })),
  'missing-picture': of('Lines without a picture', 'missing-picture', 4, (random) => ({
    lines: [line(random, 'shipped', { withoutPicture: true }), line(random, 'shipped')],
  })),
  'long-title': of('A very long product title', 'long-title', 4, (random) => ({
    lines: [
      line(random, 'shipped', { title: longTitle, quantity: 12, variant: random.pick(byPicture('trail')) }),
    ],
  })),
  'long-number': of('An order number of 20 characters', 'long-number', 30, (random) => ({
    delivery: 'store',
    lines: [line(random, 'pickedUp')],
    payments: [payment('CASH')],
  })),
  partner: of('From a partner store', 'partner', 11, (random) => ({
    orderType: 'PARTNER_SALES_ORDER',
    lines: [line(random, 'delivered')],
    more: { partnerName: 'Corner Sports Collective' },
  })),
  'partner-gated': of('From a partner store, for members', 'partner', 21, (random) => ({
    orderType: 'PARTNER_SALES_ORDER',
    lines: [line(random, 'shipped')],
    more: { partnerName: 'Harbour & Hill Outfitters', memberGated: true },
  })),
} as const satisfies Record<string, ScenarioKind>
