/** Why something comes back, as the shopper picks it (returns.md §9, "Return reasons"). */
export type ReturnReasonName =
  | 'tooBig'
  | 'tooSmall'
  | 'notAsExpected'
  | 'quality'
  | 'colour'
  | 'lateArrival'
  | 'lostOrDamaged'
  | 'wrongItem'
  | 'orderedMultiple'
  | 'changeOfMind'
  | 'wrongProductDelivered'
  | 'qualityUnsatisfactory'
  | 'qualityDefect'
  | 'itemDidNotArriveOnTime'

/** A reason and its code on the wire; several reasons may share one. */
export type ReturnReason = { readonly name: ReturnReasonName; readonly code: string }

/** The reason that stands in for one that is not known. */
export const fallbackReason: ReturnReason = { name: 'notAsExpected', code: '6' }

const reason = (name: ReturnReasonName, code: string): ReturnReason => ({ name, code })

const usual: readonly ReturnReason[] = [
  reason('tooBig', '1'),
  reason('tooSmall', '1'),
  fallbackReason,
  reason('quality', '6'),
  reason('colour', '6'),
  reason('lateArrival', '6'),
  reason('lostOrDamaged', '3'),
  reason('wrongItem', '5'),
]

const reasonSets = {
  au: [
    reason('orderedMultiple', '502'),
    reason('changeOfMind', '503'),
    reason('wrongProductDelivered', '501'),
    reason('qualityUnsatisfactory', '504'),
    reason('itemDidNotArriveOnTime', '505'),
  ],
  jp: [
    ...usual.map((entry) => (entry.name === 'quality' ? reason('qualityDefect', entry.code) : entry)),
    reason('orderedMultiple', '5'),
  ],
  default: usual,
} as const satisfies Record<string, readonly ReturnReason[]>
export type ReasonGroup = keyof typeof reasonSets

/** Countries with reasons of their own; `country` is two letters. */
export const reasonGroupOf = (country: string | null): ReasonGroup => {
  const lower = country?.toLowerCase()
  return lower === 'au' || lower === 'jp' ? lower : 'default'
}

/** Reasons of a country in the order they are offered (RI-03). */
export const returnReasons = (country: string | null): readonly ReturnReason[] =>
  reasonSets[reasonGroupOf(country)]

/** The reason that the shopper picked; 'Not As Expected' for a name that the country does not know (returns.md §5). */
export const reasonNamed = (name: string | null, country: string | null): ReturnReason =>
  returnReasons(country).find((entry) => entry.name === name) ?? fallbackReason

/** The reason of a code on the wire, the first where several share it; 'Not As Expected' for an unknown one. */
export const reasonOfCode = (code: string | null, country: string | null): ReturnReason =>
  returnReasons(country).find((entry) => entry.code === code) ?? fallbackReason

/** Countries whose returns take no free text (returns.md §5). */
export const takesComment = (country: string | null): boolean => country?.toLowerCase() !== 'jp'
