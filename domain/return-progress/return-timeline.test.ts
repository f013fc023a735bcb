import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noItemDates } from '../../contract/orders/order-item.ts'
import { givesMoneyBack, maySwitchMethod, rawReturnStatusNames, returnStageOf } from './return-life.ts'
import { isStillHere, returnTimeline, type TimelineInput } from './return-timeline.ts'

const anyStatus = fc.constantFrom(...rawReturnStatusNames)

const input = ({
  status = 'Authorized',
  ...parts
}: Partial<TimelineInput> & { readonly status?: string }): TimelineInput => ({
  line: { lineItemStatus: { status }, lineItemStatusVariant: null },
  requestedAt: '2026-11-10T09:00:00Z',
  dates: noItemDates,
  returnMethod: 'upsDropoff',
  refund: null,
  orderTotal: 64.33,
  country: 'us',
  timeZone: 'UTC',
  now: Date.parse('2026-11-20T12:00:00Z'),
  ...parts,
})
const states = (timeline: ReturnType<typeof returnTimeline>) =>
  timeline.steps.map(({ name, state }) => `${name} ${state}`)

describe('the timeline of a return', () => {
  it('begins with the request and says what to do', () => {
    const timeline = returnTimeline(input({}))
    expect(states(timeline)).toEqual(['requested current', 'sent ahead', 'arrived ahead', 'refunded ahead'])
    expect(timeline).toMatchObject({
      outcome: 'underWay',
      next: 'handOver',
      money: { kind: 'expected', amount: 64.33, by: '2026-12-11' },
    })
    const nextBy = (returnMethod: string | null) => returnTimeline(input({ returnMethod })).next
    expect([nextBy('upsPickup'), nextBy('returnToStore'), nextBy(null)]).toEqual([
      'waitForPickup',
      'bringToStore',
      'handOver',
    ])
  })

  it('tells dates of what happened and the latest day for the money', () => {
    const dates = {
      ...noItemDates,
      returnCreated: '2026-11-10T09:05:00Z',
      returnInProcess: '2026-11-14T08:00:00Z',
    }
    const travelling = returnTimeline(input({ status: 'In Transit', dates }))
    expect(states(travelling)).toEqual(['requested done', 'sent current', 'arrived ahead', 'refunded ahead'])
    expect(travelling.steps.map(({ at }) => at)).toEqual([
      dates.returnCreated,
      dates.returnInProcess,
      null,
      null,
    ])
    expect([travelling.next, travelling.money]).toEqual([
      'travels',
      { kind: 'expected', amount: 64.33, by: '2026-12-01' },
    ])
    const checked = returnTimeline(input({ status: 'Received At Return Center', dates }))
    expect([checked.next, checked.money]).toMatchObject(['isChecked', { by: '2026-11-21' }])
  })

  it('[RC-03] ends with the refund, and says until when a bank may take only while that day is ahead', () => {
    const refund = { amount: 60.1, recordedAt: '2026-11-20T10:00:00Z' }
    const at = (now: string) =>
      returnTimeline(input({ status: 'Return Processed', refund, now: Date.parse(now) }))
    const timeline = at('2026-11-27T23:00:00Z')
    expect(states(timeline)).toEqual(['requested done', 'sent done', 'arrived done', 'refunded done'])
    const money = { kind: 'refunded', amount: 60.1, at: refund.recordedAt, seenBy: '2026-11-27' }
    expect(timeline).toMatchObject({ outcome: 'refunded', next: 'nothing', money })
    expect(at('2026-11-28T01:00:00Z').money).toEqual({ ...money, seenBy: null })
    const early = returnTimeline(input({ status: 'Early Refund', refund }))
    expect([early.next, early.money.kind]).toEqual(['handOver', 'refunded'])
  })

  it('says that a refund is late in place of a day that has passed', () => {
    const late = returnTimeline(input({ status: 'In Transit', now: Date.parse('2026-12-31T12:00:00Z') }))
    expect(late.money).toEqual({ kind: 'overdue', amount: 64.33 })
  })

  it('counts the day for the money from what happened last', () => {
    const dates = { ...noItemDates, returnInProcess: '2026-11-14T08:00:00Z' }
    const by = (parts: Parameters<typeof input>[0]) => {
      const { money } = returnTimeline(input(parts))
      return money.kind === 'expected' ? money.by : money.kind === 'refunded' ? money.seenBy : money.kind
    }
    const completed = { ...dates, returnCompleted: '2026-11-18T08:00:00Z' }
    expect([
      by({ status: 'Authorized', dates }),
      by({ status: 'Return Request Created', dates }),
      by({ status: 'In Transit' }),
      by({ status: 'In Transit', dates }),
      by({ status: 'Received At Return Center' }),
      by({ status: 'Received At Return Center', dates }),
      by({ status: 'Return Processed', dates: completed }),
      by({ status: 'Return Processed', dates: { ...completed, returnInProcess: null } }),
      by({ status: 'Return Processed', dates, now: Date.parse('2026-11-15T08:00:00Z') }),
      by({ status: 'Return Processed', now: Date.parse('2026-11-11T08:00:00Z') }),
      by({ status: 'Return Processed', requestedAt: null }),
      by({ status: 'In Transit', requestedAt: null }),
    ]).toEqual([
      '2026-12-11',
      '2026-12-11',
      '2026-11-27',
      '2026-12-01',
      'overdue',
      '2026-11-21',
      '2026-11-25',
      '2026-11-25',
      '2026-11-21',
      '2026-11-17',
      null,
      null,
    ])
  })

  it('of a store return has no carrier in it', () => {
    const dates = { ...noItemDates, returnInProcess: '2026-11-14T08:00:00Z' }
    const timeline = returnTimeline(
      input({ status: 'Returned At Store', returnMethod: 'returnToStore', dates }),
    )
    expect(states(timeline)).toEqual(['requested done', 'arrived current', 'refunded ahead'])
    expect(timeline.money).toMatchObject({ by: '2026-11-21' })
  })

  it('stops where a return was denied or cancelled: nothing comes back, and no refund is among its steps', () => {
    const dates = { ...noItemDates, returnDenied: '2026-11-18T10:00:00Z' }
    const denied = returnTimeline(input({ status: 'Return Denied', dates }))
    expect(states(denied)).toEqual(['requested done', 'sent done', 'arrived done', 'denied stopped'])
    expect(denied.steps.at(-1)?.at).toBe(dates.returnDenied)
    expect([denied.outcome, denied.next, denied.money]).toEqual(['denied', 'nothing', { kind: 'none' }])
    const dropped = returnTimeline(input({ status: 'Cancelled' }))
    expect([states(dropped), dropped.outcome, dropped.money]).toEqual([
      ['requested done', 'cancelled stopped'],
      'cancelled',
      { kind: 'none' },
    ])
  })

  it('never names a day that has passed, or money where none comes, and is here or handed over as its method may be switched', () => {
    fc.assert(
      fc.property(anyStatus, fc.integer({ min: -10, max: 90 }), fc.boolean(), (status, days, isRecorded) => {
        const now = Date.parse('2026-11-20T12:00:00Z') + days * 86_400_000
        const refund = isRecorded ? { amount: 1, recordedAt: '2026-11-19T10:00:00Z' } : null
        const timeline = returnTimeline(input({ status, refund, now }))
        const { money, outcome, steps } = timeline
        const day = money.kind === 'expected' ? money.by : money.kind === 'refunded' ? money.seenBy : null
        expect(day === null || Date.parse(day) > now - 86_400_000).toBe(true)
        expect(money.kind === 'none').toBe(!givesMoneyBack(outcome))
        expect(steps.some(({ name }) => name === 'refunded')).toBe(givesMoneyBack(outcome))
        expect(isStillHere(timeline)).toBe(
          maySwitchMethod({ lineItemStatus: { status }, lineItemStatusVariant: null }),
        )
      }),
    )
  })

  it('has one current or stopped step, none when it is over, and never a done one after it', () => {
    fc.assert(
      fc.property(
        anyStatus,
        fc.constantFrom('upsDropoff', 'upsPickup', 'returnToStore'),
        (status, method) => {
          const { steps, outcome } = returnTimeline(input({ status, returnMethod: method }))
          const marks = steps.map(({ state }) => (state === 'stopped' ? 'current' : state))
          const rank = { done: 0, current: 1, ahead: 2 }
          expect(marks).toEqual(marks.toSorted((one, other) => rank[one] - rank[other]))
          if (returnStageOf(status) === 'travelling' && method === 'returnToStore') return
          expect(marks.filter((mark) => mark === 'current')).toHaveLength(outcome === 'refunded' ? 0 : 1)
        },
      ),
    )
  })
})
