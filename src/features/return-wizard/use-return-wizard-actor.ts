import { useNavigate } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { localeTag } from '../../../domain/format/locale.ts'
import { createReturnWizardMachine } from '../../../machines/return-wizard/return-wizard.actors.ts'
import { useApp, useFlags, useMember } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import { newKey } from '../../components/app/new-key.ts'
import { instructionsRoute } from '../../components/links/instructions-route.ts'
import { instructionsSearch } from './instructions-search.ts'
import { keepRecord } from './keep-record.ts'
import { createReturnMemory } from './return-memory.ts'
import type { ReturnWizardActor } from './return-wizard-context.ts'
import { trackStep } from './track-step.ts'

const sales = '/{-$country}/{-$locale}/orders/sales/$orderNumber' as const
const returns = '/{-$country}/{-$locale}/orders/returns/$orderNumber' as const

type Input = { readonly orderNumber: string; readonly selectedGtin: string | null }

/** Runs the return of one order, and turns its facts into navigation, session and reports. */
export const useReturnWizardActor = ({ orderNumber, selectedGtin }: Input): ReturnWizardActor => {
  const app = useApp()
  const { place, clock } = app
  const flags = useFlags()
  const member = useMember()
  const navigate = useNavigate()
  const memory = useMemo(
    () =>
      createReturnMemory({ tab: () => sessionStorage, browser: () => localStorage, now: clock.now, newKey }),
    [clock],
  )
  const machine = useMemo(
    () =>
      createReturnWizardMachine({
        http: app.http,
        order: app.orderAhead,
        providers: app.providers,
        memory,
        orderNumber,
        report: app.reportError,
      }),
    [app, memory, orderNumber],
  )
  const actor = useActorRef(machine, {
    input: {
      orderNumber,
      upmId: member?.upmId ?? null,
      country: place.marketplace,
      language: place.language,
      locale: localeTag(place.language, place.country),
      flags,
      selectedGtin,
      now: clock.now,
      storedDraft: memory.readDraft(orderNumber),
      storedAttempt: memory.readAttempt(orderNumber),
    },
  })
  const instructionsTo = instructionsRoute(flags)
  useEffect(() => {
    return endWatches(
      actor.on('return.created', ({ returnOrderNumber, emailSent, record }) => {
        keepRecord(app, orderNumber, record)
        void navigate({
          to: instructionsTo,
          params: { orderNumber: returnOrderNumber },
          search: (current: Record<string, unknown>) => instructionsSearch(current, emailSent),
          replace: true,
        })
      }),
      actor.on('reason.chosen', ({ reason }) => app.track('Return Reason Clicked', { reason })),
      actor.on('step.submitted', (submitted) => trackStep(app.track, submitted)),
      actor.on('wizard.left', (event) => {
        void navigate({ to: sales, params: { orderNumber: event.orderNumber } })
      }),
      actor.on('order.typeMismatch', (event) => {
        void navigate({ to: returns, params: { orderNumber: event.orderNumber }, replace: true })
      }),
      actor.on('order.unreachable', (event) => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params: { orderNumber: event.orderNumber },
          replace: true,
        })
      }),
      actor.on('session.rejected', (event) => app.session.send(event)),
      actor.on('error.reported', (event) => app.reportError(event.code, event.devMessage)),
    )
  }, [actor, app, navigate, instructionsTo, orderNumber])
  return actor
}
