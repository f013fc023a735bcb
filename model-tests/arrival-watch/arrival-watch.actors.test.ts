import { describe, expect, test } from 'vitest'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { createArrivalWatchMachine } from '../../machines/curbside/arrival-watch/arrival-watch.actors.ts'
import { selectCancellation } from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import type { ArrivalWatchInput } from '../../machines/curbside/arrival-watch/arrival-watch.types.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { arrivalWatchInput } from './arrival-watch.model.ts'

const arrival = '/api/store/order_pickups/v1/arrival-1'
const follows = { call: `GET ${arrival}`, linkCode: 'code-1' }

const start = async (told: readonly PickupStatus[], changes: Partial<ArrivalWatchInput> = {}) => {
  const { http, asked } = startHost(told.map((status) => answers(sampleArrival(status))))
  const { keys, settled } = startKeys()
  const stored: unknown[] = []
  const storeInteraction = (interaction: unknown) => stored.push(interaction)
  const machine = createArrivalWatchMachine({ http, keys, storeInteraction })
  const watch = running(machine, { ...arrivalWatchInput, ...changes })
  await watch.pass(0)
  return { ...watch, asked, settled, stored }
}

const page = openPage()

describe('arrival watch with its calls', () => {
  test('asks for the arrival with the link’s code, and keeps each of its steps', async () => {
    const watch = await start(['SUBMITTED', 'CLAIMED', 'CLAIMED', 'COMPLETE'])
    expect([watch.asked, watch.stored]).toEqual([[follows], [sampleArrival('SUBMITTED')]])
    await watch.pass(1_000)
    expect(watch.stored).toEqual([sampleArrival('SUBMITTED'), sampleArrival('CLAIMED')])
    await watch.pass(1_000)
    expect(watch.asked).toEqual([follows, follows, follows, follows])
    expect(watch.snapshot().output).toEqual({
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
    const watch = await start(['SUBMITTED', 'CANCELLED_CONSUMER'])
    const cancellation = selectCancellation(watch.snapshot())
    cancellation?.send({ type: 'cancel.ask' })
    cancellation?.send({ type: 'cancel.confirm' })
    await watch.pass(0)
    expect(watch.asked).toEqual([
      follows,
      {
        call: `PATCH ${arrival}`,
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
        linkCode: 'code-1',
        idempotencyKey: 'key-1',
      },
    ])
    expect(watch.snapshot().output).toEqual({ kind: 'cancelled' })
    expect(watch.settled).toEqual([{ call: 'patchPickup', object: 'arrival-1', key: 'key-1', end: 'done' }])
  })
})
