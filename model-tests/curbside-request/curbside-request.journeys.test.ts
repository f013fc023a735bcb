import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curbsideRequestMachine } from '../../machines/curbside/curbside-request/curbside-request.machine.ts'
import {
  charactersLeft,
  refusalOf,
  shortVehicle,
} from '../../machines/curbside/curbside-request/curbside-request.rules.ts'
import { canSubmit } from '../../machines/curbside/curbside-request/curbside-request.selectors.ts'
import { startJourney } from '../lib/journey.ts'

const start = () =>
  startJourney({
    machine: curbsideRequestMachine,
    input: () => ({ orderNumber: 'C00000001', storeId: 'us091', code: 'code-1', openKey: null, vehicle: '' }),
  })
const unavailable = { kind: 'refused', key: 'key-1', reason: '503 unavailable', isRejected: false }

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
        request: { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1', vehicle: 'x'.repeat(100) },
        openKey: null,
        spentKey: null,
      },
    ])
  })

  test('[CU-07] may be tried again three times, each under a key of its own, then there is contact only', async () => {
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
    expect(visit.asked('attempt').map((asked) => (asked as { spentKey: unknown }).spentKey)).toEqual([
      null,
      'key-1',
      'key-1',
      'key-1',
    ])
  })

  test.each([
    ['400 store_closed', 'closed'],
    ['400 curbside_unavailable', 'noCurbside'],
    ['400 pickup_state', 'notReady'],
    ['404 order_not_found', 'badLink'],
  ])('[CU-01] %s is no failure of ours: %s', async (reason, refusal) => {
    const visit = start()
    visit.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.send({ type: 'request.submit' })
    await visit.answer('attempt', { ...unavailable, reason })
    expect(visit.snapshot().output).toEqual({ kind: 'refused', refusal })
    expect(refusalOf('503 unavailable')).toBeNull()
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
