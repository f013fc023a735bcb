import { expect, test } from 'vitest'
import type { StepSubmitted } from '../../../machines/return-wizard/return-wizard.types.ts'
import type { Track } from '../../components/app/app-context.ts'
import { trackStep } from './track-step.ts'

const eventsOf = (submitted: Partial<StepSubmitted>) => {
  const events: [string, unknown][] = []
  const track: Track = (name, properties) => void events.push([name, properties])
  trackStep(track, {
    step: 'items',
    isLast: false,
    reasons: ['tooSmall', 'colour'],
    method: null,
    ...submitted,
  })
  return events
}

test('[ER-03] a step says what was chosen with it, and whether the return was sent', () => {
  expect(eventsOf({})).toEqual([
    ['Return Reason Submitted', { reason: 'tooSmall' }],
    ['Return Reason Submitted', { reason: 'colour' }],
    ['Return Continue CTA Clicked', {}],
  ])
  expect(eventsOf({ step: 'method', isLast: true, method: 'returnToStore' })).toEqual([
    ['Return Method Submitted', { method: 'store' }],
    ['Submit Return Clicked', { method: 'store' }],
  ])
  expect(eventsOf({ step: 'method', isLast: true, method: 'emeaDropoff|DHLP' })).toEqual([
    ['Return Method Submitted', { method: 'emea dropoff' }],
    ['Submit Return Clicked', { method: 'emea dropoff' }],
  ])
  expect(eventsOf({ step: 'method', method: 'courierPickup' })).toEqual([
    ['Return Method Submitted', { method: 'courier pickup' }],
  ])
  expect(eventsOf({ step: 'confirmation', isLast: true, method: 'courierPickup' })).toEqual([
    ['Submit Return Clicked', { method: 'courier pickup' }],
  ])
})
