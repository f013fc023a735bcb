import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReturnReasonName } from '../../../domain/countries/country.types.ts'

const words: Record<ReturnReasonName, MessageDescriptor> = {
  tooBig: msg`Too big`,
  tooSmall: msg`Too small`,
  notAsExpected: msg`Not as expected`,
  quality: msg`Quality`,
  colour: msg`Color`,
  lateArrival: msg`Arrived late`,
  lostOrDamaged: msg`Lost or damaged in transit`,
  wrongItem: msg`Wrong item shipped`,
  orderedMultiple: msg`Ordered more than one to choose from`,
  changeOfMind: msg`Changed my mind`,
  wrongProductDelivered: msg`Wrong product delivered`,
  qualityUnsatisfactory: msg`Quality unsatisfactory`,
  qualityDefect: msg`Quality unsatisfactory (defect)`,
  itemDidNotArriveOnTime: msg`Did not arrive on time`,
}

/** A reason as the shopper reads it; an unknown one is not as expected (RI-03). */
export const useReasonWords = (): ((name: string | null) => string) => {
  const { _ } = useLingui()
  return (name) => _(words[name as ReturnReasonName] ?? words.notAsExpected)
}
