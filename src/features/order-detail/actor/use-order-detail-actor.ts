import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { experienceTypeOf, paymentReturnUrl } from '../../../../domain/payments/deferred-payment.ts'
import { createOrderDetailMachine } from '../../../../machines/order-detail/order-detail.actors.ts'
import type { ExpectedOrder } from '../../../../machines/order-detail/order-detail.types.ts'
import { useApp, useFlags, useMember } from '../../../components/app/app-context.ts'
import { useFlow } from '../../../components/app/use-flow.ts'
import { useOrderExits } from '../../../components/order/use-order-exits.ts'
import type { OrderDetailActor } from './order-detail-context.ts'

type Input = { readonly orderNumber: string; readonly expects: ExpectedOrder }

/** Runs the order detail flow of one order, and turns its facts into navigation, session and reports. */
export const useOrderDetailActor = ({ orderNumber, expects }: Input): OrderDetailActor => {
  const app = useApp()
  const isMember = useMember() !== null
  const { enableDeferredPayment } = useFlags()
  const navigate = useNavigate()
  const exits = useOrderExits()
  const machine = useMemo(
    () => createOrderDetailMachine({ ...app.changes, order: app.prefetchedOrder, cache: app.orderCache }),
    [app],
  )
  return useFlow(machine, {
    input: {
      orderNumber,
      expects,
      isMember,
      cached: app.orderCache.read(orderNumber),
      country: app.place.marketplace,
      language: app.place.language,
      payment: enableDeferredPayment
        ? {
            experienceType: () => experienceTypeOf(app.device.width()),
            returnUrl: paymentReturnUrl(app.device.origin, app.place, orderNumber),
          }
        : null,
      now: app.clock.now,
    },
    on: {
      'order.typeMismatch': (event) => {
        const params = { orderNumber: event.orderNumber }
        void (event.orderType === 'RETURN_ORDER'
          ? navigate({ to: '/{-$country}/{-$locale}/orders/returns/$orderNumber', params, replace: true })
          : navigate({ to: '/{-$country}/{-$locale}/orders/sales/$orderNumber', params, replace: true }))
      },
      ...exits,
    },
  })
}
