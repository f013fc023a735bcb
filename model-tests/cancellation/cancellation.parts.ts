import { selectAttempt, selectAttemptView } from '../../machines/attempt/attempt.selectors.ts'
import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts'
import {
  selectCancellationView,
  selectCancelOffer,
} from '../../machines/cancellation/cancellation.selectors.ts'
import type { CancellationInput } from '../../machines/cancellation/cancellation.types.ts'
import { done, type Outcome } from '../../services/http/outcome.ts'
import { succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { realAttempt } from '../samples/real-attempt.ts'
import { sampleOrder } from '../samples/samples.ts'

export const minute = 60_000
export const orderNumber = 'C00000001'

/** An order placed ten minutes ago, with the real attempt inside and three spare keys. */
export const startCancellation = (changes: Partial<CancellationInput> = {}) => {
  const keys = ['key-1', 'key-2', 'key-3']
  const settled: string[] = []
  const journey = startJourney({
    machine: cancellationMachine,
    input: (now) => ({
      order: sampleOrder(),
      isMember: true,
      country: 'us',
      recentChange: null,
      isAsked: false,
      pendingKey: null,
      now,
      ...changes,
    }),
    keep: (call) => ({ attempt: realAttempt(call, (key) => settled.push(key)) }),
  })
  const view = () => {
    const shown = selectCancellationView(journey.snapshot())
    const attempt = selectAttempt(journey.snapshot())?.getSnapshot()
    return shown === 'inProgress' && selectAttemptView(attempt) === 'checking' ? 'checking' : shown
  }
  const offer = () => selectCancelOffer(journey.snapshot())
  const keysSent = () => journey.asked('send').map((input) => (input as { readonly key: string }).key)
  const hears = (call: string, outcome: Outcome<unknown>) => journey.answer(call, outcome)
  const claims = () => journey.answer('claimKey', { key: keys.shift(), isPending: false })
  const confirms = async () => {
    journey.send({ type: 'cancellation.ask' })
    journey.send({ type: 'cancellation.confirm' })
    await claims()
  }
  return { ...journey, settled, view, offer, keysSent, hears, claims, confirms }
}

export const underWay = succeeded({ status: 'IN_PROGRESS', eta: null, outcome: null })
export const completed = (outcome: Outcome<unknown>) => succeeded({ status: 'COMPLETED', eta: null, outcome })
export const cancelled = done('cancelled')
