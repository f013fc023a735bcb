import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { type ReturnStep, returnStepNamed, returnSteps } from '../../../../domain/returns/return-steps.ts'
import '../../../components/links/history-state.ts'
import type { ReturnWizardActor } from '../return-wizard-context.ts'

const wizard = '/{-$country}/{-$locale}/orders/sales/$orderNumber/return' as const

const stepNamedBy = ({ search }: { readonly search: string }): ReturnStep =>
  returnStepNamed(new URLSearchParams(search).get('step'))

const placeOf = (step: ReturnStep): number => returnSteps.indexOf(step)

type StepAddress = {
  /** Makes the address name a step: a later one is a new entry of the browser's history, an earlier one the entry that it has. */
  readonly show: (step: ReturnStep) => void
  /** Leads on from the first step's entry, so that the page that follows may take its place: back is what was before the wizard. */
  readonly leaveBy: (replace: () => void) => void
}

/** The wizard's steps as entries of the browser's history (docs/decisions/0034). */
export const useStepAddress = (orderNumber: string): StepAddress => {
  const router = useRouter()
  return useMemo(() => {
    const { history } = router
    const behind = () => history.location.state.stepsBehind ?? 0
    const name = (step: ReturnStep, { replace }: { readonly replace: boolean }) => {
      const stepsBehind = replace ? behind() : behind() + 1
      void router.navigate({
        to: wizard,
        params: { orderNumber },
        search: (current) => ({ ...current, step: step === 'items' ? undefined : step }),
        state: (current) => ({ ...current, stepsBehind }),
        replace,
        viewTransition: false,
      })
    }
    return {
      show: (step) => {
        const back = placeOf(stepNamedBy(history.location)) - placeOf(step)
        if (back === 0) return
        if (back < 0) name(step, { replace: false })
        else if (behind() >= back) history.go(-back)
        else name(step, { replace: true })
      },
      leaveBy: (replace) => {
        if (behind() === 0) return replace()
        const stop = history.subscribe(() => {
          stop()
          replace()
        })
        history.go(-behind())
      },
    }
  }, [router, orderNumber])
}

/** Tells the chart where the browser's own back and forward lead within the wizard. */
export const useAskedSteps = (actor: ReturnWizardActor): void => {
  const { history } = useRouter()
  useEffect(() => {
    const { pathname } = history.location
    return history.subscribe(({ location, action }) => {
      if (action.type === 'PUSH' || action.type === 'REPLACE' || location.pathname !== pathname) return
      if (actor.getSnapshot().status !== 'active') return
      actor.send({ type: 'step.asked', name: stepNamedBy(location) })
    })
  }, [history, actor])
}
