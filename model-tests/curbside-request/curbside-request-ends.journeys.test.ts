import { describe, expect, test } from 'vitest'
import { curbsideRequestMachine } from '../../machines/curbside/curbside-request/curbside-request.machine.ts'
import { attemptOf, shortVehicle } from '../../machines/curbside/curbside-request/curbside-request.rules.ts'
import {
  canSubmit,
  selectCharactersLeft,
  selectRequestView,
  selectVehicle,
} from '../../machines/curbside/curbside-request/curbside-request.selectors.ts'
import type { CurbsideRequestInput } from '../../machines/curbside/curbside-request/curbside-request.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect } from '../samples/samples.ts'

const input: CurbsideRequestInput = {
  orderNumber: 'C00000001',
  storeId: 'us091',
  code: 'code-1',
  pendingKey: null,
  vehicle: 'Green estate',
}
const target = { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1' }
const unavailable = refusedAs('unavailable', 503)

const start = (changes: Partial<CurbsideRequestInput> = {}) => {
  const drafts: (string | null)[] = []
  const visit = startJourney({
    machine: curbsideRequestMachine,
    input: () => ({ ...input, ...changes }),
    actions: {
      storeDraft: (_: unknown, { value }: { value: string }) => drafts.push(value),
      dropDraft: () => drafts.push(null),
    } as never,
  })
  return { ...visit, drafts, view: () => selectRequestView(visit.snapshot()) }
}

const tell = (changes: Partial<CurbsideRequestInput> = {}) => {
  const visit = start(changes)
  visit.send({ type: 'request.submit' })
  return visit
}

describe('curbside request: how it ends', () => {
  test('begins with what was typed before, and has failed at nothing', () => {
    const visit = start()
    expect(visit.snapshot().context).toEqual({ ...input, failures: 0, outcome: null })
    expect([selectVehicle(visit.snapshot()), selectCharactersLeft(visit.snapshot())]).toEqual([
      'Green estate',
      88,
    ])
    expect([visit.view(), canSubmit(visit.snapshot())]).toEqual(['describing', true])
  })

  test.each([
    [{ kind: 'accepted' as const, interaction: sampleArrival('SUBMITTED') }],
    [{ kind: 'duplicate' as const, id: 'arrival-0' }],
    [{ kind: 'duplicate' as const, id: null }],
  ])('what the store knows is handed on: %j', async (arrival) => {
    const visit = tell()
    await visit.answer('attempt', doneAs(arrival))
    expect([visit.snapshot().output, visit.drafts, visit.emitted]).toEqual([arrival, [null], []])
  })

  test('what is typed is kept as it was typed, also before it can be sent', () => {
    const visit = start({ vehicle: '' })
    visit.send({ type: 'vehicle.change', value: ' ' })
    visit.send({ type: 'vehicle.change', value: 'Green' })
    expect([visit.drafts, selectVehicle(visit.snapshot())]).toEqual([[' ', 'Green'], 'Green'])
  })

  test('after six seconds it says that it takes longer', async () => {
    const visit = tell()
    await visit.pass(5_999)
    expect(visit.view()).toBe('submitting')
    await visit.pass(1)
    expect(visit.view()).toBe('takingLonger')
  })

  test('each failure is reported, and the last one leaves contact only', async () => {
    const visit = tell()
    const views: string[] = []
    for (let tries = 0; tries < 4; tries += 1) {
      await visit.answer('attempt', unavailable)
      views.push(visit.view())
      visit.send({ type: 'request.retry' })
    }
    expect(views).toEqual(['retriable', 'retriable', 'retriable', 'onlyContact'])
    expect([visit.drafts, visit.view(), visit.asked('attempt').length]).toEqual([[], 'onlyContact', 4])
    const report = {
      type: 'error.reported',
      code: 'store-views-service-failure',
      devMessage: 'store not told: 503 unavailable',
    }
    expect(visit.emitted).toEqual([report, report, report, report])
  })

  test('a request from before a reload is looked up; the next try is a new one', async () => {
    const visit = start({ pendingKey: 'key-0' })
    expect(visit.asked('attempt')).toEqual([
      { target, request: { vehicle: 'Green estate' }, pendingKey: 'key-0' },
    ])
    await visit.answer('attempt', unavailable)
    expect(visit.snapshot().context.pendingKey).toBeNull()
    visit.send({ type: 'request.retry' })
    expect(visit.asked('attempt')[1]).toEqual({
      target,
      request: { vehicle: 'Green estate' },
      pendingKey: null,
    })
  })

  test('a reload that has lost what was typed asks for it where the store was not told', async () => {
    const visit = start({ pendingKey: 'key-0', vehicle: ' ' })
    expect(visit.asked('attempt')).toEqual([{ target, request: null, pendingKey: 'key-0' }])
    await visit.answer('attempt', unavailable)
    expect([visit.view(), canSubmit(visit.snapshot()), visit.emitted]).toEqual(['describing', false, []])
  })

  test.each([
    ['is told again with what was typed', 'Green estate', 'submitting'],
    ['asks for what was lost first', '  ', 'describing'],
  ])('a store of which nobody can say whether it knows %s', async (_, vehicle, view) => {
    const visit = start({ pendingKey: 'key-0', vehicle })
    await visit.answer('attempt', notConfirmed)
    expect([visit.view(), visit.emitted, visit.drafts]).toEqual(['unconfirmed', [], []])
    visit.send({ type: 'request.retry' })
    expect(visit.view()).toBe(view)
  })

  test('a defect of the page’s own leaves it open whether the store knows', async () => {
    const visit = tell()
    await visit.breaks('attempt', defect)
    expect([visit.view(), visit.emitted]).toEqual(['unconfirmed', []])
  })

  test('a refusal lets go of what was typed', async () => {
    const visit = tell()
    await visit.answer('attempt', refusedAs('pickup_state'))
    expect([visit.snapshot().output, visit.drafts, visit.emitted]).toEqual([
      { kind: 'refused', refusal: 'notReady' },
      [null],
      [],
    ])
  })
})

describe('curbside request: what is told', () => {
  test('a description goes without the spaces around it, and an empty one is none', () => {
    expect([
      attemptOf({ ...input, vehicle: ' Green estate ' }).request,
      attemptOf({ ...input, vehicle: ' ' }).request,
      attemptOf({ ...input, vehicle: '' }).request,
    ]).toEqual([{ vehicle: 'Green estate' }, null, null])
  })

  test.each([
    ['what fits', 'x'.repeat(100), 'x'.repeat(100)],
    ['what is a character too long', 'x'.repeat(101), 'x'.repeat(100)],
    ['a sign of two halves that fits', `${'x'.repeat(98)}🚗`, `${'x'.repeat(98)}🚗`],
    ['a sign that would be cut in half', `${'x'.repeat(99)}🚗`, 'x'.repeat(99)],
  ])('%s', (_, typed, kept) => {
    expect(shortVehicle(typed)).toBe(kept)
  })
})
