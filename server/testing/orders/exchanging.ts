import type * as v from 'valibot'
import type { AgreedSums, LineAnswer } from '../../../contract/orders/line-answer.ts'
import { getExchangeOptions, holdExchange } from '../../../contract/returns/exchange.ts'
import { captureReturn, getReturnCaptureJob } from '../../../contract/returns/return-capture.ts'
import { variants } from '../../sandbox/catalogue/catalogue.ts'
import { skuOf } from '../../sandbox/catalogue/sample-shop.ts'
import { listMails } from '../../sandbox/mails/list-mails.ts'
import { send, sendOk } from '../host/api-client.ts'
import { completedJob } from '../host/job-polling.ts'
import type { SandboxHost } from '../host/sandbox-host.ts'
import { addOrder, newMember, type OrderParts } from './build-order.ts'
import { askedLine, captureBody, deliveredOrder } from './return-bodies.ts'

/** A product of many sizes and colors. */
const bought = variants.find(({ styleColor }) => styleColor.startsWith('PR1043')) ?? variants[0]
if (!bought) throw new Error('the sample shop sells nothing')

type Placed = {
  readonly as: string
  readonly orderNumber: string
  readonly lineId: string
  /** What was paid, tax and all, in dollars. */
  readonly paid: number
}
type Wanted = { readonly lineId: string; readonly answer: LineAnswer; readonly quantity?: number }

/** What was read; what is left out is nothing. */
type Read = v.InferInput<typeof AgreedSums>

type BoughtLine = { readonly price?: number; readonly quantity?: number; readonly lines?: number }

/** An order whose lines, one if nothing is said, can go back: `price` in cents, for all pieces of each, with a tenth of it as tax. */
export const exchangeableOrder = (
  parts: OrderParts = {},
  { price = 10_000, quantity = 1, lines = 1 }: BoughtLine = {},
): OrderParts =>
  deliveredOrder({
    ...parts,
    lines: Array.from({ length: lines }, () => ({
      gtin: '0001',
      title: bought.title,
      styleColor: bought.styleColor,
      skuId: skuOf(bought, 0),
      quantity,
      returnableQuantity: quantity,
      returnable: true,
      status: 'Delivered',
      statusVariant: 'DELIVERED',
      chargedPrice: price,
      taxes: price / 10,
    })),
  })

/** What members do to exchange things in a shop that sells. */
export const exchanging = (host: SandboxHost) => {
  const order = async (parts: OrderParts = {}, line: BoughtLine = {}): Promise<Placed> => {
    const as = newMember()
    const mine = { upmId: as, contactEmail: `${as}@podium.example`, ...parts }
    const orderNumber = await addOrder(host.deps.db, exchangeableOrder(mine, line))
    return { as, orderNumber, lineId: `${orderNumber}-1`, paid: ((line.price ?? 10_000) * 1.1) / 100 }
  }
  const bodyOf = (orderNumber: string, wanted: readonly Wanted[], agreed?: Read) =>
    captureBody(
      orderNumber,
      wanted.map(({ lineId, answer, quantity = 1 }) =>
        askedLine('0001', quantity, { orderLineId: lineId, answer }),
      ),
      agreed && { agreed },
    )
  const ask = (
    { as, orderNumber }: Pick<Placed, 'as' | 'orderNumber'>,
    wanted: readonly Wanted[],
    agreed?: Read,
  ) => send(host.app, captureReturn, { as, body: bodyOf(orderNumber, wanted, agreed) })
  const job = async (
    { as, orderNumber }: Pick<Placed, 'as' | 'orderNumber'>,
    wanted: readonly Wanted[],
    agreed?: Read,
  ) => {
    const { jobId } = await sendOk(host.app, captureReturn, { as, body: bodyOf(orderNumber, wanted, agreed) })
    return completedJob(host.app, getReturnCaptureJob, jobId, { as })
  }
  const optionsOf = ({ as, orderNumber }: Pick<Placed, 'as' | 'orderNumber'>) =>
    sendOk(host.app, getExchangeOptions, { as, params: { orderNumber } })
  const variantsOf = async (placed: Placed) => (await optionsOf(placed)).lines[0]?.variants ?? []
  return {
    /** Products by what is in stock of them. */
    plenty: skuOf(bought, 3),
    gone: skuOf(bought, 1),
    last: skuOf(bought, 2),
    order,
    bodyOf,
    ask,
    job,
    optionsOf,
    exchange: async (...asked: Parameters<typeof job>): Promise<string> =>
      (await job(...asked)).response?.returnOrderNumber ?? 'none',
    /** Another color of what was bought, in plenty, with what it costs with tax, in dollars. */
    otherColor: async (placed: Placed) => {
      const found = (await variantsOf(placed)).find(
        ({ price, available }) => price !== null && available === 10,
      )
      if (!found || found.price === null) throw new Error('there is no other color')
      const { skuId } = found
      return {
        skuId,
        price: Math.round(found.price * 110) / 100,
        answer: (sending: 'atOnce' | 'afterArrival'): LineAnswer => ({
          kind: 'exchange',
          skuId,
          send: sending,
        }),
      }
    },
    availableOf: async (placed: Placed, skuId: string) =>
      (await variantsOf(placed)).find((variant) => variant.skuId === skuId)?.available,
    /** What is agreed to where so many dollars become store credit, with their bonus below its cap. */
    creditOf: (paid: number): Read => ({ charge: 0, hold: 0, credit: Math.round(paid * 110) / 100 }),
    hold: (
      { as, orderNumber, lineId }: Placed,
      choice: { readonly skuId: string; readonly quantity: number } | null,
      chosenAt = host.deps.clock.now().getTime(),
    ) => send(host.app, holdExchange, { as, params: { orderNumber, lineId }, body: { choice, chosenAt } }),
    mail: async (orderNumber: string, kind: string) => {
      const mails = await listMails(host.deps.db, host.deps, { orderNumber })
      return mails.find((mail) => mail.kind === kind)?.text ?? ''
    },
    /** Number and PIN of the gift card in a mail. */
    cardIn: (text: string): readonly string[] => {
      const digits = text.replaceAll(/[\u2066\u2069]/g, '')
      const number = /6006(?: ?\d){15}/.exec(digits)?.[0].replaceAll(' ', '') ?? ''
      const pin = /PIN[^\d]*(\d{4} ?\d{2})/.exec(digits)?.[1]?.replaceAll(' ', '') ?? ''
      return [number, pin]
    },
  }
}
export type Exchanging = ReturnType<typeof exchanging>
