import { type APIRequestContext, expect } from '@playwright/test'
import type { OpenedGift } from '../../../contract/returns/gift-return-calls.ts'
import type { Scenario } from '../../../contract/sandbox/sandbox.ts'

/** What a gift receipt says. */
export type Receipt = { readonly orderNumber: string; readonly code: string }

export const receiptOf = ({ orderNumber = '', giftCode = '' }: Scenario): Receipt => ({
  orderNumber,
  code: giftCode,
})

const gifts = '/api/orders/gift_returns/v1'

/** Sends a line of a gift back by the API, as another browser with the same receipt would. Answers the return's number. */
export const giveBack = async (
  request: APIRequestContext,
  { orderNumber, code }: Receipt,
  { line, way, pieces = 1 }: { readonly line: number; readonly way: string; readonly pieces?: number },
): Promise<string> => {
  const found = await request.post(gifts, { data: { orderNumber, code } })
  expect(found.ok(), await found.text()).toBe(true)
  const { access, gift } = (await found.json()) as OpenedGift
  const made = await request.post(`${gifts}/${orderNumber}`, {
    headers: { 'X-Validation-Code': access, 'Idempotency-Key': crypto.randomUUID() },
    data: {
      orderLines: [
        {
          orderLineId: gift.items[line]?.id,
          universalProductCode: '',
          quantity: pieces,
          reasonCode: '1',
          reasonText: null,
        },
      ],
      way,
      email: 'nia@example.com',
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return ((await made.json()) as { returnNumber: string }).returnNumber
}

/** The parcel of a gift's return comes in. */
export const letArrive = async (request: APIRequestContext, returnNumber: string): Promise<void> => {
  expect((await request.post(`/api/sandbox/gift_returns/${returnNumber}`)).ok()).toBe(true)
}
