import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayStatusOfLine } from '../status/order-status.ts'
import { rawReturnStatuses, simpleStatusOf, simpleStatusOfLine } from '../status/simple-status.ts'
import {
  givesMoneyBack,
  isParcelIn,
  isRefunding,
  maySwitchMethod,
  nextReturnStatuses,
  parseRawReturnStatus,
  rawReturnStatusNames,
  returnOutcomeOf,
  returnOutcomeOfOrder,
  returnStageOf,
  returnStageOfLine,
} from './return-life.ts'

const carrier = { isStoreReturn: false }
const store = { isStoreReturn: true }
const anyStatus = fc.constantFrom(...rawReturnStatusNames)

describe('the life of a return', () => {
  it('knows every raw status of the specification', () => {
    expect(rawReturnStatusNames.toSorted()).toEqual(Object.values(rawReturnStatuses).flat().toSorted())
  })

  it('goes from requested to refunded by carrier and by store, and back', () => {
    const roads = [
      [carrier, ['return request created', 'authorized', 'in transit', 'received', 'inspection passed']],
      [carrier, ['authorized', 'in transit', 'received', 'inspection denied', 'return denied', 'received']],
      [store, ['authorized', 'returned at store', 'return processed', 'returned at store', 'authorized']],
    ] as const
    for (const [way, road] of roads) {
      road.slice(1).forEach((status, index) => {
        expect(nextReturnStatuses(road[index] as string, way)).toContain(status)
      })
    }
  })

  it.each([
    ['authorized', 'return processed', carrier],
    ['authorized', 'return denied', carrier],
    ['return processed', 'in transit', carrier],
    ['return processed', 'return denied', carrier],
    ['return denied', 'return processed', carrier],
    ['cancelled', 'in transit', carrier],
    ['in transit', 'cancelled', carrier],
    ['in transit', 'returned at store', carrier],
    ['authorized', 'in transit', store],
  ])('never goes from %s to %s', (from, to, way) => {
    expect(nextReturnStatuses(from, way)).not.toContain(to)
  })

  it.each([
    ['asked', carrier, ['agreed', 'travelling', 'arrived', 'dropped']],
    ['agreed', carrier, ['asked', 'travelling', 'arrived', 'dropped']],
    ['travelling', carrier, ['agreed', 'arrived']],
    ['arrived', carrier, ['agreed', 'travelling', 'settled', 'denied']],
    ['settled', carrier, ['arrived']],
    ['denied', carrier, ['arrived']],
    ['dropped', carrier, []],
    ['asked', store, ['agreed', 'arrived', 'dropped']],
    ['agreed', store, ['asked', 'arrived', 'dropped']],
    ['arrived', store, ['agreed', 'settled', 'denied']],
    ['settled', store, ['arrived']],
    ['denied', store, ['arrived']],
  ] as const)('from %s (%j) it goes to no stage but %j', (stage, way, stages) => {
    const from = rawReturnStatusNames.filter((raw) => returnStageOf(raw) === stage)
    expect(from.length).toBeGreaterThan(0)
    const next = from.flatMap((raw) => nextReturnStatuses(raw, way)).map(returnStageOf)
    const others = [...new Set(next)].filter((other) => other !== stage)
    expect(others.toSorted()).toEqual([...stages].toSorted())
  })

  it('of a store return never comes to a return center or back to a carrier', () => {
    const ofStore = rawReturnStatusNames.flatMap((raw) => nextReturnStatuses(raw, store))
    expect(ofStore).toContain('returned at store')
    expect(ofStore).not.toContain('delivered to return center')
    expect(ofStore).not.toContain('returned to carrier')
    const ofCarrier = rawReturnStatusNames.flatMap((raw) => nextReturnStatuses(raw, carrier))
    expect(ofCarrier).toContain('delivered to return center')
    expect(ofCarrier).toContain('returned to carrier')
    expect(ofCarrier).not.toContain('returned at store')
  })

  it('can leave every status but a dropped one, and come back to it', () => {
    expect(nextReturnStatuses('cancelled', carrier)).toEqual([])
    fc.assert(
      fc.property(anyStatus, (status) => {
        fc.pre(status !== 'cancelled')
        const next = nextReturnStatuses(status, carrier)
        expect(next.length).toBeGreaterThan(0)
        expect(next).not.toContain(status)
        if (status === 'returned at store') return
        const back = next.filter((name) => nextReturnStatuses(name, carrier).includes(status))
        expect(back.length).toBeGreaterThan(0)
      }),
    )
  })

  it('gives the money back once it is settled, or early, and never for a dropped or denied return', () => {
    expect(rawReturnStatusNames.filter(isRefunding).toSorted()).toEqual([
      'early refund',
      'inspected and invoiced',
      'inspection passed',
      'return processed',
      'returned to carrier',
      'returned to dc',
    ])
  })

  it('[RM-07] lets the method be switched until something was handed over', () => {
    for (const name of rawReturnStatusNames) {
      const isCreated = simpleStatusOf(name, 'RETURN_ORDER') === 'returnCreated'
      expect(maySwitchMethod(lineOf(name))).toBe(isCreated)
    }
    expect(maySwitchMethod(lineOf('teleported', 'RETURN_COMPLETED'))).toBe(false)
    expect(maySwitchMethod(lineOf('teleported'))).toBe(true)
  })

  it('[BY-04] has the parcel in from its arrival on, also while it is being checked', () => {
    const stages = ['asked', 'agreed', 'travelling', 'arrived', 'settled', 'denied', 'dropped'] as const
    expect(stages.filter(isParcelIn)).toEqual(['arrived', 'settled'])
  })

  it('reads statuses in any case; what is not known counts as asked for', () => {
    expect(parseRawReturnStatus(' In Transit ')).toBe('in transit')
    expect([parseRawReturnStatus('teleported'), returnStageOf('teleported')]).toEqual([null, 'asked'])
  })
})

const lineOf = (status: string, lineItemStatusVariant: string | null = null) => ({
  lineItemStatus: { status },
  lineItemStatusVariant,
})

describe('the outcome of a return', () => {
  const completed = rawReturnStatuses.returnCompleted.filter((raw) => raw !== 'cancelled')

  it.each(completed)('[RC-03 A-42] is a completed refund where the first item is %s', (raw) => {
    expect([simpleStatusOf(raw, 'RETURN_ORDER'), returnOutcomeOf(lineOf(raw.toUpperCase()))]).toEqual([
      'returnCompleted',
      'refunded',
    ])
  })

  it('[RC-03 A-24] of a cancelled one is no refund: its simple status is return-completed, it shows as cancelled', () => {
    const cancelled = lineOf(' Cancelled ')
    expect([
      simpleStatusOfLine(cancelled, 'RETURN_ORDER'),
      displayStatusOfLine(cancelled, 'RETURN_ORDER'),
      returnOutcomeOf(cancelled),
      givesMoneyBack('cancelled'),
    ]).toEqual(['returnCompleted', 'cancelled', 'cancelled', false])
    expect(displayStatusOfLine(lineOf('Return Processed'), 'RETURN_ORDER')).toBe('returnCompleted')
  })

  it('[RC-03 A-42] is under way for every other status but denied', () => {
    const others = rawReturnStatusNames.filter(
      (raw) => simpleStatusOf(raw, 'RETURN_ORDER') !== 'returnCompleted',
    )
    expect(others.filter((raw) => returnOutcomeOf(lineOf(raw)) !== 'underWay')).toEqual(['return denied'])
    expect([returnOutcomeOf(lineOf('return denied')), returnOutcomeOf(undefined)]).toEqual([
      'denied',
      'underWay',
    ])
  })

  it('of an order is that of its first line in whatever group, and under way where it has none', () => {
    const group = (...statuses: string[]) => ({ orderItems: statuses.map((status) => lineOf(status)) })
    expect([
      returnOutcomeOfOrder({ group: [group(), group('return denied', 'in transit'), group('authorized')] }),
      returnOutcomeOfOrder({ group: [group('in transit'), group('return denied')] }),
      returnOutcomeOfOrder({ group: [] }),
    ]).toEqual(['denied', 'underWay', 'underWay'])
  })

  it('goes by the simple line status where the raw one is not known', () => {
    const of = (variant: string | null) => returnStageOfLine(lineOf('beamed up', variant))
    expect([
      of('RETURN_CREATED'),
      of('RETURN_IN_PROCESS'),
      of('RETURN_COMPLETED'),
      of('CANCELLED'),
      of(null),
    ]).toEqual(['agreed', 'travelling', 'settled', 'dropped', 'asked'])
    expect(returnOutcomeOf(lineOf('beamed up', 'RETURN_COMPLETED'))).toBe('refunded')
  })
})
