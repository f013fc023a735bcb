import { maxAddressLine, type ShipFrom } from '../../contract/orders/address.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { ReturnCaptureRequest } from '../../contract/returns/return-capture.ts'
import { captureSystem } from '../../contract/returns/return-capture-terms.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { asLine, asParagraphs } from '../../contract/wire/text.ts'
import { agreedOf, answerOf, type DraftAnswer, draftSums, wireAnswer } from '../exchange/draft-answers.ts'
import type { OfferedMethod } from '../return-methods/offered-methods.ts'
import { carrierFieldOf, namesMethod, parseMethod } from '../return-methods/return-methods.ts'
import type { ReturnableItem } from '../returns/return-items.ts'
import { reasonNamed, takesComment } from '../returns/return-reasons.ts'
import { chosenPieces, type LineChoice } from '../returns/return-selection.ts'

export type CaptureInput = {
  readonly order: Order
  readonly items: readonly ReturnableItem[]
  readonly choices: readonly LineChoice[]
  /** What is wanted for items beside money (BY-01). */
  readonly answers?: readonly DraftAnswer[]
  readonly method: Pick<OfferedMethod, 'key' | 'captureMethod' | 'carrier'>
  /** Country that the order shipped from, two letters. */
  readonly country: string
  /** BCP 47 tag. */
  readonly locale: string
  readonly flags: Pick<Flags, 'disableCreateReturnLabelFlag' | 'sendReturnMethodGlobally'>
  /** Store that was picked for a return to one. */
  readonly storeId?: string | undefined
  /** Address of a pickup, in place of the order's own. */
  readonly shipFrom?: ShipFrom
}

const orderLines = ({
  order,
  items,
  choices,
  answers = [],
  country,
}: CaptureInput): ReturnCaptureRequest['orderLines'] =>
  choices.flatMap(({ lineId, checked, reason, quantity, comment }) => {
    const item = checked ? items.find(({ line }) => line.id === lineId) : undefined
    if (!item) return []
    const answer = wireAnswer({ order, country }, answerOf(answers, lineId))
    const text = takesComment(reason, country) ? asParagraphs(comment).trim() : ''
    return [
      {
        quantity,
        reasonCode: reasonNamed(reason, country).code,
        reasonText: text === '' ? null : text,
        universalProductCode: item.line.product.gtin ?? '',
        orderLineId: item.line.id,
        ...(answer && { answer }),
      },
    ]
  })

const noAddress: ShipFrom = { address: null, recipient: null, contactInformation: null }

/** Whom the parcel comes with, in the field that the flow has for it: another way than the paperless one only where it was chosen. */
const carrierOf = ({
  key,
  captureMethod,
  carrier,
}: CaptureInput['method']): Pick<ReturnCaptureRequest, 'standardCarrierAlphaCode' | 'labelMethod'> => {
  const field = carrierFieldOf(captureMethod)
  if (field === 'standardCarrierAlphaCode') return carrier ? { [field]: carrier.code } : {}
  return parseMethod(key)?.carrier ? { [field]: key } : {}
}

const linesOf = <Part extends Readonly<Record<string, string | null>>>(part: Part | null): Part | null =>
  part &&
  (Object.fromEntries(
    Object.entries(part).map(([name, text]) => [name, text && asLine(text, maxAddressLine)]),
  ) as Part)

/** An address as requests carry it, whatever an order has kept. */
const sentShipFrom = ({ address, recipient, contactInformation }: ShipFrom): ShipFrom => ({
  address: linesOf(address),
  recipient: linesOf(recipient),
  contactInformation: linesOf(contactInformation),
})

/** Body of the capture call with every field of returns.md §3 (RS-01). */
export const captureRequestOf = (input: CaptureInput): ReturnCaptureRequest => {
  const { order, method, items, choices, answers = [], country } = input
  const sums = draftSums({ order, country }, chosenPieces(items, choices), answers)
  const agreed = agreedOf(sums, order.currency)
  return {
    captureSystem,
    createReturnLabelFlag: !input.flags.disableCreateReturnLabelFlag,
    locale: input.locale,
    omsRegionReference: order.regionReference,
    orderLines: orderLines(input),
    orderNumber: order.orderNumber,
    orderCreateDate: order.transaction.orderDate ?? '',
    shipFrom: sentShipFrom(input.shipFrom ?? order.shipFrom ?? noAddress),
    ...(namesMethod(method.captureMethod, input.country, input.flags) && {
      returnMethod: method.captureMethod,
    }),
    ...carrierOf(method),
    ...(method.captureMethod === 'STORE_DROP_OFF' &&
      input.storeId !== undefined && { storeId: input.storeId }),
    ...(agreed && { agreed }),
  }
}
