import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { localeTag } from '../../../domain/languages/locale.ts'
import { type ReturnStep, returnSteps } from '../../../domain/returns/return-steps.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createReturnWizardMachine } from '../../../machines/return-wizard/return-wizard.actors.ts'
import { captureReturn } from '../../../services/returns/capture-return.ts'
import { useApp, useFlags, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { bankRefundRoute, instructionsRoute } from '../../components/links/instructions-route.ts'
import { instructionsSearch } from './instructions-search.ts'
import { keepRecord } from './keep-record.ts'
import { orderToReturn } from './order-to-return.ts'
import { createReturnMemory } from './return-memory.ts'
import type { ReturnWizardActor } from './return-wizard-context.ts'
import { useAskedSteps, useStepAddress } from './step/use-step-address.ts'
import { trackStep } from './track-step.ts'

const sales = '/{-$country}/{-$locale}/orders/sales/$orderNumber' as const
const returns = '/{-$country}/{-$locale}/orders/returns/$orderNumber' as const

type Input = {
  readonly orderNumber: string
  readonly selectedGtin: string | null
  readonly step: ReturnStep
}

/** Runs the return of one order, and turns its facts into navigation, session and reports. */
export const useReturnWizardActor = ({ orderNumber, selectedGtin, step }: Input): ReturnWizardActor => {
  const app = useApp()
  const { place, clock, device } = app
  const flags = useFlags()
  const member = useMember()
  const navigate = useNavigate()
  const [since] = useState(Date.now)
  const memory = useMemo(() => createReturnMemory({ ...device, now: clock.now }), [device, clock])
  const machine = useMemo(
    () =>
      createReturnWizardMachine({
        ...app.changes,
        order: app.prefetchedOrder,
        providers: app.providers,
        memory,
        orderNumber,
        since,
      }),
    [app, memory, orderNumber, since],
  )
  // A later step stands on what lies in the tab, which the host does not have: until that is here it is not known which one shows.
  const waitsForDraft = step !== returnSteps[0] && !app.hydration.isOver()
  const instructionsTo = instructionsRoute(flags)
  const address = useStepAddress(orderNumber)
  const actor = useFlow(machine, {
    input: {
      orderNumber,
      upmId: member?.upmId ?? null,
      country: place.marketplace,
      language: place.language,
      locale: localeTag(place.language, place.country),
      flags,
      selectedGtin,
      step,
      now: clock.now,
      known: waitsForDraft ? null : orderToReturn(app, orderNumber),
      storedDraft: memory.readDraft(orderNumber),
      pendingKey: pendingKeyOf(app.changes.keys, captureReturn, { orderNumber }),
    },
    on: {
      'return.created': ({ returnOrderNumber, emailSent, record, isRefundedByBank }) => {
        keepRecord(app, orderNumber, record)
        address.leaveBy(
          () =>
            void navigate({
              to: isRefundedByBank ? bankRefundRoute : instructionsTo,
              params: { orderNumber: returnOrderNumber },
              search: (current: Record<string, unknown>) => instructionsSearch(current, emailSent),
              replace: true,
            }),
        )
      },
      'step.shown': (event) => address.show(event.step),
      'reason.chosen': ({ reason }) => app.track('Return Reason Clicked', { reason }),
      'step.submitted': (submitted) => trackStep(app.track, submitted),
      'wizard.left': (event) => {
        void navigate({ to: sales, params: { orderNumber: event.orderNumber } })
      },
      'order.typeMismatch': (event) => {
        void navigate({ to: returns, params: { orderNumber: event.orderNumber }, replace: true })
      },
      'order.unreachable': (event) => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params: { orderNumber: event.orderNumber },
          replace: true,
        })
      },
      'session.rejected': (event) => app.session.send(event),
    },
  })
  useAskedSteps(actor)
  return actor
}
