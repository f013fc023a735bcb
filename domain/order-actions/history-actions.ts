import type { HistoryItem } from '../../contract/orders/orders.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { safeLink } from '../links/links.ts'
import {
  finishPaying,
  isTooLateToPay,
  unpaidLine,
  type WayToPay,
  wayToPay,
} from '../payments/finish-paying.ts'
import { goesToStore, isLabelOpen, labelMethodOf } from '../return-methods/return-label.ts'
import { returnStageOfLine } from '../return-progress/return-life.ts'
import { type DisplayStatus, displayStatusOfHistoryLine } from '../status/order-status.ts'
import { simpleStatusOfLine } from '../status/simple-status.ts'
import { mayTrackLine } from '../tracking/track-shipment.ts'
import { canCancel } from './cancel-window.ts'
import { type ItemActionsInput, inPlace, type OfferedAction, offeredItemActions } from './item-actions.ts'
import { itemReturnsOf } from './item-returns.ts'
import { isReturnUnderWay } from './view-returns.ts'

/** What a line of the history offers: an address to follow, a page of the order's, or its payment. */
export type HistoryAction =
  | { readonly name: 'pay'; readonly finish: WayToPay }
  | { readonly name: 'pickupCode' | 'returnLabel' | 'returnCode' }
  | { readonly name: 'cancel'; readonly link: string }
  | OfferedAction
type HistoryActionName = HistoryAction['name']

export type HistoryLineActions = {
  /** The line's one button: black for what matters now, outlined for what may be done; `null` where nothing stands out. */
  readonly main: { readonly action: HistoryAction; readonly tone: 'black' | 'line' } | null
  /** The rest, what matters more first. */
  readonly others: readonly HistoryAction[]
}

export type HistoryQuestion = Pick<ItemActionsInput, 'origin' | 'allowedHosts' | 'place'> & {
  /** Two letters, lower case. */
  readonly country: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly recentlyCancelled: boolean
  readonly flags: Pick<Flags, 'disableReturns' | 'enableDeferredPayment' | 'emeaPaperless'>
}

type Seen = { readonly line: HistoryItem; readonly status: DisplayStatus } & HistoryQuestion

const payOf = ({ line, status, flags, country, now, ...links }: Seen): readonly HistoryAction[] => {
  if (status !== 'paymentPending' && status !== 'ordered') return []
  const { enableDeferredPayment } = flags
  const finish = wayToPay(finishPaying(unpaidLine(line, country), { enableDeferredPayment, links, now }))
  return finish === null ? [] : [{ name: 'pay', finish }]
}

const pickupOf = ({ line, status }: Seen): readonly HistoryAction[] =>
  status === 'readyForPickUp' && line.orderType === 'SALES_ORDER' ? [{ name: 'pickupCode' }] : []

/** What an agreed return goes back with, until it is handed over. */
const labelOf = ({ line, flags }: Seen): readonly HistoryAction[] => {
  if (line.orderType !== 'RETURN_ORDER' || returnStageOfLine(line) !== 'agreed') return []
  if (goesToStore(line.returnMethod)) return [{ name: 'returnCode' }]
  const method = labelMethodOf(line.returnMethod, flags.emeaPaperless)
  if (method === null || !isLabelOpen([simpleStatusOfLine(line, line.orderType)])) return []
  return [{ name: method === 'emeaPaperless' ? 'returnCode' : 'returnLabel' }]
}

const cancelOf =
  (lines: readonly HistoryItem[]) =>
  ({ line, ...question }: Seen): readonly HistoryAction[] => {
    const link = safeLink(line.actions.cancel?.webLink, question)
    if (link === null) return []
    const { orderType, orderDate, isPaymentPending } = line
    const order = {
      orderType,
      transaction: { orderDate },
      pendingModification: line.isCancellationPending || null,
      paymentHoldFlag: isPaymentPending,
      deferredPaymentData: null,
      group: [{ actions: { cancel: link }, orderItems: lines }],
    }
    if (!canCancel({ ...question, order })) return []
    return [{ name: 'cancel', link: inPlace(link, question.place) }]
  }

/** A parcel is followed while it is on its way, and until its delivery is forgotten; a return from its hand-over on. */
const canTrack = ({ line, status, country }: Seen): boolean => {
  const { orderType } = line
  const isTracked =
    orderType === 'RETURN_ORDER'
      ? status === 'returnInProcess'
      : status === 'shipped' || status === 'delivered'
  return isTracked && mayTrackLine(line, { orderType, isReturnDetail: false, country })
}

const ownOf = (seen: Seen): readonly OfferedAction[] => {
  const { line, country, now, flags } = seen
  const { orderType } = line
  const returns = itemReturnsOf(line, { orderType, country, now, ...flags })
  const canViewReturn = returns.canViewReturn && orderType !== 'RETURN_ORDER'
  return offeredItemActions(line, {
    ...seen,
    ...returns,
    canViewReturn,
    canTrack: canTrack(seen),
    canWriteReview: false,
  })
}

/** Of the order as a whole: its first line that can offers it, the others leave it out. */
const ofOrder: ReadonlySet<HistoryActionName> = new Set([
  'pay',
  'pickupCode',
  'returnLabel',
  'returnCode',
  'cancel',
])

/** What matters most comes first. */
const inOrder = [
  'pay',
  'pickupCode',
  'returnLabel',
  'returnCode',
  'viewReturn',
  'return',
  'cancel',
  'buyItAgain',
  'trackShipment',
  'getHelp',
] as const satisfies readonly HistoryActionName[]

const moving: ReadonlySet<DisplayStatus> = new Set(['shipped', 'returnInProcess'])
const toSendBack: ReadonlySet<DisplayStatus> = new Set(['returnRequested', 'returnCreated'])
const next: ReadonlySet<HistoryActionName> = new Set([
  'pay',
  'pickupCode',
  'returnLabel',
  'returnCode',
  'return',
])

const rankOf = (name: HistoryActionName, status: DisplayStatus): number =>
  name === 'trackShipment' && moving.has(status)
    ? -1
    : (inOrder as readonly HistoryActionName[]).indexOf(name)

/** Sending more back is not what comes next while a return of the order is under way. */
const isNext = (name: HistoryActionName, status: DisplayStatus, isReturning: boolean): boolean =>
  (next.has(name) && !(name === 'return' && isReturning)) ||
  (name === 'trackShipment' && moving.has(status)) ||
  (name === 'viewReturn' && toSendBack.has(status))

/** Nothing is expected of a sale in these any more: what may still be done with it stands out. */
const ended: ReadonlySet<DisplayStatus> = new Set([
  'delivered',
  'pickedUp',
  'cancelled',
  'paymentOverdue',
  'returnCompleted',
  'returnDenied',
])

const standsOut = (name: HistoryActionName, { orderType }: HistoryItem, status: DisplayStatus): boolean => {
  if (orderType === 'RETURN_ORDER' || name === 'getHelp') return false
  return name === 'cancel' || name === 'viewReturn' || ended.has(status)
}

const mainOf = (
  line: HistoryItem,
  status: DisplayStatus,
  isReturning: boolean,
  action?: HistoryAction,
): HistoryLineActions['main'] => {
  if (action === undefined) return null
  if (isNext(action.name, status, isReturning)) return { action, tone: 'black' }
  return standsOut(action.name, line, status) ? { action, tone: 'line' } : null
}

/**
 * What each line of one order offers in the history, and which of it is black (OD-16): the line's own actions under the
 * conditions of the order's page, and what the order waits for. Cancelling, and buying once more, are never black.
 */
export const historyActions = (
  lines: readonly HistoryItem[],
  question: HistoryQuestion,
): readonly HistoryLineActions[] => {
  const offered = new Set<HistoryActionName>()
  const isReturning = isReturnUnderWay(lines.map((line) => simpleStatusOfLine(line, line.orderType)))
  return lines.map((line) => {
    const status = displayStatusOfHistoryLine(line, {
      recentlyCancelled: question.recentlyCancelled,
      isTooLateToPay: isTooLateToPay(unpaidLine(line, question.country), question.now),
    })
    const seen = { ...question, line, status }
    const actions = [payOf, pickupOf, labelOf, cancelOf(lines), ownOf]
      .flatMap((actionsOf) => actionsOf(seen))
      .filter(({ name }) => !(ofOrder.has(name) && offered.has(name)))
      .toSorted((one, other) => rankOf(one.name, status) - rankOf(other.name, status))
    for (const { name } of actions) offered.add(name)
    const main = mainOf(line, status, isReturning, actions[0])
    return { main, others: main === null ? actions : actions.slice(1) }
  })
}
