import { describe, expect, test } from 'vitest'
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts'
import { selectCopy } from '../../machines/tracking/tracking.selectors.ts'
import { startJourney } from '../samples/journey.ts'

const start = () => {
  const journey = startJourney({ machine: trackingMachine, input: () => undefined })
  return { ...journey, copy: () => selectCopy(journey.snapshot()) }
}

describe('tracking: pinned journeys', () => {
  test('a copied number is told for four seconds', async () => {
    const list = start()
    list.send({ type: 'number.copy', number: 'S1' })
    expect(list.copy()).toBeNull()
    await list.answer('copyNumber', undefined)
    expect(list.copy()).toEqual({ view: 'copied', number: 'S1' })
    await list.pass(3_999)
    expect(list.copy()).toEqual({ view: 'copied', number: 'S1' })
    await list.pass(1)
    expect(list.copy()).toBeNull()
    expect([list.asked('copyNumber'), list.emitted]).toEqual([
      [{ number: 'S1' }],
      [{ type: 'number.copied' }],
    ])
  })

  test('a refused copy says so until the next one', async () => {
    const list = start()
    list.send({ type: 'number.copy', number: 'S1' })
    await list.breaks('copyNumber', new Error('refused'))
    await list.pass(60_000)
    expect(list.copy()).toEqual({ view: 'copyRefused', number: 'S1' })
    list.send({ type: 'number.copy', number: 'S2' })
    await list.answer('copyNumber', undefined)
    expect(list.copy()).toEqual({ view: 'copied', number: 'S2' })
  })

  test('[BA-04] following a parcel opens its carrier, again where the page stayed', () => {
    const list = start()
    const href = 'https://www.ups.com/track?tracknum=S1'
    list.send({ type: 'parcel.follow', href })
    list.send({ type: 'parcel.follow', href })
    expect(list.emitted).toEqual([
      { type: 'carrier.opened', href },
      { type: 'carrier.opened', href },
    ])
  })
})
