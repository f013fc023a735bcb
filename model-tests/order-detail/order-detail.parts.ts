import { orderDetailMachine } from '../../machines/order-detail/order-detail.machine.ts'
import { selectOrderView } from '../../machines/order-detail/order-detail.selectors.ts'
import type { CachedOrder, OrderDetailInput } from '../../machines/order-detail/order-detail.types.ts'
import { failed } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleOrder } from '../samples/samples.ts'

export const minute = 60_000
export const orderNumber = 'C00000001'
export const order = sampleOrder()
export const nothing = failed({ kind: 'network' })

export const payment = {
  experienceType: () => 'MOBILE' as const,
  returnUrl: 'https://shop.example/us/en/orders/sales/C00000001/payment-confirmation',
}

export const startDetail = (changes: Partial<OrderDetailInput> = {}) => {
  const stored: (CachedOrder | null)[] = []
  const journey = startJourney({
    machine: orderDetailMachine,
    input: (now) => ({
      orderNumber,
      expects: 'sales' as const,
      isMember: true,
      country: 'us',
      language: 'en',
      cached: null,
      payment,
      now,
      ...changes,
    }),
    actions: {
      storeOrder: (_: never, params?: { cached: CachedOrder | null }) => stored.push(params?.cached ?? null),
    } as never,
  })
  const view = () => selectOrderView(journey.snapshot())
  return { ...journey, stored, view }
}
