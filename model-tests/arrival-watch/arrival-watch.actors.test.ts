import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { createArrivalWatchMachine } from '../../machines/curbside/arrival-watch/arrival-watch.actors.ts'
import { selectCancellation } from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import type { ArrivalWatchInput } from '../../machines/curbside/arrival-watch/arrival-watch.types.ts'
import { answers, heldTime, hostThat, keysWith, pageOf } from '../samples/fake-host.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { arrivalWatchInput } from './arrival-watch.model.ts'

const ofArrival = 'GET /store/order_pickups/v1/{id}'
const cancelling = 'PATCH /store/order_pickups/v1/{id}'
const follows = { request: ofArrival, params: { id: 'arrival-1' }, linkCode: 'code-1' }

const start = async (polled: readonly PickupStatus[], changes: Partial<ArrivalWatchInput> = {}) => {
  const { http, asked } = hostThat({
    [ofArrival]: polled.map((status) => answers(200, sampleArrival(status))),
    [cancelling]: [answers(200, sampleArrival('CANCELLED_CONSUMER'))],
  })
  const { keys, settled } = keysWith()
  const stored: unknown[] = []
  const storeInteraction = (interaction: unknown) => stored.push(interaction)
  const { clock, pass } = heldTime()
  const machine = createArrivalWatchMachine({ http, keys, storeInteraction })
  const actor = createActor(machine, { input: { ...arrivalWatchInput, ...changes }, clock }).start()
  await pass(0)
  return { actor, asked, settled, stored, pass }
}

describe('arrival watch with its calls', () => {
  const page = pageOf()
  beforeEach(() => {
    vi.stubGlobal('document', page.page)
  })
  afterEach(() => {
    page.show()
    vi.unstubAllGlobals()
  })

  test('asks for the arrival with the link’s code, and keeps each of its steps', async () => {
    const watch = await start(['SUBMITTED', 'CLAIMED', 'CLAIMED', 'COMPLETE'])
    expect([watch.asked, watch.stored]).toEqual([[follows], [sampleArrival('SUBMITTED')]])
    await watch.pass(1_000)
    expect(watch.stored).toEqual([sampleArrival('SUBMITTED'), sampleArrival('CLAIMED')])
    await watch.pass(1_000)
    expect(watch.asked).toEqual([follows, follows, follows, follows])
    expect(watch.actor.getSnapshot().output).toEqual({
      kind: 'complete',
      interaction: sampleArrival('COMPLETE'),
    })
  })

  test('keeps nothing of an arrival that the host has not told yet', async () => {
    const watch = await start([], { interaction: null, knownStatus: 'SUBMITTED' })
    expect([watch.asked, watch.stored]).toEqual([[follows], []])
  })

  test('asks nothing while the page is in the background, and at once when it is shown', async () => {
    const watch = await start(['SUBMITTED', 'SUBMITTED'])
    page.hide()
    await watch.pass(60_000)
    expect(watch.asked).toEqual([follows])
    page.show()
    await watch.pass(0)
    expect(watch.asked).toEqual([follows, follows])
  })

  test('takes the arrival back with the link’s code, once', async () => {
    const watch = await start(['SUBMITTED'])
    const cancellation = selectCancellation(watch.actor.getSnapshot())
    cancellation?.send({ type: 'cancel.ask' })
    cancellation?.send({ type: 'cancel.confirm' })
    await watch.pass(0)
    expect(watch.asked).toEqual([
      follows,
      {
        request: cancelling,
        params: { id: 'arrival-1' },
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
        linkCode: 'code-1',
        idempotencyKey: 'key-1',
      },
    ])
    expect(watch.actor.getSnapshot().output).toEqual({ kind: 'cancelled' })
    expect(watch.settled).toEqual([
      { subject: { call: 'patchPickup', object: 'arrival-1' }, key: 'key-1', end: 'done' },
    ])
  })
})
