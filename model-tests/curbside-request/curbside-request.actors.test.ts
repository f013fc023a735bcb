import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  createCurbsideRequestMachine,
  draftedVehicle,
} from '../../machines/curbside/curbside-request/curbside-request.actors.ts'
import { answers, heldTime, hostThat, keysWith, notesOf, pageOf, refuses } from '../samples/fake-host.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'

const telling = 'POST /store/order_pickups/v1'
const others = { 'vehicle.C00000002': 'Red van', C00000001: 'SUBMITTED arrival-1' }

const start = (reply: ReturnType<typeof answers>) => {
  const { http, asked } = hostThat({ [telling]: [reply] })
  const { keys, settled } = keysWith()
  const drafts = notesOf(others)
  const { clock, pass } = heldTime()
  const machine = createCurbsideRequestMachine({ http, keys, drafts: drafts.notes, orderNumber: 'C00000001' })
  const actor = createActor(machine, {
    input: { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1', pendingKey: null, vehicle: '' },
    clock,
  }).start()
  return { actor, asked, settled, drafts, pass }
}

describe('curbside request with its calls', () => {
  beforeEach(() => {
    vi.stubGlobal('document', pageOf().page)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('tells the store what to look for, with the link’s code, and lets go of what was typed', async () => {
    const visit = start(answers(201, sampleArrival('SUBMITTED')))
    visit.actor.send({ type: 'vehicle.change', value: ' Green estate ' })
    expect(visit.drafts.all()).toEqual({ ...others, 'vehicle.C00000001': ' Green estate ' })
    expect(draftedVehicle(visit.drafts.notes, 'C00000001')).toBe(' Green estate ')
    visit.actor.send({ type: 'request.submit' })
    await visit.pass(0)
    expect(visit.asked).toEqual([
      {
        request: telling,
        linkCode: 'code-1',
        idempotencyKey: 'key-1',
        body: {
          notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
          orderNumber: 'C00000001',
          storeId: 'us091',
          storeServiceId: 'CURBSIDE',
          validationCode: { type: 'QR', code: 'code-1' },
        },
      },
    ])
    expect(visit.actor.getSnapshot().output).toEqual({
      kind: 'accepted',
      interaction: sampleArrival('SUBMITTED'),
    })
    expect(visit.drafts.all()).toEqual(others)
    expect(visit.settled).toEqual([
      { subject: { call: 'createPickup', object: 'C00000001' }, key: 'key-1', end: 'done' },
    ])
  })

  test.each([
    ['that it knows already', refuses(409, 'pickup_duplicate'), { kind: 'duplicate', id: null }],
    ['that it is closed', refuses(400, 'store_closed'), { kind: 'refused', refusal: 'closed' }],
  ])('a store that answers %s needs no words about the car any more', async (_, reply, output) => {
    const visit = start(reply)
    visit.actor.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.actor.send({ type: 'request.submit' })
    await visit.pass(0)
    expect([visit.actor.getSnapshot().output, visit.drafts.all()]).toEqual([output, others])
  })

  test('a host in trouble leaves what was typed', async () => {
    const visit = start(refuses(503, 'unavailable'))
    visit.actor.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.actor.send({ type: 'request.submit' })
    await visit.pass(0)
    expect(visit.actor.getSnapshot().value).toBe('retriable')
    expect(draftedVehicle(visit.drafts.notes, 'C00000001')).toBe('Green estate')
  })

  test('nothing was typed for an order that nobody typed for', () => {
    expect(draftedVehicle(notesOf(others).notes, 'C00000001')).toBe('')
  })
})
