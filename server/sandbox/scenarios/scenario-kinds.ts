import type { Payment } from '../../../contract/orders/payment.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { pickVariant, type Variant, variants } from '../catalogue/catalogue.ts'
import { listPrice } from '../catalogue/prices.ts'
import type { LineSpec, OrderSpec } from '../orders/order-spec.types.ts'
import { payment } from '../orders/payments.ts'
import type { Random } from '../orders/random.ts'
import type { Stage } from '../orders/stages.ts'
import { awaitingPayment, customsNote, partOnItsWay } from '../orders/texts.ts'
import type { SandboxRule } from '../tables.ts'

/** What tells an order of this kind from a usual one of its market. */
type ScenarioOrder = Pick<OrderSpec, 'lines'> & Partial<OrderSpec>

export type ScenarioKind = {
  readonly title: string
  /** Tags of decisions.md, and some of our own. */
  readonly tags: readonly string[]
  /** Minutes since the order was placed, when it is loaded. */
  readonly ageMinutes: number
  readonly make: (random: Random, market: OrderSpec['market'], orderNumber: string) => ScenarioOrder
}

const line = (random: Random, stage: Stage, more: Partial<LineSpec> = {}): LineSpec => ({
  variant: pickVariant(random.pick),
  sizeIndex: random.int(0, 7),
  quantity: 1,
  stage,
  group: 0,
  ...more,
})

const byPicture = (name: string): readonly Variant[] =>
  variants.filter((variant) => variant.image.includes(`/${name}.svg`))

const byStyleColor = (styleColor: string): Pick<LineSpec, 'variant'> => {
  const variant = variants.find((candidate) => candidate.styleColor === styleColor)
  if (!variant) throw new RangeError(`no variant ${styleColor}`)
  return { variant }
}

const open = (title: string, tag: string, rule: SandboxRule): ScenarioKind => ({
  title,
  tags: tag === 'cancellable' ? [tag] : ['cancel', tag],
  ageMinutes: 3,
  make: (random) => ({
    lines: [line(random, 'ordered'), line(random, 'ordered', { quantity: 2 })],
    rule,
  }),
})

const of = (title: string, tag: string, ageDays: number, make: ScenarioKind['make']): ScenarioKind => ({
  title,
  tags: [tag],
  ageMinutes: Math.round(ageDays * 1440),
  make,
})

/** Ordered, and the payment left for later; `way` in place of what people of the market pay with. */
const unpaid = (title: string, tag: string, way?: Payment): ScenarioKind =>
  of(title, tag, 0.1, (random, _, orderNumber) => ({
    lines: [line(random, 'ordered')],
    message: awaitingPayment,
    ...(way && { payments: [way] }),
    more: {
      paymentHoldFlag: true,
      paymentPending: true,
      paymentApprovalId: `ap${orderNumber.toLowerCase()}`,
    },
  }))

const returnKind = (title: string, tag: string, ageDays: number, stage: Stage): ScenarioKind =>
  of(title, tag, ageDays, (random) => ({
    lines: [line(random, stage), line(random, 'delivered', { group: 1 })],
  }))

const longTitle =
  'All-Weather Long-Distance Trail Running Shoe with Removable Gaiter, Rock Plate and Reflective Heel, Limited Winter Edition'

/** Kinds of orders that flows and tests start from. */
const scenarioKinds = {
  cancellable: open('Just ordered, can be cancelled', 'cancellable', 'complete'),
  'cancel-denied': open('Cancellation is denied', 'cancel-denied', 'denied'),
  'cancel-pending': open('Cancellation stays pending', 'cancel-pending', 'pending'),
  'cancel-slow': open('Cancellation takes its time', 'cancel-slow', 'slow'),
  'cancel-failing': open('Cancellation fails', 'cancel-failing', 'failing'),
  'cancellation-pending': of(
    'Cancellation under way since yesterday',
    'cancellation-pending',
    1,
    (random) => ({
      lines: [line(random, 'preparing')],
      more: { pendingModification: 'CANCEL_ORDER' },
    }),
  ),
  cancelled: of('Cancelled', 'cancelled', 5, (random) => ({
    lines: [line(random, 'cancelled'), line(random, 'cancelled')],
  })),
  'partly-cancelled': of('One line cancelled, the other under way', 'partly-cancelled', 2, (random) => ({
    lines: [line(random, 'shipped'), line(random, 'cancelled')],
    more: { subStatus: partOnItsWay },
  })),
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
  'in-store': of('Bought in a store', 'in-store', 9, (random) => ({
    delivery: 'store',
    lines: [line(random, 'pickedUp'), line(random, 'pickedUp')],
    payments: [payment('POS_PURCHASE', '4242')],
  })),
  'pickup-ready': of('Ready to be picked up', 'pickup-ready', 0.4, (random) => ({
    delivery: 'pickup',
    lines: [line(random, 'pickupReady')],
  })),
  'picked-up': of('Picked up', 'picked-up', 8, (random) => ({
    delivery: 'pickup',
    lines: [line(random, 'pickedUp')],
  })),
  'pickup-preparing': of('Ordered for pickup, being prepared', 'pickup-preparing', 0.03, (random) => ({
    delivery: 'pickup',
    lines: [line(random, 'preparing')],
    rule: 'complete',
  })),
  'pickup-point': of('Waits at a pickup point', 'pickup-point', 1, (random) => ({
    delivery: 'pickup',
    pickupRole: 'pickupPoint',
    lines: [line(random, 'pickupReady')],
  })),
  curbside: of('Ready at the curb, at a store that never closes', 'curbside', 0.2, (random) => ({
    delivery: 'pickup',
    pickupRole: 'alwaysOpen',
    lines: [line(random, 'pickupReady'), line(random, 'pickupReady', { quantity: 2 })],
  })),
  'curbside-duplicate': of('The store knows already that you wait', 'curbside-duplicate', 0.2, (random) => ({
    delivery: 'pickup',
    pickupRole: 'alwaysOpen',
    isNotedByStore: true,
    lines: [line(random, 'pickupReady')],
  })),
  'store-closed': of('At the curb of a store that is closed', 'store-closed', 0.5, (random) => ({
    delivery: 'pickup',
    pickupRole: 'neverOpen',
    lines: [line(random, 'pickupReady')],
  })),
  'no-curbside': of('At a store that brings nothing to the curb', 'no-curbside', 0.5, (random) => ({
    delivery: 'pickup',
    pickupRole: 'withoutCurbside',
    lines: [line(random, 'pickupReady')],
  })),
  'hours-unknown': of('At a store that says nothing of its hours', 'hours-unknown', 0.2, (random) => ({
    delivery: 'pickup',
    pickupRole: 'hoursUnknown',
    lines: [line(random, 'pickupReady')],
  })),
  'hours-listed': of('At a store that lists its days', 'hours-listed', 0.2, (random) => ({
    delivery: 'pickup',
    pickupRole: 'hoursListed',
    lines: [line(random, 'pickupReady')],
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
  returnable: of('Delivered, five items to return', 'returnable', 6, (random) => ({
    lines: [
      line(random, 'delivered'),
      line(random, 'delivered', { quantity: 3 }),
      line(random, 'delivered'),
      line(random, 'delivered', { quantity: 2 }),
      line(random, 'delivered'),
    ],
  })),
  'partly-returnable': of(
    'Delivered: one part was returned, one cannot be',
    'partly-returnable',
    20,
    (random, _, orderNumber) => ({
      lines: [
        line(random, 'delivered', { quantity: 2 }),
        line(random, 'delivered', {
          variant: random.pick(byPicture('runner')),
          pbid: `pb${orderNumber.toLowerCase()}`,
        }),
        line(random, 'returnCompleted', { group: 1 }),
      ],
    }),
  ),
  'return-created': returnKind('Return created', 'return-created', 12, 'returnCreated'),
  'emea-paperless': of('Return by code, asked for two minutes ago', 'emea-paperless', 12, (random) => ({
    lines: [line(random, 'returnCreated'), line(random, 'delivered', { group: 1 })],
    asReturn: { method: 'emeaPaperless', ageMinutes: 2 },
  })),
  'return-in-process': returnKind('Return in process', 'return-in-process', 16, 'returnInProcess'),
  'return-completed': returnKind('Return completed', 'return-completed', 25, 'returnCompleted'),
  'return-denied': returnKind('Return denied', 'return-denied', 25, 'returnDenied'),
  'returned-to-store': returnKind('Returned at a store', 'returned-to-store', 18, 'returnedToStore'),
  'global-store': of('From the international store', 'global-store', 7, (random) => ({
    lines: [line(random, 'delivered')],
    message: customsNote,
    more: { isGlobalStoreOrder: true },
  })),
  cash: of('Paid in cash', 'cash', 6, (random) => ({
    lines: [line(random, 'delivered')],
    payments: [payment('CASH')],
  })),
  'gift-card-payment': of('Paid by gift card and credit card', 'gift-card-payment', 6, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered')],
    payments: [payment('GIFT_CERTIFICATE', '0017'), payment('CREDIT_CARD', '4242')],
  })),
  discounted: of('Promotion code, fees and a sale price', 'discounted', 6, (random, market) => ({
    lines: [
      line(random, 'delivered', { sale: 30, fees: listPrice(2, market.currency) }),
      line(random, 'delivered', { quantity: 3 }),
    ],
    discountPercent: 15,
  })),
  'payment-pending': unpaid('Payment still due', 'payment-pending'),
  'deferred-form': unpaid('Left unpaid, finished by a form', 'deferred-form', payment('CREDIT_CARD', '4242')),
  'deferred-form-get': unpaid(
    'Left unpaid, finished at a bank or a counter',
    'deferred-form',
    payment('OFFLINE_BANK'),
  ),
  'deferred-wallet': unpaid('Left unpaid, finished in the wallet app', 'deferred-wallet', payment('WECHAT')),
  'legacy-payment': of(
    'Finished on the older payment page',
    'legacy-payment',
    0.1,
    (random, _, orderNumber) => ({
      lines: [line(random, 'ordered')],
      more: {
        paymentHoldFlag: true,
        legacyPaymentUrl: `https://${shop.site}/payment/legacy/${orderNumber}`,
      },
    }),
  ),
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

export type ScenarioKindName = keyof typeof scenarioKinds

export const scenarioKind = (name: ScenarioKindName): ScenarioKind => scenarioKinds[name]

/** Kinds whose page is the curb's. */
export const curbsideKinds: ReadonlySet<ScenarioKindName> = new Set([
  'curbside',
  'curbside-duplicate',
  'store-closed',
  'no-curbside',
  'hours-unknown',
  'hours-listed',
])

/** Orders of these kinds are kept fit for use by `GET /api/sandbox/scenarios`: within the cancel window, not picked up. */
export const openKinds: ReadonlySet<ScenarioKindName> = new Set([
  'cancellable',
  'cancel-denied',
  'cancel-pending',
  'cancel-slow',
  'cancel-failing',
  'custom-design',
  'curbside',
])
