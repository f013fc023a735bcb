import { describe, expect, test } from 'vitest'
import { methodSwitchMachine } from '../../machines/method-switch/method-switch.machine.ts'
import { selectSwitchView } from '../../machines/method-switch/method-switch.selectors.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'

const dropOff = {
  key: 'upsDropoff',
  request: { returnMethod: 'CARRIER_DROP_OFF' as const, standardCarrierAlphaCode: null },
}
const pickup = {
  key: 'upsPickup',
  request: { returnMethod: 'PICK_UP' as const, standardCarrierAlphaCode: null },
}

const start = (pendingKey: string | null = null) =>
  startJourney({
    machine: methodSwitchMachine,
    input: () => ({
      returnOrderNumber: 'R00000001',
      current: 'upsDropoff',
      choices: [dropOff, pickup],
      pendingKey,
    }),
  })
const choosePickup = (journey: ReturnType<typeof start>) => {
  journey.send({ type: 'switch.ask' })
  journey.send({ type: 'method.chosen', method: 'upsPickup' })
  journey.send({ type: 'switch.confirm' })
}
const switched = doneAs({
  returnOrderNumber: 'R00000001',
  returnMethod: 'upsPickup',
  standardCarrierAlphaCode: null,
})

describe('method switch: pinned journeys', () => {
  test('sends what was chosen, says so, and the new way is the present one', async () => {
    const journey = start()
    choosePickup(journey)
    expect(journey.asked('attempt')).toEqual([
      { target: { returnOrderNumber: 'R00000001' }, request: pickup.request, pendingKey: null },
    ])
    await journey.answer('attempt', switched)
    expect([selectSwitchView(journey.snapshot()), journey.snapshot().context.current]).toEqual([
      'switched',
      'upsPickup',
    ])
    expect(journey.emitted).toEqual([{ type: 'method.switched', returnMethod: 'upsPickup' }])
  })

  test('the present way is no other way: nothing is sent', () => {
    const journey = start()
    journey.send({ type: 'switch.ask' })
    journey.send({ type: 'switch.confirm' })
    journey.send({ type: 'method.chosen', method: 'upsDropoff' })
    journey.send({ type: 'switch.confirm' })
    expect([selectSwitchView(journey.snapshot()), journey.asked('attempt')]).toEqual(['choosing', []])
  })

  test('a closed dialog does not stop the switch, and its end is told', async () => {
    const journey = start()
    choosePickup(journey)
    journey.send({ type: 'dialog.dismiss' })
    expect(selectSwitchView(journey.snapshot())).toBe('closed')
    await journey.answer('attempt', switched)
    expect(selectSwitchView(journey.snapshot())).toBe('switched')
  })

  test('a refusal is reported and can be tried again with the same choice', async () => {
    const journey = start()
    choosePickup(journey)
    await journey.answer('attempt', refusedAs('internal', 500))
    expect(selectSwitchView(journey.snapshot())).toBe('failed')
    expect(journey.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'order-detail-return-failure',
        devMessage: expect.stringContaining('internal'),
      },
    ])
    journey.send({ type: 'switch.retry' })
    expect(journey.asked('attempt')).toHaveLength(2)
    expect(journey.asked('attempt')[1]).toEqual(journey.asked('attempt')[0])
  })

  test('after a reload its outcome is looked up; where nobody can say, the return is asked for again', async () => {
    const journey = start('key-0')
    expect(journey.asked('attempt')).toEqual([
      { target: { returnOrderNumber: 'R00000001' }, request: null, pendingKey: 'key-0' },
    ])
    await journey.answer('attempt', notConfirmed)
    expect([selectSwitchView(journey.snapshot()), journey.emitted]).toEqual([
      'unconfirmed',
      [{ type: 'return.outdated' }],
    ])
    journey.send({ type: 'dialog.dismiss' })
    journey.send({ type: 'switch.ask' })
    expect(selectSwitchView(journey.snapshot())).toBe('choosing')
  })

  test('a refusal of what was begun before a reload asks which way again', async () => {
    const journey = start('key-0')
    await journey.answer('attempt', refusedAs('not_sent', 503))
    journey.send({ type: 'switch.retry' })
    expect([selectSwitchView(journey.snapshot()), journey.asked('attempt')]).toEqual([
      'choosing',
      [expect.anything()],
    ])
  })
})
