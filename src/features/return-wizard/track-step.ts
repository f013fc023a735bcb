import { methodLabelOf } from '../../../domain/return-methods/analytics.ts'
import type { StepSubmitted } from '../../../machines/return-wizard/return-wizard.types.ts'
import type { Track } from '../../components/app/app-context.ts'

/** The events that a submitted step stands for: its button, and what was chosen with it (returns.md §7, ER-03). */
export const trackStep = (track: Track, { step, isLast, reasons, method }: StepSubmitted): void => {
  if (step === 'items') {
    for (const reason of reasons) track('Return Reason Submitted', { reason })
    track('Return Continue CTA Clicked', {})
    return
  }
  const label = method === null ? null : methodLabelOf(method)
  if (label === null) return
  if (step === 'method') track('Return Method Submitted', { method: label })
  if (isLast) track('Submit Return Clicked', { method: label })
}
