import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts'
import type { CancellationInput } from '../../../machines/cancellation/cancellation.types.ts'
import { sampleOrder, walkTime } from '../../../model-tests/samples/samples.ts'
import { recordedRun } from './recorded-run.ts'

/** The cancellation of an order that was placed ten minutes ago. */
export const recordedCancellation = (changes: Partial<CancellationInput> = {}, startedAt = walkTime) =>
  recordedRun({
    machine: cancellationMachine,
    startedAt,
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
  })
