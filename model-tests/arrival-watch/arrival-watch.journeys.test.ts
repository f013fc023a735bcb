import { describe, expect, test } from 'vitest'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { arrivalWatchMachine } from '../../machines/curbside/arrival-watch/arrival-watch.machine.ts'
import {
  canAskAgain,
  isOverdue,
  selectArrivalProgress,
  selectArrivalView,
} from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import type { ArrivalWatchInput } from '../../machines/curbside/arrival-watch/arrival-watch.types.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { arrivalWatchInput } from './arrival-watch.model.ts'

const start = (changes: Partial<ArrivalWatchInput> = {}) => {
  const kept: string[] = []
  const watch = startJourney({
    machine: arrivalWatchMachine,
    input: (now) => ({ ...arrivalWatchInput, ...changes, now }),
    actions: {
      storeInteraction: (
        _: unknown,
        { interaction }: { interaction: { id: string; status: string } | null },
      ) => interaction && kept.push(`${interaction.status} ${interaction.id}`),
    } as never,
  })
  const view = () => [selectArrivalView(watch.snapshot()), selectArrivalProgress(watch.snapshot())]
  return { ...watch, kept, view }
}

const changed = (status: PickupStatus) => ({ kind: 'changed', interaction: sampleArrival(status) })

describe('arrival watch: pinned journeys', () => {
  test('[CU-03][CU-06] goes 50, 75, and ends when it is handed over; id and status are kept at each step', async () => {
    const watch = start()
    expect(watch.view()).toEqual(['submitted', 50])
    expect(watch.asked('pickupPolling')).toEqual([{ id: 'arrival-1', code: 'code-1', status: 'SUBMITTED' }])
    await watch.answer('pickupPolling', changed('CLAIMED'))
    expect(watch.view()).toEqual(['claimed', 75])
    await watch.answer('pickupPolling', changed('COMPLETE'))
    expect(watch.snapshot().output).toEqual({ kind: 'complete', interaction: sampleArrival('COMPLETE') })
    expect(watch.isPending('pickupPolling')).toBe(false)
    expect(watch.kept).toEqual(['SUBMITTED arrival-1', 'CLAIMED arrival-1'])
  })

  test('[CU-06] a reload goes on with the status that was kept', () => {
    const watch = start({ interaction: null, knownStatus: 'CLAIMED' })
    expect(watch.view()).toEqual(['claimed', 75])
    expect(watch.asked('pickupPolling')).toEqual([{ id: 'arrival-1', code: 'code-1', status: null }])
  })

  test('an arrival that the host does not know ends the watch', async () => {
    const watch = start()
    await watch.answer('pickupPolling', { kind: 'gone' })
    expect(watch.snapshot().output).toEqual({ kind: 'gone' })
  })

  test('[CU-08] says to call ten minutes after the store was told, whatever it has done since', async () => {
    const watch = start()
    await watch.pass(8 * 60_000)
    await watch.answer('pickupPolling', changed('CLAIMED'))
    await watch.pass(60_000 - 1)
    expect(isOverdue(watch.snapshot())).toBe(false)
    await watch.pass(1)
    expect(isOverdue(watch.snapshot())).toBe(true)
  })

  test('[CU-07] a store out of sight may be looked for three times more, and the arrival stands', async () => {
    const watch = start()
    for (let retry = 0; retry < 4; retry += 1) {
      await watch.answer('pickupPolling', { kind: 'failed', failure: { kind: 'network' } })
      expect([...watch.view(), canAskAgain(watch.snapshot())]).toEqual(['lost', 50, retry < 3])
      watch.send({ type: 'status.retry' })
    }
    expect(watch.asked('pickupPolling')).toHaveLength(4)
    expect(watch.emitted.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'error.reported'))
  })

  test.each([
    ['here', 'pickupCancellation', undefined],
    ['elsewhere', 'pickupPolling', changed('CANCELLED_CONSUMER')],
  ])('[ST-04] a pickup that was cancelled %s ends the watch', async (_, call, output) => {
    const watch = start({ pendingCancelKey: 'key-0' })
    expect(watch.asked('pickupCancellation')).toEqual([
      { id: 'arrival-1', code: 'code-1', pendingKey: 'key-0' },
    ])
    await watch.answer(call, output)
    expect(watch.snapshot().output).toEqual({ kind: 'cancelled' })
  })
})
