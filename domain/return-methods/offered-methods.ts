import type { Order } from '../../contract/orders/order.ts'
import type { CaptureMethod } from '../../contract/returns/return-capture-terms.ts'
import type { ReturnMethodId } from '../../contract/returns/return-method-ids.ts'
import type { Flags } from '../../contract/session/experience.ts'
import type { CountryMethod } from '../countries/country.types.ts'
import { carrierName } from '../links/carriers.ts'
import { type MethodCard, methodCard } from './method-card.ts'
import { carrierOfMethod } from './method-carrier.ts'
import { type MethodPrice, methodPrice, pricesOf, type ReturnRole, signInSaves } from './method-prices.ts'
import { providersOf, type ReturnProvider, takesCodesAlone, wireServiceOf } from './providers.ts'
import {
  type CarrierFlow,
  countryMethods,
  isPickupReturn,
  isStoreReturn,
  type LabelKind,
  returnMethods,
  writeMethod,
} from './return-methods.ts'
import { specialAddressOf } from './special-address.ts'

/** A way back that this order has for this shopper: what a card shows and what the capture says. */
export type OfferedMethod = {
  /** `upsDropoff`, with a chosen carrier `emeaDropoff|DHLP`: what is stored and compared. */
  readonly key: string
  readonly id: ReturnMethodId
  /** Carrier that takes it; `null` for stores and where the host chooses. */
  readonly carrier: { readonly code: string; readonly name: string } | null
  readonly captureMethod: CaptureMethod
  readonly flow: CarrierFlow
  readonly label: LabelKind
  readonly isStore: boolean
  /** A courier comes for it, to an address that the shopper chooses (RI-07). */
  readonly asksPickupAddress: boolean
  /** It is confirmed on a step of its own before it is sent. */
  readonly confirms: boolean
  readonly price: MethodPrice
  /** Signing in would make it free: the card asks for it. */
  readonly showLoginCTA: boolean
  /** What its card says. */
  readonly card: MethodCard
}

export type MethodQuestion = {
  readonly order: Pick<Order, 'shipFrom'>
  /** Country that the order shipped from, two letters; returns are processed there. */
  readonly country: string
  readonly role: ReturnRole
  readonly flags: Flags
  /** Answer of the provider services and the carrier look-up; `null` where it did not come: then the carriers of the country's profile count. */
  readonly providers: readonly ReturnProvider[] | null
  /** Something of the order can be sent back; Sagawa comes only then (RM-01). */
  readonly hasReturnableItems: boolean
}

const nameOf = (code: string, providers: readonly ReturnProvider[]): string =>
  providers.find(({ serviceSCACCode }) => serviceSCACCode === code)?.providerName ?? carrierName(code)

type Known = Omit<MethodQuestion, 'providers'> & {
  readonly providers: readonly ReturnProvider[]
}

/** Carriers that offer a method's service; a printed label is none for who takes parcels by a code alone (RM-10). */
const codesFor = (service: ServiceOfMethod, { country, providers }: Known): readonly string[] => {
  const type = wireServiceOf(country, service)
  const codes = providers
    .filter(({ nikeServiceTypeCode }) => nikeServiceTypeCode === type)
    .map(({ serviceSCACCode }) => serviceSCACCode)
    .filter((code) => service !== 'dropoff' || !takesCodesAlone(code, { country, providers }))
  return [...new Set(codes)]
}

/** A drop-off is hidden where the same carrier also takes it without paper (RM-03); a carrier that is not named is no one's twin. */
const withoutPaperlessTwins = (choices: readonly Choice[]): readonly Choice[] => {
  const paperless = new Set(
    choices.flatMap(({ method, carrier }) => (method.id === 'emeaPaperless' && carrier ? [carrier] : [])),
  )
  return choices.filter(
    ({ method, carrier }) => method.id !== 'emeaDropoff' || carrier === null || !paperless.has(carrier),
  )
}

type ServiceOfMethod = NonNullable<CountryMethod['service']>
type Choice = { readonly method: CountryMethod; readonly carrier: string | null }

/** A method that carriers offer is there with each that does, or with none of them named where nobody chooses. */
const choicesFor = (method: CountryMethod, question: Known): readonly Choice[] => {
  if (method.service === undefined) return [{ method, carrier: null }]
  const codes = codesFor(method.service, question)
  if (question.flags.enableCarrierService) return codes.map((carrier) => ({ method, carrier }))
  return codes.length > 0 ? [{ method, carrier: null }] : []
}

const isOffered = ({ id, flag }: CountryMethod, { order, country, flags, ...asked }: Known): boolean => {
  if (flag !== undefined && !flags[flag]) return false
  if (id === 'sagawaPickup') return asked.hasReturnableItems
  const special = specialAddressOf(country, order.shipFrom?.address ?? null)
  return !isPickupReturn(id) || special === null || special.hasPickup
}

const offer = ({ method, carrier }: Choice, question: Known): OfferedMethod => {
  const { id } = method
  const { capture, flow, label } = returnMethods[id]
  const isStore = isStoreReturn(id)
  const priced = pricesOf(method, question.country, question.flags)
  const place = { country: question.country, address: question.order.shipFrom?.address ?? null }
  const code = carrierOfMethod({ id, carrier }, place)
  const price = methodPrice(priced, question.role)
  const showLoginCTA = signInSaves(priced, question.role)
  return {
    key: writeMethod({ id, carrier }),
    id,
    carrier: code === null ? null : { code, name: nameOf(code, question.providers) },
    captureMethod: capture,
    flow,
    label,
    isStore,
    asksPickupAddress: method.asksPickupAddress === true,
    confirms: method.confirms === true,
    price,
    showLoginCTA,
    card: methodCard({ id, carrier: code, price, showLoginCTA, role: question.role, place }),
  }
}

/**
 * The ways back that an order has, best first (RM-01 to RM-04), as the country's profile has them. Page and host both ask
 * here: what one offers the other accepts.
 */
export const offeredMethods = (question: MethodQuestion): readonly OfferedMethod[] => {
  const known = { ...question, providers: question.providers ?? providersOf(question.country) }
  const choices = countryMethods(known.country)
    .filter((method) => isOffered(method, known))
    .flatMap((method) => choicesFor(method, known))
  return withoutPaperlessTwins(choices).map((choice) => offer(choice, known))
}

/** The method that is chosen by itself, where there is no choice (RI-06). */
export const onlyMethod = (methods: readonly OfferedMethod[]): OfferedMethod | null =>
  methods.length === 1 ? (methods[0] as OfferedMethod) : null
