import { describe, expect, test } from 'vitest'
import { doneAs } from '../../../model-tests/samples/attempt-samples.ts'
import { sampleOrder } from '../../../model-tests/samples/samples.ts'
import { record } from '../recording/recording.ts'
import { recordedTimers } from '../testing/other-runs.ts'
import { recordedCancellation } from '../testing/recorded-cancellation.ts'
import { journeyOf } from './journey-of.ts'

type Run = ReturnType<typeof recordedCancellation>

const journeyIn = (run: Run, count?: number) => {
  const recording = run.recording()
  const made = journeyOf(recording, run.key(), count ?? recording.entries.length)
  if (made.kind === 'none') throw new Error(made.why)
  return made.journey
}

describe('the journey of a recorded chart', () => {
  test('is what came from outside, the answers, and how it ended', async () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    run.send({ type: 'cancellation.confirm' })
    await run.answer('attempt', doneAs('cancelled'))
    expect(journeyIn(run)).toMatchObject({
      machine: 'cancellation',
      steps: [
        { do: 'send', event: { type: 'cancellation.ask' } },
        { do: 'send', event: { type: 'cancellation.confirm' } },
        { do: 'answer', call: 'attempt', output: doneAs('cancelled') },
      ],
      end: { value: { dialog: 'complete', window: 'open' }, output: null },
      facts: [{ type: 'order.cancelled', orderNumber: 'C00000001', reloadsPage: false }],
      gaps: [],
    })
  })

  test('goes as far as the moment that is looked at', () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    const count = run.recording().entries.length
    run.send({ type: 'cancellation.confirm' })
    expect(journeyIn(run, count)).toMatchObject({
      steps: [{ do: 'send', event: { type: 'cancellation.ask' } }],
      end: { value: { dialog: 'confirming', window: 'open' } },
    })
  })

  test('lets timers run out in the order in which they did', async () => {
    const run = recordedTimers()
    await run.pass(600)
    run.send({ type: 'second.start' })
    await run.pass(400)
    await run.pass(100)
    expect(journeyIn(run).steps).toEqual([
      { do: 'pass', ms: 600 },
      { do: 'send', event: { type: 'second.start' } },
      { do: 'pass', ms: 400 },
      { do: 'pass', ms: 100 },
    ])
  })

  test('lets no timer run out before what happened while it was a little late', async () => {
    const run = recordedTimers()
    await run.pass(600)
    run.send({ type: 'second.start' })
    await run.pass(400)
    const recording = run.recording()
    // As if the shopper had come three milliseconds after the first timer should have run out.
    const started = recording.entries.findIndex(
      (entry) => entry.kind === 'event' && entry.event.type === 'second.start',
    )
    const at = run.startedAt + 1_003
    const entries = recording.entries.map((entry, index) => (index < started ? entry : { ...entry, at }))
    expect(journeyOf({ ...recording, entries }, run.key(), entries.length)).toMatchObject({
      journey: {
        steps: [
          { do: 'pass', ms: 999 },
          { do: 'send', event: { type: 'second.start' } },
          { do: 'pass', ms: 1 },
        ],
      },
    })
  })

  test('lets a timer run out late where the page slept', async () => {
    const run = recordedTimers()
    run.send({ type: 'second.start' })
    await run.pass(90_000)
    expect(journeyIn(run).steps).toEqual([
      { do: 'send', event: { type: 'second.start' } },
      { do: 'pass', ms: 90_000 },
    ])
  })

  test('lets no time go by before what happens while no timer is going to run out', async () => {
    const run = recordedTimers()
    await run.pass(600)
    run.send({ type: 'second.start' })
    expect(journeyIn(run).steps).toEqual([{ do: 'send', event: { type: 'second.start' } }])
  })

  test('has a call that failed, with its words', async () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    run.send({ type: 'cancellation.confirm' })
    await run.breaks('attempt', 'the line is cut')
    expect(journeyIn(run).steps.at(-1)).toEqual({ do: 'break', call: 'attempt', message: 'the line is cut' })
  })

  test('says what a file cannot hold', () => {
    const run = recordedCancellation({ order: { ...sampleOrder(), orderId: () => 'C1' } as never })
    expect(journeyIn(run).gaps).toEqual([
      'input.order.orderId is a function, which a recording does not hold',
    ])
  })

  test('is none of a call, nor of a chart whose beginning is forgotten', () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    const recording = run.recording()
    const { length } = recording.entries
    expect(journeyOf(recording, run.keyOf('watchPage'), length)).toEqual({
      kind: 'none',
      why: 'Choose a chart: a call by itself is no journey.',
    })
    expect(journeyOf(recording, run.key(), 1)).toEqual({
      kind: 'none',
      why: 'This chart has not begun yet.',
    })
    const cut = record({ ...recording, entries: [] }, recording.entries, length - 1)
    expect(journeyOf(cut, run.key(), cut.entries.length)).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('no longer in the recording'),
    })
  })
})
