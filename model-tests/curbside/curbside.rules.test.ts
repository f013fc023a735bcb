import { expect, test } from 'vitest'
import { gapsOf, hasCurbside, isOpen, requestOf, watchOf } from '../../machines/curbside/curbside.rules.ts'
import type { CurbsideContext } from '../../machines/curbside/curbside.types.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { walkTime } from '../samples/samples.ts'
import { curbsideInput } from './curbside.model.ts'

const context: CurbsideContext = { ...curbsideInput, failedStatus: null, interaction: null, failures: 0 }
const curb = sampleStore()
const { now } = context

test('a link of empty words has the same gaps as one without them', () => {
  expect(gapsOf(curbsideInput)).toEqual([])
  expect(gapsOf({ ...curbsideInput, orderNumber: '', storeId: '', code: '' })).toEqual([
    'orderNumber',
    'storeId',
    'qrId',
  ])
})

test.each([
  ['a store that brings orders out', curb, true, true],
  ['one in a country where nobody does', curb, false, false],
  ['one that does not', sampleStore({ services: ['PICKUP'] }), true, false],
  ['one that is not known', null, true, true],
  ['one that is not known, in a country where nobody does', null, false, true],
])('%s', (_, store, enableCurbsidePickup, brings) => {
  expect(hasCurbside({ store, enableCurbsidePickup })).toBe(brings)
})

test.each([
  ['open', curb, true],
  ['closed', sampleStore({ opens: '12:00' }), false],
  ['not known', null, true],
])('a store that is %s', (_, store, isOpenNow) => {
  expect(isOpen({ store, now: () => walkTime })).toBe(isOpenNow)
})

test('what a link leaves out goes to nobody under another name', () => {
  const bare = { ...context, orderNumber: null, storeId: null, code: null }
  expect(requestOf(bare)).toEqual({ orderNumber: '', storeId: '', code: '', pendingKey: null, vehicle: '' })
  expect(watchOf(bare)).toEqual({
    id: '',
    code: '',
    interaction: null,
    knownStatus: null,
    pendingCancelKey: null,
    now,
  })
})

test('the arrival that the host told has the last word over the one that was kept', () => {
  const interaction = sampleArrival('SUBMITTED')
  const known = { id: 'arrival-0', status: 'CLAIMED' as const }
  expect([watchOf({ ...context, interaction, known }).id, watchOf({ ...context, known })]).toMatchObject([
    'arrival-1',
    { id: 'arrival-0', knownStatus: 'CLAIMED' },
  ])
})
