import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { getOrderSummary } from '../../../contract/orders/order-calls.ts'
import { checkGiftCard, type GiftCardCheck } from '../../../contract/payments/gift-card.ts'
import { createPickup, getPickup } from '../../../contract/pickup/pickup.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import { addressOfVisit } from '../shop/address-of-visit.ts'
import type { Question } from './ask-timed.ts'

/** Two guesses that are answered alike, one at what there is not and one at what there is. */
export type Guess = {
  readonly name: string
  readonly status: number
  readonly unknown: (turn: number) => Question
  readonly wrong: (turn: number) => Question
  /** So many of each may be asked before limits refuse more of them. */
  readonly perRound: number
}

const sampleOrders = '/api/sandbox/orders'

const api = (path: string) => `/api${path}`
const unknownNumber = () => `C${randomInt(1_000_000_000, 9_999_999_999)}`
const unknownCard = () =>
  `6006999${String(randomInt(1_000_000, 9_999_999))}${String(randomInt(10_000, 99_999))}`
const code = () => randomBytes(16).toString('base64url')

const arrange = async <T>(origin: string, path: string, body?: object): Promise<T> => {
  const answer = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', [idempotencyHeader]: randomUUID(), ...addressOfVisit() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const orderCount = 40

const at = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T

/** Four wrong contacts for each order and round: ten are worked in an hour. */
const lookups = async (origin: string): Promise<Guess> => {
  const numbers: string[] = []
  for (let count = 0; count < orderCount; count += 1) {
    const body = { from: 'shipped', member: null, country: 'us' }
    const { orderNumber } = await arrange<{ orderNumber: string }>(origin, sampleOrders, body)
    numbers.push(orderNumber)
  }
  const lookup = (orderNumber: string): Question => ({
    method: 'GET',
    path: `${api(getOrderSummary.path.replace('{orderNumber}', orderNumber))}?filter=email(nobody-${randomUUID()}@example.com)`,
    headers: addressOfVisit(),
  })
  return {
    name: 'lookup: unknown order, wrong contact',
    status: 404,
    unknown: () => lookup(unknownNumber()),
    wrong: (turn) => lookup(at(numbers, turn)),
    perRound: orderCount * 4,
  }
}

/** A card closes after five wrong PINs, and 200 wrong tries ask everybody for a proof. */
const cards = async (origin: string): Promise<Guess> => {
  const scenarios = await arrange<readonly { readonly giftCard?: GiftCardCheck }[]>(
    origin,
    '/api/sandbox/scenarios?tag=gift-card',
  )
  const known = scenarios.flatMap(({ giftCard }) => (giftCard ? [giftCard] : []))
  const check = (accountNumber: string, currency: string): Question => ({
    method: 'POST',
    path: api(checkGiftCard.path),
    headers: addressOfVisit(),
    body: { accountNumber, currency, pin: '000001' },
  })
  return {
    name: 'gift card: unknown number, wrong PIN',
    status: 400,
    unknown: (turn) => check(unknownCard(), at(known, turn).currency),
    wrong: (turn) => check(at(known, turn).accountNumber, at(known, turn).currency),
    perRound: Math.min(known.length * 4, 90),
  }
}

/** A client may try 30 wrong codes; every guess comes from a client of its own. */
const codes = async (origin: string): Promise<readonly Guess[]> => {
  const { url, orderNumber } = await arrange<{ url: string; orderNumber: string }>(origin, sampleOrders, {
    from: 'curbside',
    member: null,
    country: 'us',
  })
  const link = new URL(url, origin).searchParams
  const visit = (number: string, validationCode: string) => ({
    notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
    orderNumber: number,
    storeId: link.get('storeId') ?? '',
    storeServiceId: 'CURBSIDE',
    validationCode: { type: 'QR', code: validationCode },
  })
  const announce = (number: string): Question => ({
    method: 'POST',
    path: api(createPickup.path),
    headers: { ...addressOfVisit(), [idempotencyHeader]: randomUUID() },
    body: visit(number, code()),
  })
  const { orderNumber: waiting, url: waitingUrl } = await arrange<{ url: string; orderNumber: string }>(
    origin,
    sampleOrders,
    { from: 'curbside', member: null, country: 'us' },
  )
  const rightCode = new URL(waitingUrl, origin).searchParams.get('qrId') ?? ''
  const { id } = await arrange<{ id: string }>(origin, api(createPickup.path), visit(waiting, rightCode))
  const read = (arrival: string): Question => ({
    method: 'GET',
    path: api(getPickup.path.replace('{id}', arrival)),
    headers: { ...addressOfVisit(), [validationCodeHeader]: code() },
  })
  return [
    {
      name: 'curbside link: unknown order, wrong code',
      status: 404,
      unknown: () => announce(unknownNumber()),
      wrong: () => announce(orderNumber),
      perRound: 1000,
    },
    {
      name: 'arrival: unknown, wrong code',
      status: 404,
      unknown: () => read(randomUUID()),
      wrong: () => read(id),
      perRound: 1000,
    },
  ]
}

/** Everything that a stranger may guess at, on a host with samples. */
export const arrangeGuesses = async (origin: string): Promise<readonly Guess[]> => [
  await lookups(origin),
  await cards(origin),
  ...(await codes(origin)),
]
