import { describe, expect, test } from 'vitest'
import { rememberedVisit } from '../../machines/curbside/curbside.actors.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { startNotes } from '../samples/sample-notes.ts'

const link = { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1', interactionId: null }
const nothingPending = { requestKey: null, cancelKey: null, vehicle: '' }

type Held = { readonly arrival?: string; readonly vehicle?: string; readonly keys?: Record<string, string> }

const storageWith = ({ arrival, vehicle, keys = {} }: Held) => ({
  keys: startKeys(keys).keys,
  arrivals: startNotes(arrival === undefined ? {} : { C00000001: arrival }).notes,
  drafts: startNotes(vehicle === undefined ? {} : { 'vehicle.C00000001': vehicle }).notes,
})

describe('what a browser remembers of a visit', () => {
  test('is nothing where nobody has been here', () => {
    expect(rememberedVisit(storageWith({}), link)).toEqual({ known: null, pending: nothingPending })
  })

  test.each(['SUBMITTED', 'CLAIMED', 'COMPLETE', 'CANCELLED_CONSUMER'] as const)(
    'is the arrival that was kept as %s',
    (status) => {
      const { known } = rememberedVisit(storageWith({ arrival: `${status} arrival-1` }), link)
      expect(known).toEqual({ id: 'arrival-1', status })
    },
  )

  test.each([
    ['', 'nothing'],
    ['SUBMITTED', 'a status alone'],
    ['arrival-1', 'an id alone'],
    ['LOST arrival-1', 'a status that there is none'],
    ['SUBMITTED ../arrival', 'an id that leads elsewhere'],
    ['SUBMITTED arrival-1/', 'an id with something behind it'],
    ['SUBMITTED /arrival-1', 'an id with something before it'],
    [`SUBMITTED ${'a'.repeat(65)}`, 'an id that is too long'],
  ])('is no arrival where “%s” was kept: %s', (arrival) => {
    expect(rememberedVisit(storageWith({ arrival }), link).known).toBeNull()
  })

  test('is an arrival whose id has 64 characters', () => {
    const id = 'a'.repeat(64)
    expect(rememberedVisit(storageWith({ arrival: `CLAIMED ${id}` }), link).known).toEqual({
      id,
      status: 'CLAIMED',
    })
  })

  test.each([
    ['names the one that was kept', 'arrival-1', { id: 'arrival-1', status: 'CLAIMED' }],
    ['names another', 'arrival-2', { id: 'arrival-2', status: null }],
  ])('gives way to a link that names an arrival: it %s', (_, interactionId, known) => {
    const visit = rememberedVisit(storageWith({ arrival: 'CLAIMED arrival-1' }), { ...link, interactionId })
    expect(visit.known).toEqual(known)
  })

  test('is what a link names where nothing was kept', () => {
    expect(rememberedVisit(storageWith({}), { ...link, interactionId: 'arrival-2' }).known).toEqual({
      id: 'arrival-2',
      status: null,
    })
  })

  test('is what was typed, and the changes that were begun: the order’s arrival, and taking it back', () => {
    const keys = { 'createPickup C00000001': 'key-1', 'patchPickup arrival-1': 'key-2' }
    const vehicle = 'Green estate'
    expect(rememberedVisit(storageWith({ vehicle, keys }), link).pending).toEqual({
      requestKey: 'key-1',
      cancelKey: null,
      vehicle,
    })
    const arrival = 'SUBMITTED arrival-1'
    expect(rememberedVisit(storageWith({ vehicle, keys, arrival }), link).pending).toEqual({
      requestKey: 'key-1',
      cancelKey: 'key-2',
      vehicle,
    })
  })

  test('is nothing for a link that names no order, store or code', () => {
    const keys = { 'createPickup C00000001': 'key-1', 'patchPickup arrival-1': 'key-2' }
    const storage = storageWith({ arrival: 'SUBMITTED arrival-1', vehicle: 'Green estate', keys })
    const gaps = { orderNumber: null, storeId: null, code: null, interactionId: null }
    expect(rememberedVisit(storage, gaps)).toEqual({ known: null, pending: nothingPending })
  })
})
