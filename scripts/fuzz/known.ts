import type { SignedIn } from '../bench/api/member.ts'
import type { Known } from './sample.ts'

/** Sample that each call about a certain kind of order is asked for. */
const ordersOf: Readonly<Record<string, string>> = {
  cancelOrder: 'cancellable',
  cancelItems: 'items-cancellable',
  captureReturn: 'returnable',
  getExchangeOptions: 'exchangeable',
  holdExchange: 'exchangeable',
  switchReturnMethod: 'return-created',
  getRefundStatus: 'return-in-process',
  listPapers: 'return-completed',
  getPaper: 'return-completed',
  getOrderArchive: 'return-completed',
  cancelReturn: 'return-created',
  getReturnProof: 'return-created',
  sendReturnProof: 'return-created',
  getReturnLabel: 'return-created',
  dispatchReturnLabel: 'return-created',
  playReturn: 'return-created',
  sendStoreReturnEmail: 'return-to-store',
  sendBankRefund: 'return-cash',
  withdrawOrder: 'withdrawable',
  createPickup: 'pickup-ready',
  sendReview: 'delivered',
  preparePaymentFormV1: 'deferred-form',
  preparePaymentFormV2: 'deferred-form',
  prepareWalletPayment: 'deferred-form',
  findWalletPayment: 'deferred-form',
}

const named = (orderNumber: string): Known => ({
  orderNumber,
  salesOrderNumber: orderNumber,
  returnOrderNumber: orderNumber,
  returnOrderNum: orderNumber,
})

/** What requests go by that mean something to this host: a member with orders of their own, and what its samples hold. */
export const knownOf = async (
  origin: string,
  { authorization, member }: SignedIn,
): Promise<(call: string) => Known> => {
  const [, claims = ''] = authorization.split('.')
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
  const read = async (path: string) =>
    (await fetch(`${origin}/api${path}`, { headers: { authorization } })).text()
  const [, orderNumber = 'A000000001'] =
    /"orderNumber":"(\w+)"/.exec(await read('/orders/history/v1?language=en')) ?? []
  const [, storeId = 'none'] =
    /"(?:storeId|id)":"([\w-]+)"/.exec(await read('/store/store_locations/v1')) ?? []
  const instant = '2026-11-20T12:00:00.000Z'
  const common = {
    ...named(orderNumber),
    upmId: sub,
    storeId,
    country: 'us',
    language: 'en',
    locale: 'en-US',
    timezone: 'Europe/Paris',
    user_auth_token: authorization.slice('Bearer '.length),
    time: instant,
    issued_at: instant,
    orderCreateDate: instant,
    returnURL: `${origin}/us/en/orders`,
    skuId: 'sku-ch2001-135-2',
    colorWays: 'TG3-101',
    province: 'OR',
    code: '97299',
    line1: '1180 Larkspur Way',
    locality: 'Fernhollow',
    call: 'GET /orders/history/v1',
    advance: 'PT1S',
    member,
  }
  const own: Record<string, Known> = {}
  for (const [call, from] of Object.entries(ordersOf)) {
    const answer = await fetch(`${origin}/api/sandbox/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ from, member }),
    })
    const scenario = (await answer.json()) as { readonly orderNumber?: string }
    own[call] = { ...common, ...named(scenario.orderNumber ?? orderNumber) }
  }
  return (call) => own[call] ?? common
}
