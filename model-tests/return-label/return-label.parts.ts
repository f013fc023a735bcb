import type { ReturnLabelInput } from '../../machines/return-label/return-label.types.ts'
import { walkTime } from '../samples/samples.ts'

export const returnOrderNumber = 'RT48KX20917'

/** The label of a return in the US that was asked for when journeys begin. */
export const labelInput = (
  now: () => number,
  changes: Pick<ReturnLabelInput, 'contacts'> & Partial<ReturnLabelInput>,
): ReturnLabelInput => ({
  returnOrderNumber,
  country: 'us',
  language: 'en',
  orderDate: new Date(walkTime).toISOString(),
  pending: null,
  now,
  ...changes,
})
