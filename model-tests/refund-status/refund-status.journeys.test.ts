import { describe, expect, test } from 'vitest'
import { refundStatusMachine } from '../../machines/refund-status/refund-status.machine.ts'
import {
  selectIsRefreshing,
  selectOutdatedSince,
  selectRefundStatusView,
} from '../../machines/refund-status/refund-status.selectors.ts'
import type { RefundStatusInput } from '../../machines/refund-status/refund-status.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { checkedReturn, refundedReturn, sampleStatus } from '../samples/refund-samples.ts'
import { problem, walkTime } from '../samples/samples.ts'

const underWay = sampleStatus([checkedReturn])
const settled = sampleStatus([refundedReturn])
const nothing = sampleStatus([])

const startJourney = journeysWith({ begins: walkTime, listeners: ['watchPage', 'watchNetwork'], hears: [] })

const open = (input: Partial<RefundStatusInput> = {}) => {
  const journey = startJourney({
    machine: refundStatusMachine,
    input: (now) => ({
      orderNumber: 'C00000001',
      isMember: true,
      known: null,
      knownAt: null,
      now,
      ...input,
    }),
  })
  return {
    ...journey,
    sees: () => selectRefundStatusView(journey.snapshot()),
    isRefreshing: () => selectIsRefreshing(journey.snapshot()),
    outdatedSince: () => selectOutdatedSince(journey.snapshot()),
  }
}

describe('refund status: pinned journeys', () => {
  test('[BY-60] what came with the page is not asked for again', () => {
    const page = open({ known: settled, knownAt: walkTime })
    expect([page.sees(), page.asked('loadStatus')]).toEqual(['status', []])
  })

  test('[BY-60] while money is under way it is asked for every five minutes, and no more once it is back', async () => {
    const page = open()
    expect(page.sees()).toBe('skeleton')
    await page.answer('loadStatus', succeeded(underWay))
    expect(page.sees()).toBe('status')
    await page.pass(299_999)
    expect(page.isRefreshing()).toBe(false)
    await page.pass(1)
    expect([page.isRefreshing(), page.sees()]).toEqual([true, 'status'])
    await page.answer('loadStatus', succeeded(settled))
    await page.pass(3_600_000)
    expect(page.asked('loadStatus')).toEqual([{ orderNumber: 'C00000001' }, { orderNumber: 'C00000001' }])
  })

  test('[BY-60] looked at again after half a minute it is asked for again, with nothing to refund, too', async () => {
    const page = open({ known: nothing, knownAt: walkTime })
    await page.pass(29_999)
    page.send({ type: 'page.shown' })
    expect(page.isRefreshing()).toBe(false)
    await page.pass(1)
    page.send({ type: 'page.shown' })
    expect([page.isRefreshing(), page.sees()]).toEqual([true, 'nothing'])
    await page.answer('loadStatus', succeeded(underWay))
    expect(page.sees()).toBe('status')
  })

  test('[BY-60] a fresh answer that does not come leaves the page, which says of when it is', async () => {
    const page = open({ known: settled, knownAt: walkTime })
    expect(page.outdatedSince()).toBeNull()
    await page.pass(60_000)
    page.send({ type: 'page.shown' })
    await page.answer('loadStatus', failed({ kind: 'timeout' }))
    expect([page.sees(), page.outdatedSince()]).toEqual(['status', walkTime])
    page.send({ type: 'network.back' })
    await page.answer('loadStatus', succeeded(settled))
    expect([page.sees(), page.outdatedSince()]).toEqual(['status', null])
    expect(page.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'service-order-detail-failure',
        devMessage: 'refund status: timeout',
      },
    ])
  })

  test('[BY-60] without a connection it waits for one, and goes on by itself', async () => {
    const page = open()
    await page.answer('loadStatus', failed({ kind: 'network' }))
    expect(page.sees()).toBe('offline')
    page.send({ type: 'network.back' })
    expect(page.sees()).toBe('skeleton')
    await page.answer('loadStatus', failed(problem(500, 'internal')))
    expect(page.sees()).toBe('failed')
  })

  test.each([
    ['a member, whose order it is not', true, problem(404, 'order_not_found'), 'unknown', ['error.reported']],
    ['a member who is signed out', true, { kind: 'unauthorized' }, 'leaving', ['session.rejected']],
    ['a guest whose order it is not', false, problem(404, 'order_not_found'), 'leaving', ['noMatch']],
    ['a guest who may look no longer', false, { kind: 'unauthorized' }, 'leaving', ['unavailable']],
    ['a guest where the host fails', false, problem(503, 'unavailable'), 'failed', ['error.reported']],
  ] as const)('[BY-60] %s', async (_, isMember, failure, view, facts) => {
    const page = open({ isMember })
    await page.answer('loadStatus', failed(failure))
    const told = page.emitted.map((event) => (event.type === 'order.unreachable' ? event.reason : event.type))
    expect([page.sees(), told]).toEqual([view, facts])
  })
})
