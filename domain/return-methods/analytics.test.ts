import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AnalyticsEvent, analyticsEvents, methodLabels } from '../../contract/session/telemetry.ts'
import { methodLabelOf } from './analytics.ts'

/** returns.md §7: the events that it names. */
const named = [
  'Return Continue CTA Clicked',
  'Return Method Submitted',
  'Submit Return Clicked',
  'Return Reason Clicked',
  'Return Reason Submitted',
  'Return Label Type Submitted',
]
const reported = { pageName: 'orderDetails', time: '2026-11-20T12:00:00Z' }

describe('analytics', () => {
  it('[ER-03] has every event that the specification names', () => {
    const names = analyticsEvents.map(({ entries }) => entries.name.literal)
    expect(named.filter((name) => !names.some((known) => known === name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['courierPickup', 'courier pickup'],
    ['upsDropoff', 'ups dropoff'],
    ['upsPickup', 'ups pickup'],
    ['returnToStore', 'store'],
    ['emeaStoreReturn', 'store'],
    ['sagawaPickup', 'sagawa pickup'],
    ['auDropoff', 'au dropoff'],
    ['emeaDropoff|DHLC', 'emea dropoff'],
    ['emeaPickup|EVRI', 'emea pickup'],
    ['emeaPaperless', 'emea paperless'],
    ['toString', null],
    ['', null],
  ])('[ER-03] the label of %s is %s', (method, label) => {
    expect(methodLabelOf(method)).toBe(label)
  })

  it.each(methodLabels)('[ER-03] a method is sent under its label: %s', (method) => {
    for (const name of ['Return Method Submitted', 'Submit Return Clicked', 'Return Label Type Submitted']) {
      expect(v.is(AnalyticsEvent, { name, properties: { method }, ...reported })).toBe(true)
    }
  })

  it('carries nothing that is not listed', () => {
    for (const properties of [
      { email: 'lina@example.com' },
      { reason: 'lina@example.com' },
      { reason: '5550101' },
    ]) {
      expect(v.is(AnalyticsEvent, { name: 'Return Reason Submitted', properties, ...reported })).toBe(false)
    }
  })
})
