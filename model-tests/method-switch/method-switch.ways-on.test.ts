import { describe, expect, test } from 'vitest'
import { methodSwitchMachine } from '../../machines/method-switch/method-switch.machine.ts'
import { canSwitch, selectSwitchView } from '../../machines/method-switch/method-switch.selectors.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

const request = { returnMethod: 'PICK_UP' as const, standardCarrierAlphaCode: null }
const dropOff = { ...request, returnMethod: 'CARRIER_DROP_OFF' as const }
const choices = [
  { key: 'upsDropoff', request: dropOff },
  { key: 'upsPickup', request },
]
const input = { returnOrderNumber: 'R00000001', current: 'upsDropoff', choices, pendingKey: null }
const sent = { target: { returnOrderNumber: 'R00000001' }, request, pendingKey: null }
const switched = doneAs({
  returnOrderNumber: 'R00000001',
  returnMethod: 'upsPickup',
  standardCarrierAlphaCode: null,
})

const start = (pendingKey: string | null = null) => {
  const journey = startJourney({ machine: methodSwitchMachine, input: () => ({ ...input, pendingKey }) })
  return {
    ...journey,
    view: () => selectSwitchView(journey.snapshot()),
    can: () => canSwitch(journey.snapshot()),
    context: () => journey.snapshot().context,
  }
}
const choosing = (...methods: readonly string[]) => {
  const shopper = start()
  shopper.send({ type: 'switch.ask' })
  for (const method of methods) shopper.send({ type: 'method.chosen', method })
  return shopper
}
const switching = () => {
  const shopper = choosing('upsPickup')
  shopper.send({ type: 'switch.confirm' })
  return shopper
}

describe('method switch: ways on', () => {
  test('at first the dialog is closed and nothing chosen', () => {
    const shopper = start()
    expect([shopper.view(), shopper.can(), shopper.context()]).toEqual([
      'closed',
      false,
      { ...input, chosen: null },
    ])
    shopper.send({ type: 'switch.ask' })
    expect([shopper.view(), shopper.can()]).toEqual(['choosing', false])
  })

  test.each([
    ['the present way', ['upsPickup', 'upsDropoff'], false],
    ['another way', ['upsPickup'], true],
    ['a way that is not offered', ['upsPickup', 'dhlPickup'], false],
  ])('%s can be taken or not: %j', (_, methods, can) => {
    expect(choosing(...methods).can()).toBe(can)
  })

  test('a dialog that is closed switches nothing', () => {
    const shopper = choosing('upsPickup')
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.asked('attempt')]).toEqual(['closed', []])
  })

  test('a switch under way is led back to, and is not made twice', async () => {
    const shopper = switching()
    expect(shopper.view()).toBe('switching')
    shopper.send({ type: 'dialog.dismiss' })
    shopper.send({ type: 'switch.ask' })
    expect([shopper.view(), shopper.asked('attempt')]).toEqual(['switching', [sent]])
    await shopper.answer('attempt', switched)
    expect([shopper.view(), shopper.context()]).toEqual([
      'switched',
      { ...input, current: 'upsPickup', chosen: null },
    ])
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('closed')
    shopper.send({ type: 'switch.ask' })
    shopper.send({ type: 'method.chosen', method: 'upsPickup' })
    expect(shopper.can()).toBe(false)
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    shopper.send({ type: 'switch.confirm' })
    expect(shopper.asked('attempt').at(-1)).toEqual({ ...sent, request: dropOff })
  })

  test('a refusal is reported with its code, and leaves the present way and the choice', async () => {
    const shopper = switching()
    await shopper.answer('attempt', refusedAs('return_state', 409))
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code: 'order-detail-return-failure', devMessage: '409 return_state' },
    ])
    expect(shopper.context()).toEqual({ ...input, chosen: 'upsPickup' })
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('closed')
  })

  test.each([
    ['nobody can say', notConfirmed],
    ['the page’s own code breaks', null],
  ])('where %s the return is asked for again', async (_, end) => {
    const shopper = switching()
    await (end === null ? shopper.breaks('attempt', defect) : shopper.answer('attempt', end))
    expect([shopper.view(), shopper.emitted]).toEqual(['unconfirmed', [{ type: 'return.outdated' }]])
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('closed')
  })

  test('a switch from before a reload is taken up by its key, which no later one has', async () => {
    const shopper = start('key-0')
    expect(shopper.view()).toBe('switching')
    await shopper.answer('attempt', refusedAs('not_sent', 503))
    shopper.send({ type: 'switch.retry' })
    shopper.send({ type: 'method.chosen', method: 'upsPickup' })
    shopper.send({ type: 'switch.confirm' })
    expect(shopper.asked('attempt')).toEqual([{ ...sent, request: null, pendingKey: 'key-0' }, sent])
  })
})
