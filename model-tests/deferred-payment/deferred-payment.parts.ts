import { deferredPaymentMachine } from '../../machines/deferred-payment/deferred-payment.machine.ts'
import { selectPaymentView } from '../../machines/deferred-payment/deferred-payment.selectors.ts'
import type { DeferredPaymentInput } from '../../machines/deferred-payment/deferred-payment.types.ts'
import { startJourney } from '../samples/journey.ts'
import { samplePaymentInput } from '../samples/payment-samples.ts'

/** A payment page; `left` hears what it hands over to the provider. */
export const startPayment = (changes: Partial<DeferredPaymentInput> = {}) => {
  const left: unknown[] = []
  const journey = startJourney({
    machine: deferredPaymentMachine,
    input: () => samplePaymentInput(changes),
    listeners: ['watchReturn'],
    actions: {
      sendForm: (_: never, params?: unknown) => left.push(params),
      openWallet: (_: never, params?: unknown) => left.push(params),
    } as never,
  })
  return { ...journey, left, view: () => selectPaymentView(journey.snapshot()) }
}
