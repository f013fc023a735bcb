import type { Stage } from './stage.ts'

const page = 'orders/sales/C00000001'

/** Flows of the page of one order, and what they invoke. */
export const orderStages: readonly Stage[] = [
  { flow: 'order-detail', page },
  { flow: 'cancellation', page },
  { flow: 'attempt', page, within: { flow: 'cancellation', actor: 'attempt' } },
  { flow: 'job-polling', page, within: { flow: 'attempt', actor: 'jobPolling' } },
]
