import { payment } from '../../orders/payments.ts'
import { line, of, type ScenarioKind } from './kind-parts.ts'

/** Orders of stores: bought there, fetched there, or brought out to the curb. */
export const pickupKinds = {
  'in-store': of('Bought in a store', 'in-store', 9, (random) => ({
    delivery: 'store',
    lines: [line(random, 'pickedUp'), line(random, 'pickedUp')],
    payments: [payment('POS_PURCHASE')],
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
  'on-the-way': of('On the way to a store, with a return', 'on-the-way', 9, (random) => ({
    delivery: 'pickup',
    pickupRole: 'alwaysOpen',
    lines: [line(random, 'pickupReady'), line(random, 'returnCreated', { group: 1 })],
    asReturn: { method: 'returnToStore', ageMinutes: 120, isToAnyStore: true },
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
} as const satisfies Record<string, ScenarioKind>
