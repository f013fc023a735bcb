import { payment } from '../../orders/payments.ts'
import type { Stage } from '../../orders/stages.ts'
import { byPicture, cardOf, line, of, type ScenarioKind } from './kind-parts.ts'

const returnKind = (title: string, tag: string, ageDays: number, stage: Stage): ScenarioKind =>
  of(title, tag, ageDays, (random) => ({
    lines: [line(random, stage), line(random, 'delivered', { group: 1 })],
  }))

/** Orders to send back, and those that were sent back. */
export const returnKinds = {
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
  'kr-courier': of('Delivered in Korea, a courier comes for what goes back', 'kr-courier', 5, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered', { quantity: 2 })],
  })),
  'return-created': returnKind('Return created', 'return-created', 12, 'returnCreated'),
  'emea-paperless': of('Return by code, asked for two minutes ago', 'emea-paperless', 12, (random) => ({
    lines: [line(random, 'returnCreated'), line(random, 'delivered', { group: 1 })],
    asReturn: { method: 'emeaPaperless', ageMinutes: 2 },
  })),
  'emea-dropoff': of('Return by drop-off, its label to be printed', 'emea-dropoff', 12, (random) => ({
    lines: [line(random, 'returnCreated'), line(random, 'delivered', { group: 1 })],
    asReturn: { method: 'emeaDropoff', ageMinutes: 120 },
  })),
  'jp-sagawa': of('Return by Sagawa, the driver to come', 'jp-sagawa', 12, (random) => ({
    lines: [line(random, 'returnCreated'), line(random, 'delivered', { group: 1 })],
    asReturn: { method: 'sagawaPickup', ageMinutes: 120 },
  })),
  'return-pickup': of('Return by pickup, the driver to be booked', 'return-pickup', 12, (random) => ({
    lines: [line(random, 'returnCreated'), line(random, 'delivered', { group: 1 })],
    asReturn: { method: 'upsPickup', ageMinutes: 120 },
  })),
  'return-to-store': of('Return to a store that was picked', 'return-to-store', 12, (random) => ({
    lines: [line(random, 'returnCreated'), line(random, 'delivered', { group: 1 })],
    asReturn: { method: 'returnToStore', ageMinutes: 120 },
  })),
  'in-store-cash': {
    ...of('Bought in a store and paid in cash', 'cash', 6, (random) => ({
      delivery: 'store',
      lines: [line(random, 'pickedUp'), line(random, 'pickedUp', { quantity: 2 })],
      payments: [payment('CASH')],
    })),
    tags: ['cash', 'in-store-cash'],
  },
  'return-cash': of('Return of a cash purchase, to be refunded to a bank', 'return-cash', 12, (random) => ({
    delivery: 'store',
    lines: [line(random, 'returnCreated'), line(random, 'pickedUp', { group: 1 })],
    payments: [payment('CASH')],
  })),
  'return-in-process': returnKind('Return in process', 'return-in-process', 16, 'returnInProcess'),
  'return-completed': returnKind('Return completed', 'return-completed', 25, 'returnCompleted'),
  'return-denied': returnKind('Return denied', 'return-denied', 25, 'returnDenied'),
  'refund-being-checked': returnKind(
    'Return arrived, the goods being checked',
    'refund-being-checked',
    16,
    'returnArrived',
  ),
  'refund-in-two-ways': of(
    'Refunded to a card and to a gift card',
    'refund-in-two-ways',
    25,
    (random, { country }) => ({
      lines: [line(random, 'returnCompleted'), line(random, 'returnCompleted', { quantity: 2 })],
      payments: [payment('GIFT_CERTIFICATE', '0017'), payment(cardOf(country), '4242')],
    }),
  ),
  'refund-in-part': of('Refunded in part: one piece was denied', 'refund-in-part', 25, (random, market) => ({
    lines: [
      line(random, 'returnCompleted'),
      line(random, 'returnDenied'),
      line(random, 'delivered', { group: 1 }),
    ],
    shipping: market.shipping.fee,
    payments: [payment(cardOf(market.country), '4242')],
  })),
  'returned-to-store': returnKind('Returned at a store', 'returned-to-store', 18, 'returnedToStore'),
} as const satisfies Record<string, ScenarioKind>
