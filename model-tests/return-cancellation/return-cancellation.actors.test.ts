import { expect, test } from 'vitest'
import { createReturnCancellationMachine } from '../../machines/return-cancellation/return-cancellation.actors.ts'
import { selectReturnCancellationView } from '../../machines/return-cancellation/return-cancellation.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'

openPage()

const cancelledAt = '2026-11-20T12:00:00.000Z'

test('the return is called off by its number, with a key that is settled once it is', async () => {
  const { http, asked } = startHost([answers({ returnOrderNumber: 'R00000001', cancelledAt })])
  const { keys, claimed, settled } = startKeys()
  const cancellation = running(createReturnCancellationMachine({ http, keys }), {
    returnOrderNumber: 'R00000001',
    refusal: null,
    pendingKey: null,
  })
  cancellation.actor.send({ type: 'cancellation.confirm' })
  await cancellation.until((snapshot) => selectReturnCancellationView(snapshot) === 'cancelled')
  expect(asked).toEqual([
    { call: 'POST /api/order_mgmt/user_returns/v1/R00000001/cancelReturn', idempotencyKey: 'key-1' },
  ])
  const subject = { call: 'cancelReturn', object: 'R00000001' }
  expect(claimed).toEqual([{ ...subject, since: null }])
  expect(settled).toEqual([{ ...subject, key: 'key-1', end: 'done' }])
})
