import { describe, expect, it } from 'vitest'
import { simpleStatuses } from '../status/simple-status.ts'
import {
  includesQuickAction,
  sendsShippedTestFlag,
  startedExperiments,
  startsPickupReady,
} from './experiments.ts'

const which = (rule: (statuses: (typeof simpleStatuses)[number][]) => boolean) =>
  simpleStatuses.filter((status) => rule(['ordered', status]))

describe('experiments', () => {
  it('[SE-07] pickup-ready starts when the statuses include pickup-complete', () => {
    expect(which(startsPickupReady)).toEqual(['pickedUp'])
    expect(startsPickupReady([])).toBe(false)
  })

  it('[SE-07] the quick-action variant is included only if no line is cancelled, pickup-ready or pickup-complete', () => {
    const barred = ['cancelled', 'readyForPickUp', 'pickedUp']
    expect(which(includesQuickAction)).toEqual(simpleStatuses.filter((status) => !barred.includes(status)))
    expect(includesQuickAction([])).toBe(true)
  })

  it('[SE-07] the shipped-status test flag is sent if a line is preparing shipment or shipped', () => {
    expect(which(sendsShippedTestFlag)).toEqual(['preparingShipment', 'shipped'])
    expect(sendsShippedTestFlag([])).toBe(false)
  })

  it('[SE-07] an order starts the experiments of its statuses, each with the arm of the visitor', () => {
    const arms = { pickupReady: 'control', quickAction: 'test', shopSimilar: 'v2' }
    expect([
      startedExperiments(['pickedUp'], arms),
      startedExperiments(['shipped'], arms),
      startedExperiments(['cancelled', 'shipped'], arms),
      startedExperiments(['pickedUp', 'shipped'], {}),
    ]).toEqual([[{ name: 'pickupReady', arm: 'control' }], [{ name: 'quickAction', arm: 'test' }], [], []])
  })
})
