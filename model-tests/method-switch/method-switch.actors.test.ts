import { expect, test } from 'vitest'
import { createMethodSwitchMachine } from '../../machines/method-switch/method-switch.actors.ts'
import { selectSwitchView } from '../../machines/method-switch/method-switch.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'

openPage()

test('the return itself is changed, with a key that is settled once it goes the other way', async () => {
  const request = { returnMethod: 'PICK_UP' as const, standardCarrierAlphaCode: 'UPSN' }
  const { http, asked } = startHost([
    answers({ returnOrderNumber: 'R00000001', returnMethod: 'upsPickup', standardCarrierAlphaCode: 'UPSN' }),
  ])
  const { keys, claimed, settled } = startKeys()
  const methodSwitch = running(createMethodSwitchMachine({ http, keys }), {
    returnOrderNumber: 'R00000001',
    current: 'upsDropoff',
    choices: [{ key: 'upsPickup', request }],
    pendingKey: null,
  })
  methodSwitch.actor.send({ type: 'switch.ask' })
  methodSwitch.actor.send({ type: 'method.chosen', method: 'upsPickup' })
  methodSwitch.actor.send({ type: 'switch.confirm' })
  const { context } = await methodSwitch.until((snapshot) => selectSwitchView(snapshot) === 'switched')
  expect([context.current, context.chosen]).toEqual(['upsPickup', null])
  expect(asked).toEqual([
    { call: 'PATCH /api/order_mgmt/user_returns/v1/R00000001', body: request, idempotencyKey: 'key-1' },
  ])
  const subject = { call: 'switchReturnMethod', object: 'R00000001' }
  expect(claimed).toEqual([{ ...subject, since: null }])
  expect(settled).toEqual([{ ...subject, key: 'key-1', end: 'done' }])
})
