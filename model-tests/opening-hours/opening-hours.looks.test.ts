import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { openingHoursMachine } from '../../machines/opening-hours/opening-hours.machine.ts'
import { sampleStore } from '../samples/pickup-samples.ts'
import { walkTime } from '../samples/samples.ts'

const quarter = 15 * 60_000

const open = (begins: number) => {
  const clock = new SimulatedClock()
  const store = sampleStore({ opens: '10:00' })
  const now = () => begins + clock.now()
  const page = createActor(openingHoursMachine, { input: { store, now }, clock }).start()
  return { clock, store, now, at: () => page.getSnapshot().context.at, page }
}

describe('opening hours: when the page looks again', () => {
  test('it looks as it opens, with the store and the host’s clock that it was given', () => {
    const { page, store, now } = open(walkTime)
    expect([page.getSnapshot().context, page.getSnapshot().value]).toEqual([
      { store, now, at: walkTime },
      'telling',
    ])
  })

  test('it looks again at each quarter of an hour, and not a millisecond earlier', () => {
    const { clock, at } = open(walkTime + 1)
    clock.increment(quarter - 2)
    expect(at()).toBe(walkTime + 1)
    clock.increment(1)
    expect(at()).toBe(walkTime + quarter)
    clock.increment(quarter - 1)
    expect(at()).toBe(walkTime + quarter)
    clock.increment(1)
    expect(at()).toBe(walkTime + 2 * quarter)
  })
})
