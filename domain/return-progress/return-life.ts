import {
  type rawReturnStatuses,
  type SimpleStatus,
  type StatusLine,
  simpleStatusOfLine,
} from '../status/simple-status.ts'

/** Raw statuses of a return order, in lower case (returns.md §4). */
export type RawReturnStatus = (typeof rawReturnStatuses)[keyof typeof rawReturnStatuses][number]

/**
 * Where a return stands: `asked` for; `agreed`, with a label; `travelling`; `arrived` at the return centre or a store;
 * `settled` in the shopper's favour; `denied`; `dropped` before anything was handed over.
 */
export type ReturnStage = 'asked' | 'agreed' | 'travelling' | 'arrived' | 'settled' | 'denied' | 'dropped'

const stages: Readonly<Record<RawReturnStatus, ReturnStage>> = {
  'return request created': 'asked',
  created: 'asked',
  'not authorized': 'asked',
  authorized: 'agreed',
  'return created': 'agreed',
  'return received': 'agreed',
  'early refund': 'agreed',
  acknowledged: 'travelling',
  'in transit': 'travelling',
  'return in progress': 'travelling',
  'delivered to return center': 'arrived',
  received: 'arrived',
  'received at return center': 'arrived',
  'inspection escalate': 'arrived',
  'inspection denied': 'arrived',
  'return invoiced': 'arrived',
  'returned at store': 'arrived',
  'inspection passed': 'settled',
  'inspected and invoiced': 'settled',
  'return processed': 'settled',
  'returned to carrier': 'settled',
  'returned to dc': 'settled',
  'return denied': 'denied',
  cancelled: 'dropped',
}

/** Stages that a return may go to from a stage, forward and back, beside staying in it. A dropped one stays dropped. */
const moves: Readonly<Record<ReturnStage, readonly ReturnStage[]>> = {
  asked: ['agreed', 'travelling', 'arrived', 'dropped'],
  agreed: ['asked', 'travelling', 'arrived', 'dropped'],
  travelling: ['agreed', 'arrived'],
  arrived: ['agreed', 'travelling', 'settled', 'denied'],
  settled: ['arrived'],
  denied: ['arrived'],
  dropped: [],
}

export const rawReturnStatusNames = Object.keys(stages) as readonly RawReturnStatus[]

const isRaw = (text: string): text is RawReturnStatus => Object.hasOwn(stages, text)

/** A raw status in any case; `null` for what is none. */
export const parseRawReturnStatus = (text: string): RawReturnStatus | null => {
  const lower = text.trim().toLowerCase()
  return isRaw(lower) ? lower : null
}

/** Stage of a raw status; what is not known counts as asked for. */
export const returnStageOf = (raw: string): ReturnStage => {
  const known = parseRawReturnStatus(raw)
  return known === null ? 'asked' : stages[known]
}

/** Stage of a line whose raw status is not known, by its simple line status. */
const stagesOfSimple: Partial<Record<SimpleStatus, ReturnStage>> = {
  returnCreated: 'agreed',
  returnInProcess: 'travelling',
  returnCompleted: 'settled',
  cancelled: 'dropped',
}

/** Stage of a return by one of its lines: the raw status, and where that is not known the simple line status. */
export const returnStageOfLine = (line: StatusLine): ReturnStage =>
  parseRawReturnStatus(line.lineItemStatus.status) === null
    ? (stagesOfSimple[simpleStatusOfLine(line, 'RETURN_ORDER')] ?? 'asked')
    : returnStageOf(line.lineItemStatus.status)

/** What a return comes to for the shopper: the money is back, or none comes. */
export type ReturnOutcome = 'underWay' | 'refunded' | 'denied' | 'cancelled'

const outcomes: Partial<Record<ReturnStage, ReturnOutcome>> = {
  settled: 'refunded',
  denied: 'denied',
  dropped: 'cancelled',
}

/**
 * Outcome of a return by its first line (RC-03). A line that is return-completed makes a completed refund, but for a cancelled
 * one: it counts as completed, and nothing is given back (docs/decisions/0041).
 */
export const returnOutcomeOf = (first: StatusLine | undefined): ReturnOutcome =>
  (first && outcomes[returnStageOfLine(first)]) ?? 'underWay'

/** Outcome of a return order. */
export const returnOutcomeOfOrder = (order: {
  readonly group: readonly { readonly orderItems: readonly StatusLine[] }[]
}): ReturnOutcome => returnOutcomeOf(order.group.flatMap(({ orderItems }) => orderItems)[0])

/** Money comes back, or has. */
export const givesMoneyBack = (outcome: ReturnOutcome): boolean =>
  outcome === 'underWay' || outcome === 'refunded'

const fitsWay = (raw: RawReturnStatus, isStoreReturn: boolean): boolean => {
  if (stages[raw] === 'travelling') return !isStoreReturn
  if (raw === 'returned at store') return isStoreReturn
  return !isStoreReturn || (raw !== 'delivered to return center' && raw !== 'returned to carrier')
}

export type ReturnWay = {
  /** Brought to a store: such a return never travels; any other never ends up at a store's till. */
  readonly isStoreReturn: boolean
}

/** Raw statuses that a return may go to from `raw`: within its stage, one step forward, or one back. */
export const nextReturnStatuses = (raw: string, { isStoreReturn }: ReturnWay): readonly RawReturnStatus[] => {
  const from = parseRawReturnStatus(raw)
  const stage = returnStageOf(raw)
  const reachable = new Set<ReturnStage>([stage, ...moves[stage]])
  return rawReturnStatusNames.filter(
    (name) => name !== from && reachable.has(stages[name]) && fitsWay(name, isStoreReturn),
  )
}

/** The warehouse gives the money back on these: goods that were settled, or early, before they arrived. */
export const isRefunding = (raw: string): boolean =>
  returnStageOf(raw) === 'settled' || parseRawReturnStatus(raw) === 'early refund'

/** Nothing was handed over yet: no parcel travels. */
export const isBeforeHandOver = (stage: ReturnStage): boolean => stage === 'asked' || stage === 'agreed'

/** The parcel is in: it is being checked, or has been. Nobody pays for a parcel that is late then (BY-04). */
export const isParcelIn = (stage: ReturnStage): boolean => stage === 'arrived' || stage === 'settled'

/** As long as nothing was handed over, the shopper may choose another way back (RM-07). */
export const maySwitchMethod = (line: StatusLine): boolean => isBeforeHandOver(returnStageOfLine(line))
