import { useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { authorizationInfoOf } from '../../../domain/orders/authorization-info.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { methodLabelOf } from '../../../domain/return-methods/analytics.ts'
import type { LabelMethod } from '../../../domain/return-methods/return-label.ts'
import {
  createReturnLabelMachine,
  pendingDispatch,
} from '../../../machines/return-label/return-label.actors.ts'
import { selectVisitorDetail } from '../../../machines/session/session.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { ReturnLabelActor } from './return-label-context.ts'

/** Runs the label flow of one return. An attempt to send from before a reload is taken up by its stored key. */
export const useReturnLabelActor = (order: Order, method: LabelMethod): ReturnLabelActor => {
  const app = useApp()
  const machine = useMemo(() => createReturnLabelMachine(app.changes), [app])
  return useFlow(machine, {
    input: {
      returnOrderNumber: order.orderNumber,
      country: orderCountry(order, app.place.marketplace),
      language: app.place.language,
      orderDate: order.transaction.orderDate,
      contacts: {
        authorizationInfo: authorizationInfoOf(order),
        visitorDetail: selectVisitorDetail(app.session.getSnapshot()),
      },
      pending: pendingDispatch(app.changes.keys, order.orderNumber),
      now: app.clock.now,
    },
    on: {
      'dispatch.submitted': () => {
        const label = methodLabelOf(method)
        if (label !== null) app.track('Return Label Type Submitted', { method: label })
      },
    },
  })
}
