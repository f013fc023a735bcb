import type { ShipmentServiceProvider } from '../../contract/returns/carriers.ts'
import type { CaptureMethod } from '../../contract/returns/return-capture-terms.ts'
import { type ReturnMethodId, returnMethodIds } from '../../contract/returns/return-method-ids.ts'
import type { Flags } from '../../contract/session/experience.ts'

/** What a carrier is asked to do (returns.md §4). */
export type CarrierFlow = 'PICKUP_RETURN' | 'DROPOFF_RETURN' | 'PAPERLESS_RETURN' | 'STORE_DROP_OFF'

/** What the shopper gets to send the parcel with: a label to print, a code to show, or neither. */
export type LabelKind = 'label' | 'code' | 'storeBarcode' | 'none'

type MethodFacts = {
  readonly capture: CaptureMethod
  readonly flow: CarrierFlow
  readonly label: LabelKind
  /** Service that carriers are asked for; `null` where no carrier is chosen. */
  readonly service: ShipmentServiceProvider['nikeServiceTypeCode'] | null
}

const dropoff = { capture: 'CARRIER_DROP_OFF', flow: 'DROPOFF_RETURN', label: 'label' } as const
const pickup = { capture: 'PICK_UP', flow: 'PICKUP_RETURN' } as const
const store = {
  capture: 'STORE_DROP_OFF',
  flow: 'STORE_DROP_OFF',
  label: 'storeBarcode',
  service: null,
} as const

/** Every method of the label service with its name at the capture service (returns.md §4, RM-01, RM-02). */
export const returnMethods: Readonly<Record<ReturnMethodId, MethodFacts>> = {
  returnToStore: store,
  upsDropoff: { ...dropoff, service: 'DROPOFF' },
  upsPickup: { ...pickup, label: 'label', service: 'PICKUP' },
  courierPickup: { ...pickup, label: 'none', service: null },
  sagawaPickup: { ...pickup, label: 'none', service: null },
  auDropoff: { ...dropoff, service: null },
  emeaDropoff: { ...dropoff, service: 'EMEA_DROPOFF' },
  emeaPickup: { ...pickup, label: 'none', service: 'EMEA_PICKUP' },
  emeaPaperless: { capture: 'PAPERLESS', flow: 'PAPERLESS_RETURN', label: 'code', service: 'EMEA_PAPERLESS' },
  emeaStoreReturn: store,
}

/** A method, and the carrier where one was chosen with it. */
export type MethodChoice = { readonly id: ReturnMethodId; readonly carrier: string | null }

const isMethodId = (text: string): text is ReturnMethodId =>
  (returnMethodIds as readonly string[]).includes(text)

/** `upsDropoff`, with a carrier `upsDropoff|UPSN` (returns.md §4). */
export const writeMethod = ({ id, carrier }: MethodChoice): string =>
  carrier === null ? id : `${id}|${carrier}`

/** The same read back; `null` for what is no method of ours. */
export const parseMethod = (text: string | null): MethodChoice | null => {
  const [id = '', carrier, ...rest] = (text ?? '').split('|')
  if (!isMethodId(id) || rest.length > 0 || carrier === '') return null
  return { id, carrier: carrier ?? null }
}

/** Name of a method at the capture service (RM-02). */
export const captureMethodOf = (id: ReturnMethodId): CaptureMethod => returnMethods[id].capture

/** The shopper brings it to a store. */
export const isStoreReturn = (id: ReturnMethodId): boolean => returnMethods[id].flow === 'STORE_DROP_OFF'

/** EMEA of returns.md §9, two letters in lower case. */
export const emeaCountries: ReadonlySet<string> = new Set(
  'at be cz de dk es fi fr gb gr hu ie it lu nl pl pt se si'.split(' '),
)

type MethodFlag = Extract<keyof Flags, 'enableSagawaReturn' | 'enableCourierPickup' | 'emeaPaperless'>

/** A method that a country has; `flag` must be on for it to be offered. */
export type CountryMethod = { readonly id: ReturnMethodId; readonly flag?: MethodFlag }

const emeaMethods: readonly CountryMethod[] = [
  { id: 'emeaPaperless', flag: 'emeaPaperless' },
  { id: 'emeaDropoff' },
  { id: 'emeaPickup' },
  { id: 'emeaStoreReturn' },
]

const byCountry: Readonly<Record<string, readonly CountryMethod[]>> = {
  us: [{ id: 'upsDropoff' }, { id: 'upsPickup' }, { id: 'returnToStore' }],
  au: [{ id: 'auDropoff' }, { id: 'returnToStore' }],
  jp: [{ id: 'sagawaPickup', flag: 'enableSagawaReturn' }, { id: 'returnToStore' }],
  kr: [{ id: 'courierPickup', flag: 'enableCourierPickup' }, { id: 'returnToStore' }],
  gb: emeaMethods.filter(({ id }) => id !== 'emeaPickup'),
}

/** Methods that a country has, best first, before flags and addresses are looked at. */
export const countryMethods = (country: string): readonly CountryMethod[] => {
  const lower = country.toLowerCase()
  return byCountry[lower] ?? (emeaCountries.has(lower) ? emeaMethods : [{ id: 'returnToStore' }])
}

/** The method that a country means by a name of the capture service; `null` where it has none (RM-02). */
export const methodOfCapture = (country: string, capture: CaptureMethod): ReturnMethodId | null =>
  countryMethods(country).find(({ id }) => captureMethodOf(id) === capture)?.id ?? null
