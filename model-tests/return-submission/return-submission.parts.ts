import { captureSystem } from '../../contract/returns/return-capture-terms.ts'
import { returnSubmissionMachine } from '../../machines/return-wizard/return-submission/return-submission.machine.ts'
import type { ReturnSubmissionInput } from '../../machines/return-wizard/return-submission/return-submission.types.ts'
import { startJourney } from '../samples/journey.ts'

export const target = { orderNumber: 'C00000001' }

export const request: NonNullable<ReturnSubmissionInput['request']> = {
  captureSystem,
  createReturnLabelFlag: true,
  locale: 'en-US',
  omsRegionReference: 'US',
  orderLines: [
    {
      quantity: 1,
      reasonCode: '1',
      reasonText: null,
      universalProductCode: '00001',
      orderLineId: 'line-1',
    },
  ],
  orderNumber: target.orderNumber,
  orderCreateDate: '2026-11-12T18:20:00Z',
  shipFrom: { address: null, recipient: null, contactInformation: null },
}

export const email = {
  country: 'US',
  language: 'en',
  firstName: 'Lina',
  orderNumber: target.orderNumber,
  to: 'lina@example.com',
}

export const trigger = {
  eventType: 'DorisAlternateNotification' as const,
  firstName: 'Lina',
  lastName: 'Okafor',
  language: 'en',
  marketplace: 'US',
  phoneNumber: '2025550101',
  salesOrderNumber: target.orderNumber,
  upmId: null,
}

export const submissionInput: ReturnSubmissionInput = {
  target,
  request,
  pendingKey: null,
  trigger: null,
  email: null,
}

export const startSubmission = (changes: Partial<ReturnSubmissionInput> = {}) => {
  const settled: (string | null)[] = []
  const journey = startJourney({
    machine: returnSubmissionMachine,
    input: () => ({ ...submissionInput, ...changes }),
    actions: {
      settleKey: ({ context: { key } }: { context: { key: string | null } }) => settled.push(key),
    },
  })
  const waits = () =>
    (['attempt', 'triggerAttempt', 'emailAttempt'] as const).filter((call) => journey.isPending(call))
  const output = () => journey.snapshot().output
  return { ...journey, settled, waits, output }
}
