import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

/** What a curbside link names. */
export type Link = { readonly orderNumber: string; readonly storeId: string; readonly code: string }

const pickups = '/api/store/order_pickups/v1'

export const linkOf = (url: string, orderNumber: string): Link => {
  const { searchParams } = new URL(url, 'http://host')
  return { orderNumber, storeId: searchParams.get('storeId') ?? '', code: searchParams.get('qrId') ?? '' }
}

const headersOf = ({ code }: Link) => ({
  'X-Validation-Code': code,
  'Idempotency-Key': crypto.randomUUID(),
})

const worked = async (answer: APIResponse, what: string): Promise<unknown> => {
  expect(answer.ok(), `${what}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Tells the store by the API, as another browser with the same link would. Answers the arrival's id. */
export const announceArrival = async (request: APIRequestContext, link: Link): Promise<string> => {
  const { orderNumber, storeId, code } = link
  const data = {
    notes: [{ authorType: 'CONSUMER', content: 'Blue van', targetType: 'VEHICLE' }],
    orderNumber,
    storeId,
    storeServiceId: 'CURBSIDE',
    validationCode: { type: 'QR', code },
  }
  const made = await request.post(pickups, { data, headers: headersOf(link) })
  return ((await worked(made, 'arrival')) as { id: string }).id
}

/** Takes an arrival back by the API, as another browser with the same link would. */
export const cancelArrival = async (request: APIRequestContext, link: Link, id: string): Promise<void> => {
  const data = [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }]
  await worked(await request.patch(`${pickups}/${id}`, { data, headers: headersOf(link) }), 'cancelling')
}

/** Moves an arrival as the store would. */
export const playStore = async (
  request: APIRequestContext,
  id: string,
  status: 'CLAIMED' | 'COMPLETE',
): Promise<void> => {
  await worked(await request.post(`/api/sandbox/pickups/${id}`, { data: { status } }), status)
}
