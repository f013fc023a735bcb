import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curbsideRequestMachine } from '../../machines/curbside/curbside-request/curbside-request.machine.ts'
import {
  charactersLeft,
  refusalIn,
  shortVehicle,
} from '../../machines/curbside/curbside-request/curbside-request.rules.ts'
import { canSubmit } from '../../machines/curbside/curbside-request/curbside-request.selectors.ts'
import { refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'

const start = () =>
  startJourney({
    machine: curbsideRequestMachine,
    input: () => ({
      orderNumber: 'C00000001',
      storeId: 'us091',
      code: 'code-1',
      pendingKey: null,
      vehicle: '',
    }),
  })
const unavailable = refusedAs('unavailable', 503)

describe('curbside request: pinned journeys', () => {
  test('[CU-02] “I’m here” wants 1 to 100 characters, and none while the store is being told', async () => {
    const visit = start()
    const typed: [string, boolean, number][] = []
    for (const value of ['', '   ', 'x', 'x'.repeat(100), 'x'.repeat(101)]) {
      visit.send({ type: 'vehicle.change', value })
      const { vehicle } = visit.snapshot().context
      typed.push([vehicle, canSubmit(visit.snapshot()), charactersLeft(vehicle)])
    }
    expect(typed).toEqual([
      ['', false, 100],
      ['   ', false, 97],
      ['x', true, 99],
      ['x'.repeat(100), true, 0],
      ['x'.repeat(100), true, 0],
    ])
    visit.send({ type: 'request.submit' })
    expect(canSubmit(visit.snapshot())).toBe(false)
    expect(visit.asked('attempt')).toEqual([
      {
        target: { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1' },
        request: { vehicle: 'x'.repeat(100) },
        pendingKey: null,
      },
    ])
  })

  test('[CU-07] may be tried again three times, each a new attempt, then there is contact only', async () => {
    const visit = start()
    visit.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.send({ type: 'request.submit' })
    for (let retry = 0; retry < 3; retry += 1) {
      await visit.answer('attempt', unavailable)
      expect(visit.snapshot().value).toBe('retriable')
      visit.send({ type: 'request.retry' })
    }
    await visit.answer('attempt', unavailable)
    expect(visit.snapshot().value).toBe('onlyContact')
    expect(visit.asked('attempt').map((asked) => (asked as { pendingKey: unknown }).pendingKey)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test.each([
    ['store_closed', 'closed'],
    ['curbside_unavailable', 'noCurbside'],
    ['pickup_state', 'notReady'],
    ['order_not_found', 'badLink'],
  ])('[CU-01] %s is no failure of ours: %s', async (code, refusal) => {
    const visit = start()
    visit.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.send({ type: 'request.submit' })
    await visit.answer('attempt', refusedAs(code))
    expect(visit.snapshot().output).toEqual({ kind: 'refused', refusal })
    expect(refusalIn(unavailable)).toBeNull()
  })

  test('[CU-02] what is typed is cut between whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (typed) => {
        const vehicle = shortVehicle(typed)
        expect(vehicle.length).toBeLessThanOrEqual(100)
        expect(typed.startsWith(vehicle)).toBe(true)
        expect(vehicle.isWellFormed()).toBe(typed.isWellFormed())
        expect(charactersLeft(vehicle)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
