import { payment } from '../../orders/payments.ts'
import { partOnItsWay } from '../../orders/texts.ts'
import type { SandboxRule } from '../../tables.ts'
import { cardOf, line, of, type ScenarioKind } from './kind-parts.ts'

const open = (title: string, tag: string, rule: SandboxRule): ScenarioKind => ({
  title,
  tags: tag === 'cancellable' ? [tag] : ['cancel', tag],
  ageMinutes: 3,
  make: (random) => ({
    lines: [line(random, 'ordered'), line(random, 'ordered', { quantity: 2 })],
    rule,
  }),
})

/** Three pieces of one item and two others; `isByGiftCard`: a gift card paid some of it. */
const withPieces = (
  title: string,
  tag: string,
  { rule, isByGiftCard = false }: { readonly rule: SandboxRule; readonly isByGiftCard?: boolean },
): ScenarioKind => ({
  title,
  tags: [tag],
  ageMinutes: 3,
  make: (random, { country, shipping }) => ({
    lines: [line(random, 'ordered', { quantity: 3 }), line(random, 'ordered'), line(random, 'ordered')],
    shipping: shipping.fee,
    payments: [
      ...(isByGiftCard ? [payment('GIFT_CERTIFICATE', '0017')] : []),
      payment(cardOf(country), '4242'),
    ],
    rule,
  }),
})

/** Orders that can be cancelled, are being cancelled, or were. */
export const cancellationKinds = {
  cancellable: open('Just ordered, can be cancelled', 'cancellable', 'complete'),
  'cancel-denied': open('Cancellation is denied', 'cancel-denied', 'denied'),
  'cancel-pending': open('Cancellation stays pending', 'cancel-pending', 'pending'),
  'cancel-slow': open('Cancellation takes its time', 'cancel-slow', 'slow'),
  'cancel-failing': open('Cancellation fails', 'cancel-failing', 'failing'),
  'items-cancellable': withPieces('Some items can be cancelled', 'items-cancellable', { rule: 'complete' }),
  'items-cancel-denied': withPieces('Packed while some items are cancelled', 'items-cancel-denied', {
    rule: 'denied',
  }),
  'items-cancel-pending': withPieces('Cancelling some items stays pending', 'items-cancel-pending', {
    rule: 'pending',
    isByGiftCard: true,
  }),
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
} as const satisfies Record<string, ScenarioKind>
