import type { Order } from '../../contract/orders/order.ts'
import type { ShipmentServiceProvider } from '../../contract/returns/carriers.ts'
import type { CaptureMethod } from '../../contract/returns/return-capture-terms.ts'
import type { ReturnMethodId } from '../../contract/returns/return-method-ids.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { carriers } from '../links/carriers.ts'
import { type MethodPrice, methodPrice, type ReturnRole, signInSaves } from './method-prices.ts'
import {
  type CarrierFlow,
  countryMethods,
  isStoreReturn,
  type LabelKind,
  type MethodChoice,
  returnMethods,
  writeMethod,
} from './return-methods.ts'
import { isReachedByPickup, usReturnCarrier } from './special-us-address.ts'

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
  readonly price: MethodPrice
  /** Signing in would make it free: the card asks for it. */
  readonly showLoginCTA: boolean
}

export type MethodQuestion = {
  readonly order: Pick<Order, 'shipFrom'>
  /** Country that the order shipped from, two letters; returns are processed there. */
  readonly country: string
  readonly role: ReturnRole
  readonly flags: Pick<
    Flags,
    'enableSagawaReturn' | 'enableCourierPickup' | 'emeaPaperless' | 'enableCarrierService'
  >
  /** Answer of the provider services; empty where the country chooses no carrier, or while it is not known. */
  readonly providers: readonly ShipmentServiceProvider[]
  /** Something of the order can be sent back; Sagawa comes only then (RM-01). */
  readonly hasReturnableItems: boolean
}

const nameOf = (code: string, providers: readonly ShipmentServiceProvider[]): string =>
  providers.find(({ serviceSCACCode }) => serviceSCACCode === code)?.providerName ??
  carriers.find((carrier) => carrier.code === code)?.name ??
  code

const codesFor = (service: string | null, providers: readonly ShipmentServiceProvider[]): string[] => [
  ...new Set(
    providers
      .filter(({ nikeServiceTypeCode }) => nikeServiceTypeCode === service)
      .map(({ serviceSCACCode }) => serviceSCACCode),
  ),
]

/** A drop-off is hidden where the same carrier also takes it without paper (RM-03). */
const withoutPaperlessTwins = (choices: readonly MethodChoice[]): readonly MethodChoice[] => {
  const paperless = new Set(choices.flatMap(({ id, carrier }) => (id === 'emeaPaperless' ? [carrier] : [])))
  return choices.filter(({ id, carrier }) => id !== 'emeaDropoff' || !paperless.has(carrier))
}

const choicesFor = (id: ReturnMethodId, { flags, providers }: MethodQuestion): readonly MethodChoice[] => {
  const { service } = returnMethods[id]
  const isPerCarrier = id.startsWith('emea') && service !== null && flags.enableCarrierService
  const codes = isPerCarrier ? codesFor(service, providers) : []
  return codes.length > 0 ? codes.map((carrier) => ({ id, carrier })) : [{ id, carrier: null }]
}

const isOffered = (id: ReturnMethodId, { order, hasReturnableItems }: MethodQuestion): boolean => {
  if (id === 'sagawaPickup') return hasReturnableItems
  const address = order.shipFrom?.address
  return id !== 'upsPickup' || !address || isReachedByPickup(address)
}

/** UPS for pickups, USPS from the special addresses (RM-03); elsewhere the carrier that was chosen. */
const carrierCode = ({ id, carrier }: MethodChoice, { order }: MethodQuestion): string | null => {
  if (id === 'upsPickup') return 'UPSN'
  if (id === 'upsDropoff') return usReturnCarrier(order.shipFrom?.address ?? null)
  if (id === 'auDropoff') return 'AUPO'
  return id === 'sagawaPickup' ? 'SGWJ' : carrier
}

const offer = (choice: MethodChoice, question: MethodQuestion): OfferedMethod => {
  const { id } = choice
  const { capture, flow, label } = returnMethods[id]
  const code = carrierCode(choice, question)
  return {
    key: writeMethod(choice),
    id,
    carrier: code === null ? null : { code, name: nameOf(code, question.providers) },
    captureMethod: capture,
    flow,
    label,
    isStore: isStoreReturn(id),
    price: methodPrice(id, question.role),
    showLoginCTA: signInSaves(id, question.role),
  }
}

/**
 * The ways back that an order has, best first (RM-01 to RM-04). A country adds or drops methods in `return-methods.ts`,
 * and prices in `method-prices.ts`; nothing here knows a country's rule but the special US addresses.
 */
export const offeredMethods = (question: MethodQuestion): readonly OfferedMethod[] => {
  const choices = countryMethods(question.country)
    .filter(({ id, flag }) => (flag === undefined || question.flags[flag]) && isOffered(id, question))
    .flatMap(({ id }) => choicesFor(id, question))
  return withoutPaperlessTwins(choices).map((choice) => offer(choice, question))
}

/** The method that is chosen by itself, where there is no choice (RI-06). */
export const onlyMethod = (methods: readonly OfferedMethod[]): OfferedMethod | null =>
  methods.length === 1 ? (methods[0] as OfferedMethod) : null
