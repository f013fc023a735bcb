import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReturnReasonName } from '../../../domain/countries/country.types.ts'
import { termValue } from '../../components/words/term-value.tsx'
import type { Option } from '../../ui/form/select-field.tsx'

const words: Record<ReturnReasonName, MessageDescriptor> = {
  tooBig: msg`Too big`,
  tooSmall: msg`Too small`,
  notAsExpected: msg`Not as expected`,
  quality: msg`Quality`,
  colour: msg`Color`,
  lateArrival: msg`Arrived late`,
  lostOrDamaged: msg`Lost/damaged in transit`,
  wrongItem: msg`Wrong item shipped`,
  orderedMultiple: msg`Ordered more than one to choose from`,
  changeOfMind: msg`Changed my mind`,
  wrongProductDelivered: msg`Wrong product delivered`,
  qualityUnsatisfactory: msg`Quality unsatisfactory`,
  qualityDefect: msg`Quality unsatisfactory (defect)`,
  itemDidNotArriveOnTime: msg`Did not arrive on time`,
}

/** The specification's text for reasons of one code (returns.md §9); each says more of it. */
const groups: Partial<Record<ReturnReasonName, MessageDescriptor>> = {
  tooBig: msg`Doesn’t fit`,
  tooSmall: msg`Doesn’t fit`,
  notAsExpected: msg`Not as expected`,
  quality: msg`Not as expected`,
  colour: msg`Not as expected`,
  lateArrival: msg`Not as expected`,
}

type Translate = (message: MessageDescriptor) => string

export const reasonOption = (name: ReturnReasonName, translate: Translate): Option => {
  const group = groups[name]
  return { value: name, label: translate(words[name]), ...(group && { group: translate(group) }) }
}

export const reasonWords = (name: string | null, translate: Translate): string => {
  const known = name !== null && Object.hasOwn(words, name) ? (name as ReturnReasonName) : 'notAsExpected'
  const group = groups[known]
  if (group === undefined || group.id === words[known].id) return translate(words[known])
  return translate(termValue(translate(group), translate(words[known])))
}

/** What there is to choose from, under the specification's texts. */
export const useReasonOption = (): ((name: ReturnReasonName) => Option) => {
  const { _ } = useLingui()
  return (name) => reasonOption(name, _)
}

/** A reason as the shopper reads it, `Doesn’t fit: Too small`; an unknown one is not as expected (RI-03). */
export const useReasonWords = (): ((name: string | null) => string) => {
  const { _ } = useLingui()
  return (name) => reasonWords(name, _)
}
