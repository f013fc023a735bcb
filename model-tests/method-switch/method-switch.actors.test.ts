import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMethodSwitchMachine } from '../../machines/method-switch/method-switch.actors.ts'
import { selectSwitchView } from '../../machines/method-switch/method-switch.selectors.ts'
import { answers, hostThat, keysWith, running, visiblePage } from '../samples/real-calls.ts'

beforeEach(() => void vi.stubGlobal('document', visiblePage))
afterEach(() => void vi.unstubAllGlobals())

test('the return itself is changed, with a key that is settled once it goes the other way', async () => {
  const request = { returnMethod: 'PICK_UP' as const, standardCarrierAlphaCode: 'UPSN' }
  const { http, requests } = hostThat([
    answers({ returnOrderNumber: 'R00000001', returnMethod: 'upsPickup', standardCarrierAlphaCode: 'UPSN' }),
  ])
  const { keys, log } = keysWith()
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
  expect(requests).toEqual([
    {
      method: 'PATCH',
      path: '/api/order_mgmt/user_returns/v1/R00000001',
      query: {},
      body: request,
      key: 'key-1',
    },
  ])
  expect(log).toEqual([
    'claim switchReturnMethod R00000001',
    'settle switchReturnMethod R00000001 key-1 done',
  ])
})
