import { describe, expect, test } from 'vitest'
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts'
import { selectCopy, selectTrackingView } from '../../machines/tracking/tracking.selectors.ts'
import { startJourney } from '../samples/journey.ts'

const start = () => {
  const journey = startJourney({ machine: trackingMachine, input: () => undefined })
  return {
    ...journey,
    see: () => [selectTrackingView(journey.snapshot()), selectCopy(journey.snapshot())],
    number: () => journey.snapshot().context.number,
  }
}

describe('tracking: what shows', () => {
  test('the list as it is, before, while and after a number is copied', async () => {
    const list = start()
    expect([list.see(), list.number()]).toEqual([['list', null], null])
    list.send({ type: 'number.copy', number: 'S1' })
    expect([list.see(), list.number()]).toEqual([['list', null], 'S1'])
    await list.answer('copyNumber', undefined)
    expect(list.see()).toEqual(['copied', { view: 'copied', number: 'S1' }])
    await list.pass(4_000)
    expect([list.see(), list.number()]).toEqual([['list', null], null])
  })

  test('a second number is told for as long as the first, whatever was told before', async () => {
    const list = start()
    list.send({ type: 'number.copy', number: 'S1' })
    await list.answer('copyNumber', undefined)
    await list.pass(3_000)
    list.send({ type: 'number.copy', number: 'S2' })
    expect(list.see()).toEqual(['list', null])
    await list.answer('copyNumber', undefined)
    await list.pass(3_999)
    expect(list.see()).toEqual(['copied', { view: 'copied', number: 'S2' }])
    await list.pass(1)
    expect([list.see(), list.emitted]).toEqual([
      ['list', null],
      [{ type: 'number.copied' }, { type: 'number.copied' }],
    ])
  })

  test('a number that is asked for before the first is copied is the one that is told', async () => {
    const list = start()
    list.send({ type: 'number.copy', number: 'S1' })
    list.send({ type: 'number.copy', number: 'S2' })
    await list.breaks('copyNumber', new Error('refused'))
    expect([list.see(), list.asked('copyNumber'), list.emitted]).toEqual([
      ['copyRefused', { view: 'copyRefused', number: 'S2' }],
      [{ number: 'S1' }, { number: 'S2' }],
      [],
    ])
  })

  test('the carrier on its way says nothing of a number', async () => {
    const list = start()
    list.send({ type: 'number.copy', number: 'S1' })
    await list.breaks('copyNumber', new Error('refused'))
    list.send({ type: 'parcel.follow', href: 'https://www.ups.com/track?tracknum=S1' })
    await list.pass(60_000)
    expect(list.see()).toEqual(['leaving', null])
  })
})
