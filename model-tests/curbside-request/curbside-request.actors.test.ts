import { describe, expect, test } from 'vitest'
import {
  createCurbsideRequestMachine,
  draftedVehicle,
} from '../../machines/curbside/curbside-request/curbside-request.actors.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { startNotes } from '../samples/sample-notes.ts'
import { openPage } from '../samples/sample-page.ts'

const others = { 'vehicle.C00000002': 'Red van', C00000001: 'SUBMITTED arrival-1' }

const start = (reply: HostAnswer) => {
  const { http, asked } = startHost([reply])
  const { keys, settled } = startKeys()
  const drafts = startNotes(others)
  const machine = createCurbsideRequestMachine({ http, keys, drafts: drafts.notes, orderNumber: 'C00000001' })
  const visit = running(machine, {
    orderNumber: 'C00000001',
    storeId: 'us091',
    code: 'code-1',
    pendingKey: null,
    vehicle: '',
  })
  return { ...visit, asked, settled, drafts }
}

openPage()

describe('curbside request with its calls', () => {
  test('tells the store what to look for, with the link’s code, and lets go of what was typed', async () => {
    const visit = start(answers(sampleArrival('SUBMITTED'), 201))
    visit.actor.send({ type: 'vehicle.change', value: ' Green estate ' })
    expect(visit.drafts.kept()).toEqual({ ...others, 'vehicle.C00000001': ' Green estate ' })
    expect(draftedVehicle(visit.drafts.notes, 'C00000001')).toBe(' Green estate ')
    visit.actor.send({ type: 'request.submit' })
    await visit.pass(0)
    expect(visit.asked).toEqual([
      {
        call: 'POST /api/store/order_pickups/v1',
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
    expect(visit.snapshot().output).toEqual({
      kind: 'accepted',
      interaction: sampleArrival('SUBMITTED'),
    })
    expect(visit.drafts.kept()).toEqual(others)
    expect(visit.settled).toEqual([{ call: 'createPickup', object: 'C00000001', key: 'key-1', end: 'done' }])
  })

  test.each([
    ['that it knows already', refuses(409, 'pickup_duplicate'), { kind: 'duplicate', id: null }],
    ['that it is closed', refuses(400, 'store_closed'), { kind: 'refused', refusal: 'closed' }],
  ])('a store that answers %s needs no words about the car any more', async (_, reply, output) => {
    const visit = start(reply)
    visit.actor.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.actor.send({ type: 'request.submit' })
    await visit.pass(0)
    expect([visit.snapshot().output, visit.drafts.kept()]).toEqual([output, others])
  })

  test('a host in trouble leaves what was typed', async () => {
    const visit = start(refuses(503, 'unavailable'))
    visit.actor.send({ type: 'vehicle.change', value: 'Green estate' })
    visit.actor.send({ type: 'request.submit' })
    await visit.pass(0)
    expect(visit.snapshot().value).toBe('retriable')
    expect(draftedVehicle(visit.drafts.notes, 'C00000001')).toBe('Green estate')
  })

  test('nothing was typed for an order that nobody typed for', () => {
    expect(draftedVehicle(startNotes(others).notes, 'C00000001')).toBe('')
  })
})
