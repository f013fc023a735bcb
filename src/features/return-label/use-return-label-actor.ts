import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { authorizationInfoOf } from '../../../domain/orders/authorization-info.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { methodLabelOf } from '../../../domain/return-methods/analytics.ts'
import type { LabelMethod } from '../../../domain/return-methods/return-label.ts'
import { createReturnLabelMachine } from '../../../machines/return-label/return-label.actors.ts'
import { storedDispatch } from '../../../machines/return-label/stored-dispatch.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import { newKey } from '../../components/app/new-key.ts'
import type { ReturnLabelActor } from './return-label-context.ts'

/** Runs the label flow of one return. An attempt to send from before a reload is taken up by its stored key. */
export const useReturnLabelActor = (order: Order, method: LabelMethod): ReturnLabelActor => {
  const app = useApp()
  const machine = useMemo(() => createReturnLabelMachine({ http: app.http, keys: app.labelKeys }), [app])
  const actor = useActorRef(machine, {
    input: {
      returnOrderNumber: order.orderNumber,
      country: orderCountry(order, app.place.marketplace),
      language: app.place.language,
      orderDate: order.transaction.orderDate,
      contacts: {
        authorizationInfo: authorizationInfoOf(order),
        visitorDetail: selectVisitor(app.session.getSnapshot()),
      },
      stored: storedDispatch(app.labelKeys, order.orderNumber),
      now: app.clock.now,
      newKey,
    },
  })
  useEffect(() => {
    return endWatches(
      actor.on('dispatch.submitted', () => {
        const label = methodLabelOf(method)
        if (label !== null) app.track('Return Label Type Submitted', { method: label })
      }),
      actor.on('error.reported', ({ code, devMessage }) => app.reportError(code, devMessage)),
    )
  }, [actor, app, method])
  return actor
}
