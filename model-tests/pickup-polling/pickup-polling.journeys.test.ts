import { describe, expect, test } from 'vitest'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { pickupPollingMachine } from '../../machines/curbside/pickup-polling/pickup-polling.machine.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { problem } from '../samples/samples.ts'

const start = (status: PickupStatus | null = 'SUBMITTED') =>
  startJourney({
    machine: pickupPollingMachine,
    input: () => ({ id: 'arrival-1', code: 'code-1', status }),
  })

describe('pickup polling: pinned journeys', () => {
  test.each(['SUBMITTED', 'CLAIMED'] as const)(
    '[CU-04] asks every second while it stays %s, with the link’s code',
    async (status) => {
      const poller = start(status)
      for (let poll = 1; poll <= 30; poll += 1) {
        expect(poller.asked('readPickup')).toHaveLength(poll)
        await poller.answer('readPickup', succeeded(sampleArrival(status)))
        await poller.pass(999)
        expect(poller.asked('readPickup')).toHaveLength(poll)
        await poller.pass(1)
      }
      expect(poller.asked('readPickup')[30]).toEqual({ id: 'arrival-1', code: 'code-1' })
    },
  )

  test.each([
    ['SUBMITTED', 'CLAIMED'],
    ['CLAIMED', 'COMPLETE'],
    ['SUBMITTED', 'CANCELLED_CONSUMER'],
    [null, 'SUBMITTED'],
  ] as const)('[CU-04] ends with the change from %s to %s', async (known, status) => {
    const poller = start(known)
    await poller.answer('readPickup', succeeded(sampleArrival(status)))
    expect(poller.snapshot().output).toEqual({ kind: 'changed', interaction: sampleArrival(status) })
  })

  test('[CU-04] tries 5 times more after an error, 1.5 s apart, and counts anew after an answer', async () => {
    const poller = start()
    const fails = async (times: number) => {
      for (let failure = 0; failure < times; failure += 1) {
        await poller.answer('readPickup', failed({ kind: 'network' }))
        await poller.pass(1_499)
        expect(poller.isPending('readPickup')).toBe(false)
        await poller.pass(1)
      }
    }
    await fails(5)
    await poller.answer('readPickup', succeeded(sampleArrival('SUBMITTED')))
    await poller.pass(1_000)
    await fails(5)
    expect(poller.snapshot().status).toBe('active')
    await poller.answer('readPickup', failed(problem(503, 'unavailable')))
    expect(poller.snapshot().output).toEqual({ kind: 'failed', failure: problem(503, 'unavailable') })
    expect(poller.asked('readPickup')).toHaveLength(12)
  })

  test('[CU-04] asks nothing while the page is hidden, and at once when it is shown', async () => {
    const poller = start()
    poller.send({ type: 'page.hidden' })
    await poller.pass(3_600_000)
    expect(poller.asked('readPickup')).toHaveLength(1)
    poller.send({ type: 'page.shown' })
    expect(poller.asked('readPickup')).toHaveLength(2)
  })

  test('an arrival that the host does not know ends at once', async () => {
    const poller = start()
    await poller.answer('readPickup', failed(problem(404, 'pickup_not_found')))
    expect(poller.snapshot().output).toEqual({ kind: 'gone' })
  })

  test.each([
    ['HTML', failed({ kind: 'unparsable', status: 404 })],
    ['JSON of another shape', failed({ kind: 'malformed', status: 404 })],
    ['another problem', failed(problem(410, 'gone'))],
  ])('a gateway that answers %s says nothing of the arrival, and is asked again', async (_, answer) => {
    const poller = start()
    await poller.answer('readPickup', answer)
    expect([poller.snapshot().value, poller.snapshot().output]).toEqual(['retrying', undefined])
    await poller.pass(1_500)
    expect(poller.asked('readPickup')).toHaveLength(2)
  })

  test.each([
    ['a second before the next poll', succeeded(sampleArrival('SUBMITTED'))],
    ['a second and a half before a retry', failed({ kind: 'network' } as const)],
  ])('a page that goes into the background %s asks nothing until it is shown', async (_, answer) => {
    const poller = start()
    await poller.answer('readPickup', answer)
    poller.send({ type: 'page.hidden' })
    await poller.pass(60_000)
    expect([poller.snapshot().value, poller.asked('readPickup').length]).toEqual(['paused', 1])
    poller.send({ type: 'page.shown' })
    expect(poller.asked('readPickup')).toHaveLength(2)
  })

  test('what has come is kept while nothing has changed', async () => {
    const poller = start()
    expect(poller.snapshot().context).toMatchObject({ interaction: null, failures: 0, failure: null })
    await poller.answer('readPickup', failed({ kind: 'network' }))
    await poller.pass(1_500)
    await poller.answer('readPickup', succeeded(sampleArrival('SUBMITTED')))
    expect(poller.snapshot().context).toMatchObject({
      interaction: sampleArrival('SUBMITTED'),
      failures: 0,
      failure: null,
    })
  })

  test('an arrival that the host does not know ends so, whatever had failed before', async () => {
    const poller = start()
    await poller.answer('readPickup', failed({ kind: 'network' }))
    await poller.pass(1_500)
    await poller.answer('readPickup', failed(problem(404, 'pickup_not_found')))
    expect(poller.snapshot().output).toEqual({ kind: 'gone' })
  })
})
