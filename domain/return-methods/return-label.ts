import type { Order } from '../../contract/orders/order.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { profileOf } from '../countries/profile-of.ts'
import type { SimpleStatus } from '../status/simple-status.ts'
import { lineStatusesOf } from '../status/simple-status.ts'
import { carrierOfMethod, countryCarrier, type MethodPlace } from './method-carrier.ts'
import { isStoreReturn, parseMethod, returnMethods } from './return-methods.ts'

/** Methods of which the label service has a label (RL-04), and the US ones that decisions.md adds. */
const labelMethods = [
  'upsDropoff',
  'upsPickup',
  'auDropoff',
  'emeaDropoff',
  'emeaPaperless',
  'emeaStoreReturn',
] as const
export type LabelMethod = (typeof labelMethods)[number]

/** The words of the capture service for EMEA returns, which leave the way to hand the parcel in open. */
const captureWords: ReadonlySet<string> = new Set(['CARRIER_DROP_OFF', 'PAPERLESS'])

/** Method in the label options where none is chosen (RL-04): paperless by flag, else EMEA drop-off. */
export const defaultLabelMethod = (emeaPaperless: boolean): LabelMethod =>
  emeaPaperless ? 'emeaPaperless' : 'emeaDropoff'

const isLabelMethod = (name: string): name is LabelMethod => labelMethods.some((method) => method === name)

/**
 * The label method of a return. `null`: its way has no label, or is not known.
 * @param method as the order or the browser keeps it, with or without a carrier.
 */
export const labelMethodOf = (method: string | null, emeaPaperless: boolean): LabelMethod | null => {
  if (captureWords.has(method ?? '')) return defaultLabelMethod(emeaPaperless)
  const id = parseMethod(method)?.id
  return id !== undefined && isLabelMethod(id) ? id : null
}

/** Whether a carrier takes the parcel by a label or code of ours; a store return has a barcode and neither. */
export const hasCarrierLabel = (method: string | null): boolean => {
  if (captureWords.has(method ?? '')) return true
  const id = parseMethod(method)?.id
  return id !== undefined && (returnMethods[id].label === 'label' || returnMethods[id].label === 'code')
}

/** Whether a return, by the method that its order keeps, goes back to a store. */
export const goesToStore = (method: string | null): boolean => {
  const id = parseMethod(method)?.id
  return id !== undefined && isStoreReturn(id)
}

const labelStatuses: ReadonlySet<SimpleStatus> = new Set(['ordered', 'returnCreated', 'returnInProcess'])

/** Whether any line is still to be sent back or on its way: only then is there a label. */
export const isLabelOpen = (statuses: readonly SimpleStatus[]): boolean =>
  statuses.some((status) => labelStatuses.has(status))

/**
 * Label options are offered while some line is ordered, return-created or in process, and a method is known; never for an
 * EMEA store return (RL-04).
 */
export const offersLabel = (statuses: readonly SimpleStatus[], method: LabelMethod | null): boolean =>
  method !== null && method !== 'emeaStoreReturn' && isLabelOpen(statuses)

/**
 * What a return goes back with: the barcode of a store return, or the label of a method; `null` where it has neither
 * (RL-04, RC-05).
 */
export const goesBackWith = (
  order: Pick<Order, 'orderType' | 'returnMethod' | 'returnToStore' | 'group'>,
  emeaPaperless: boolean,
): 'storeCode' | LabelMethod | null => {
  if (goesToStore(order.returnMethod) || order.returnToStore !== null) return 'storeCode'
  const method = labelMethodOf(order.returnMethod, emeaPaperless)
  return offersLabel(lineStatusesOf(order), method) ? method : null
}

/** Whether codes to show at a counter are asked for (RL-01). `country` is two letters. */
export const asksForCodes = (country: string): boolean => profileOf(country).returns.asksForCodes

export type CodeWait = {
  /** Two letters, lower case. */
  readonly country: string
  /** ISO 8601, or `null` where the host did not say. */
  readonly orderDate: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** How long a fresh code takes in this country, in minutes; 0 where it scans at once. */
export const codeWaitOf = (country: string): number => profileOf(country).returns.codeWaitMinutes

/** Milliseconds until the code scans; never more than the country's own wait, whatever the clocks say. */
export const codeWaitLeftMs = ({ country, orderDate, now }: CodeWait): number => {
  const wait = codeWaitOf(country) * 60_000
  if (wait === 0 || orderDate === null) return 0
  return Math.min(wait, Math.max(0, Date.parse(orderDate) + wait - now))
}

/** Business days that a mailed label takes (RL-03). */
export const mailedLabelDays = (country: string) => profileOf(country).returns.mailedLabelDays

/** Whether a return may go with a printed label; not where its carrier takes parcels by a code alone (RM-10). */
export const takesPaper = (method: string | null, place: MethodPlace): boolean => {
  const choice = parseMethod(method)
  if (choice === null) return true
  return countryCarrier(place.country, carrierOfMethod(choice, place))?.paperlessOnly !== true
}

/**
 * Whether a label's code stands on its page at once rather than behind a button: on the confirmation of a paperless return by
 * the flag `paperlessReturnConfirmation`, everywhere else always (SE-06).
 */
export const showsCodeAtOnce = (
  { isPaperless, isConfirmation }: { readonly isPaperless: boolean; readonly isConfirmation: boolean },
  { paperlessReturnConfirmation }: Pick<Flags, 'paperlessReturnConfirmation'>,
): boolean => !isPaperless || !isConfirmation || paperlessReturnConfirmation
