import { describe, expect, test } from 'vitest'
import { refusedAs } from '../../../model-tests/samples/attempt-samples.ts'
import { actorsKnown } from '../log/actors-known.ts'
import { readLog } from '../log/read-log.ts'
import { recordedCancellation } from '../testing/recorded-cancellation.ts'
import { sequenceOf } from './sequence.ts'

const recorded = async () => {
  const run = recordedCancellation()
  run.send({ type: 'cancellation.ask' })
  run.send({ type: 'cancellation.confirm' })
  await run.answer('attempt', refusedAs('order_state'))
  const recording = run.recording()
  return { rows: readLog(recording), actors: actorsKnown(recording), end: recording.entries.length }
}

describe('the sequence between actors', () => {
  test('has a lane for the page and for each actor, a called one behind its caller', async () => {
    const { rows, actors, end } = await recorded()
    expect(sequenceOf(rows, actors, end).lanes.map(({ name }) => name)).toEqual([
      'Page',
      'Cancellation',
      'attempt',
    ])
  })

  test('begins with the lanes that are asked for', async () => {
    const { rows, actors, end } = await recorded()
    const attempt = [...actors.values()].find(({ id }) => id === 'attempt')?.key ?? ''
    expect(sequenceOf(rows, actors, end, attempt).lanes.map(({ name }) => name)).toEqual([
      'Page',
      'attempt',
      'Cancellation',
    ])
  })

  test('goes from who says something to who hears it', async () => {
    const { rows, actors, end } = await recorded()
    const { lanes, messages } = sequenceOf(rows, actors, end)
    const nameOfLane = (key: string) => lanes.find((lane) => lane.key === key)?.name
    expect(
      messages
        .filter(({ kind }) => kind !== 'timer')
        .map(({ from, to, code }) => `${nameOfLane(from)} → ${nameOfLane(to)}: ${code}`),
    ).toEqual([
      expect.stringMatching(/^Cancellation → Cancellation: dialog\.opening/),
      'Page → Cancellation: cancellation.ask',
      expect.stringMatching(/^Cancellation → Cancellation: dialog\.closed/),
      'Page → Cancellation: cancellation.confirm',
      'Cancellation → attempt: attempt',
      expect.stringMatching(/^Cancellation → Cancellation: dialog\.confirming/),
      'attempt → Cancellation: xstate.done.actor.attempt',
      expect.stringMatching(/^Cancellation → Cancellation: dialog\.inProgress/),
      'Cancellation → Page: error.reported',
      'Cancellation → Page: order.outdated',
    ])
  })

  test('ends at the moment that is looked at, and shows the newest', async () => {
    const { rows, actors, end } = await recorded()
    const asked = rows.find(({ code }) => code === 'cancellation.ask')
    expect(sequenceOf(rows, actors, asked?.count ?? 0).messages.at(-1)?.code).toBe('cancellation.ask')
    const { messages, earlier } = sequenceOf(rows, actors, end, null, 2)
    expect([messages.map(({ code }) => code), earlier]).toEqual([['error.reported', 'order.outdated'], 10])
  })
})
