import type { CaptureMethod } from '../../contract/returns/return-capture-terms.ts'
import { type ReturnMethodId, returnMethodIds } from '../../contract/returns/return-method-ids.ts'
import type { Flags } from '../../contract/session/experience.ts'
import type { CountryMethod } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'

/** What a carrier is asked to do (returns.md §4). */
export type CarrierFlow = 'PICKUP_RETURN' | 'DROPOFF_RETURN' | 'PAPERLESS_RETURN' | 'STORE_DROP_OFF'

/** What the shopper gets to send the parcel with: a label to print, a code to show, or neither. */
export type LabelKind = 'label' | 'code' | 'storeBarcode' | 'none'

type MethodFacts = {
  readonly capture: CaptureMethod
  readonly flow: CarrierFlow
  readonly label: LabelKind
}

const dropoff = { capture: 'CARRIER_DROP_OFF', flow: 'DROPOFF_RETURN', label: 'label' } as const
const pickup = { capture: 'PICK_UP', flow: 'PICKUP_RETURN' } as const
const store = { capture: 'STORE_DROP_OFF', flow: 'STORE_DROP_OFF', label: 'storeBarcode' } as const

/** Every method of the label service with its name at the capture service (returns.md §4, RM-01, RM-02). */
export const returnMethods: Readonly<Record<ReturnMethodId, MethodFacts>> = {
  returnToStore: store,
  upsDropoff: dropoff,
  upsPickup: { ...pickup, label: 'label' },
  courierPickup: { ...pickup, label: 'none' },
  sagawaPickup: { ...pickup, label: 'none' },
  auDropoff: dropoff,
  emeaDropoff: dropoff,
  emeaPickup: { ...pickup, label: 'none' },
  emeaPaperless: { capture: 'PAPERLESS', flow: 'PAPERLESS_RETURN', label: 'code' },
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

/** Field of a capture that may say with which carrier the parcel comes: the standard code in the paperless flow and in no other (RS-01). */
export const carrierFieldOf = (method: CaptureMethod): 'standardCarrierAlphaCode' | 'labelMethod' =>
  method === 'PAPERLESS' ? 'standardCarrierAlphaCode' : 'labelMethod'

/** The shopper brings it to a store. */
export const isStoreReturn = (id: ReturnMethodId): boolean => returnMethods[id].flow === 'STORE_DROP_OFF'

/** A driver comes for it. */
export const isPickupReturn = (id: ReturnMethodId): boolean => returnMethods[id].flow === 'PICKUP_RETURN'

/** Methods that a country has, best first, before flags, carriers and addresses are looked at. */
export const countryMethods = (country: string): readonly CountryMethod[] =>
  profileOf(country).returns.methods

/** The way back of a country that a capture need not name: the first that no flag can take away. */
export const usualCaptureMethod = (country: string): CaptureMethod | null => {
  const usual = countryMethods(country).find(({ flag }) => flag === undefined)
  return usual === undefined ? null : captureMethodOf(usual.id)
}

/**
 * Whether a capture says by which method the parcel comes: in EMEA always, elsewhere by the flag `sendReturnMethodGlobally`, and
 * where it is not the country's usual one, which the host would take it for (SE-06).
 */
export const namesMethod = (
  method: CaptureMethod,
  country: string,
  { sendReturnMethodGlobally }: Pick<Flags, 'sendReturnMethodGlobally'>,
): boolean => sendReturnMethodGlobally || profileOf(country).isEmea || method !== usualCaptureMethod(country)

/** The method that a country means by a name of the capture service; `null` where it has none (RM-02). */
export const methodOfCapture = (country: string, capture: CaptureMethod): ReturnMethodId | null =>
  countryMethods(country).find(({ id }) => captureMethodOf(id) === capture)?.id ?? null
