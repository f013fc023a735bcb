import type { APIRequestContext } from '@playwright/test'
import { unknownOrderNumber } from '../../support/guest.ts'
import { expect, test } from '../../support/test.ts'

/** Others guess at an order until its limit is reached, from two addresses. */
const guessAt = async (request: APIRequestContext, orderNumber: string, from: readonly string[]) => {
  const path = `/api/orders/summary/v1/${orderNumber}`
  const guess = async (index: number) => {
    const address = from[index % from.length] ?? ''
    const answer = await request.get(`${path}?filter=email(guess${index}@example.com)`, {
      headers: { 'X-Forwarded-For': address },
    })
    return answer.status()
  }
  const answers: number[] = []
  for (let index = 0; index < 11; index += 1) answers.push(await guess(index))
  expect(answers.at(-1)).toBe(429)
}

test('a guest finds their order while others guess at it: the page does some work and nobody is shut out', async ({
  page,
  request,
  sandbox,
  lookup,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  await guessAt(request, order.orderNumber, ['198.51.100.7', '198.51.100.8'])
  const proofs: string[] = []
  page.on('request', (asked) => {
    const proof = asked.headers()['x-proof-of-work']
    if (proof !== undefined) proofs.push(proof)
  })
  await lookup.opens()
  await lookup.looksUp(order)
  await detail.seesOrder(order.orderNumber)
  expect(proofs.length).toBeGreaterThan(0)
})

test('a guest whose own tries are used up is let in for some work, and without storage as well', async ({
  page,
  sandbox,
  lookup,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  for (let tries = 0; tries < 5; tries += 1) {
    const path = `/api/orders/summary/v1/${unknownOrderNumber()}?filter=email(nobody@example.com)`
    expect((await page.context().request.get(path)).status()).toBe(404)
  }
  await lookup.opens()
  await lookup.looksUp(order)
  await detail.seesOrder(order.orderNumber)
})
