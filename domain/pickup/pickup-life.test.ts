import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PickupStatus, pickupStatuses } from '../../contract/pickup/pickup-status.ts'
import { readyStatuses } from '../../contract/pickup/store.ts'
import { isReadyForPickup, isWaiting, nextPickupStatuses, type PickupMover } from './pickup-life.ts'

const movers: readonly PickupMover[] = ['consumer', 'store']

describe('the life of a pickup', () => {
  it('[CU-03][ST-04] goes from submitted to claimed to complete, or is taken back by the shopper before that', () => {
    expect(
      pickupStatuses.map((status) => [status, ...movers.map((mover) => nextPickupStatuses(status, mover))]),
    ).toEqual([
      ['SUBMITTED', ['CANCELLED_CONSUMER'], ['CLAIMED']],
      ['CLAIMED', ['CANCELLED_CONSUMER'], ['COMPLETE']],
      ['COMPLETE', [], []],
      ['CANCELLED_CONSUMER', [], []],
    ])
  })

  it('[CU-04] ends, whoever moves it: no status comes back, and an ended one is asked for no more', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ mover: fc.constantFrom(...movers), pick: fc.nat(3) })), (steps) => {
        let status: PickupStatus = 'SUBMITTED'
        const seen = new Set<PickupStatus>([status])
        for (const { mover, pick } of steps) {
          const next: PickupStatus | undefined = nextPickupStatuses(status, mover)[pick]
          if (next === undefined) continue
          expect(isWaiting(status)).toBe(true)
          expect(seen.has(next)).toBe(false)
          seen.add(next)
          status = next
        }
      }),
    )
  })

  it('[ST-03] is ready at each ready status and at no other', () => {
    expect([...readyStatuses, 'PREPARING', 'ready_for_pick_up', '', null].filter(isReadyForPickup)).toEqual([
      'READY_FOR_PICK_UP',
      'READY_FOR_CONSUMER_OR_CARRIER',
      'READY_FOR_CARRIER',
    ])
  })
})
