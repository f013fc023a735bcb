import { describe, expect, test } from 'vitest'
import { pickupStatuses } from '../../contract/pickup/pickup-status.ts'
import { arrivalWatchMachine } from '../../machines/curbside/arrival-watch/arrival-watch.machine.ts'
import {
  callDelayMs,
  progressOf,
  statusNow,
} from '../../machines/curbside/arrival-watch/arrival-watch.rules.ts'
import {
  canAskAgain,
  isOverdue,
  selectArrivalProgress,
  selectArrivalView,
  selectCancellation,
  selectSubmittedAt,
  selectVehicle,
} from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import type { ArrivalWatchInput } from '../../machines/curbside/arrival-watch/arrival-watch.types.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect, walkTime } from '../samples/samples.ts'
import { arrivalWatchInput } from './arrival-watch.model.ts'

const minute = 60_000
const submitted = sampleArrival('SUBMITTED')
const failure = { kind: 'failed', failure: { kind: 'network' } }
const report = (devMessage: string) => ({
  type: 'error.reported',
  code: 'store-views-service-failure',
  devMessage: `curbside: ${devMessage}`,
})

const start = (changes: Partial<ArrivalWatchInput> = {}) =>
  startJourney({
    machine: arrivalWatchMachine,
    input: (now) => ({ ...arrivalWatchInput, ...changes, now }),
  })

describe('arrival watch: turns of a wait', () => {
  test('begins without a failure and without an end', () => {
    expect(start().snapshot().context).toMatchObject({ failures: 0, outcome: null })
  })

  test('an answer of the store gives all of the tries back', async () => {
    const watch = start()
    for (const status of ['CLAIMED', 'SUBMITTED'] as const) {
      for (let retry = 0; retry < 3; retry += 1) {
        await watch.answer('pickupPolling', failure)
        expect(canAskAgain(watch.snapshot())).toBe(true)
        watch.send({ type: 'status.retry' })
      }
      await watch.answer('pickupPolling', { kind: 'changed', interaction: sampleArrival(status) })
      expect(watch.snapshot().context.failures).toBe(0)
    }
    expect(watch.emitted).toEqual(Array.from({ length: 6 }, () => report('network')))
  })

  test('a defect of the page’s own may be tried again three times, and each is reported', async () => {
    const watch = start()
    const seen: unknown[] = []
    for (let retry = 0; retry < 4; retry += 1) {
      await watch.breaks('pickupPolling', defect)
      seen.push([selectArrivalView(watch.snapshot()), canAskAgain(watch.snapshot())])
      watch.send({ type: 'status.retry' })
    }
    expect(seen).toEqual([
      ['lost', true],
      ['lost', true],
      ['lost', true],
      ['lost', false],
    ])
    expect(watch.emitted).toEqual(Array.from({ length: 4 }, () => report('defect')))
  })

  test('what goes on while the store is out of sight stays: who waits, and since when', async () => {
    const watch = start()
    await watch.answer('pickupPolling', failure)
    expect([selectArrivalProgress(watch.snapshot()), selectSubmittedAt(watch.snapshot())]).toEqual([
      50,
      walkTime - minute,
    ])
    await watch.pass(9 * minute)
    expect([selectArrivalView(watch.snapshot()), isOverdue(watch.snapshot())]).toEqual(['lost', true])
  })

  test('a reload counts its ten minutes from what the store says, once it has', async () => {
    const watch = start({ interaction: null, knownStatus: 'SUBMITTED' })
    expect(selectSubmittedAt(watch.snapshot())).toBeNull()
    await watch.pass(minute)
    await watch.answer('pickupPolling', { kind: 'changed', interaction: submitted })
    await watch.pass(8 * minute - 1)
    expect(isOverdue(watch.snapshot())).toBe(false)
    await watch.pass(1)
    expect(isOverdue(watch.snapshot())).toBe(true)
  })

  test('a reload whose store says nothing counts its ten minutes from the reload', async () => {
    const watch = start({ interaction: null, knownStatus: 'SUBMITTED' })
    await watch.pass(10 * minute - 1)
    expect(isOverdue(watch.snapshot())).toBe(false)
    await watch.pass(1)
    expect(isOverdue(watch.snapshot())).toBe(true)
  })

  test('what was said about the car is there as far as this page knows it', () => {
    const vehicleOf = (interaction: ArrivalWatchInput['interaction']) =>
      selectVehicle(start({ interaction }).snapshot())
    expect([vehicleOf(submitted), vehicleOf({ ...submitted, notes: [] }), vehicleOf(null)]).toEqual([
      'Green estate',
      null,
      null,
    ])
  })

  test('it can be taken back for as long as it is waited for', async () => {
    const watch = start()
    expect(selectCancellation(watch.snapshot())?.id).toBe('pickupCancellation')
    await watch.answer('pickupCancellation', undefined)
    expect(selectCancellation(watch.snapshot())).toBeUndefined()
  })

  test('a pickup that is cancelled elsewhere is not shown as one that goes on', async () => {
    const watch = start()
    const interaction = sampleArrival('CANCELLED_CONSUMER')
    await watch.answer('pickupPolling', { kind: 'changed', interaction })
    expect(watch.snapshot().context).toMatchObject({
      interaction: submitted,
      outcome: { kind: 'cancelled' },
    })
  })
})

describe('arrival watch: what is told of an arrival', () => {
  test('how far it has come goes by its status', () => {
    expect(pickupStatuses.map((status) => [status, progressOf(status)])).toEqual([
      ['SUBMITTED', 50],
      ['CLAIMED', 75],
      ['COMPLETE', 100],
      ['CANCELLED_CONSUMER', 25],
    ])
  })

  test('the host’s word counts before what was kept, and without either the store has just been told', () => {
    expect([
      statusNow({ interaction: submitted, knownStatus: 'CLAIMED' }),
      statusNow({ interaction: null, knownStatus: 'CLAIMED' }),
      statusNow({ interaction: null, knownStatus: null }),
    ]).toEqual(['SUBMITTED', 'CLAIMED', 'SUBMITTED'])
  })

  test.each([
    ['a minute ago', submitted, walkTime, 9 * minute],
    ['ten minutes ago', submitted, walkTime + 9 * minute, 0],
    ['an hour ago', submitted, walkTime + 59 * minute, 0],
    ['at a time that the host does not say', { ...submitted, submittedAt: null }, walkTime, 10 * minute],
    ['before this page knows it', null, walkTime, 10 * minute],
  ])('a store that was told %s', (_, interaction, time, delay) => {
    expect(callDelayMs({ interaction, now: () => time })).toBe(delay)
  })
})
