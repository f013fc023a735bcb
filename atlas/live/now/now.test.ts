import { describe, expect, test } from 'vitest'
import { refusedAs } from '../../../model-tests/samples/attempt-samples.ts'
import { entryOf } from '../book/book.ts'
import { momentAt } from '../recording/recording.ts'
import { recordedCancellation } from '../testing/recorded-cancellation.ts'
import { actorTree, restingStates } from './actor-tree.ts'
import { contextRows } from './context-rows.ts'
import { lastSteps } from './last-steps.ts'
import { marksOf } from './marks-of.ts'

const denied = async () => {
  const run = recordedCancellation()
  run.send({ type: 'cancellation.ask' })
  run.send({ type: 'cancellation.confirm' })
  await run.answer('attempt', refusedAs('order_state'))
  const recording = run.recording()
  const count = recording.entries.length
  return { run, recording, count, moment: momentAt(recording, count) }
}

describe('a moment of a page', () => {
  test('has its actors as a tree, those that have ended apart', async () => {
    const { moment } = await denied()
    const { children, ended } = actorTree(moment)
    expect([children.length, ended]).toEqual([1, []])
    const [chart] = children
    expect(chart?.kind).toBe('chart')
    expect(chart?.children.map(({ actor, kind }) => [actor.id, kind])).toEqual([['watchPage', 'listener']])
    expect(chart?.ended.map(({ actor, kind }) => [actor.id, kind, actor.status])).toEqual([
      ['attempt', 'call', 'done'],
    ])
  })

  test('keeps an ended actor in its place while one below it goes on', async () => {
    const { moment, run } = await denied()
    const chart = moment.actors[run.key()]
    if (!chart) throw new Error('no chart')
    const actors = { ...moment.actors, [chart.key]: { ...chart, status: 'stopped' as const } }
    expect(actorTree({ actors }).children.map(({ actor }) => actor.status)).toEqual(['stopped'])
  })

  test('knows where a chart rests', () => {
    expect(restingStates(['dialog', 'dialog.inProgress', 'dialog.inProgress.shown', 'window'])).toEqual([
      'dialog.inProgress.shown',
      'window',
    ])
  })

  test('knows what the last event made of a chart, step by step', async () => {
    const { recording, run, count } = await denied()
    expect(lastSteps(recording, run.key(), count)).toMatchObject({
      event: { type: 'xstate.done.actor.attempt' },
      taken: ['dialog.inProgress · done.actor.attempt [isRefusedAs] #3 → dialog.denied'],
      refused: [
        'dialog.inProgress · done.actor.attempt [isDoneAs] #1 → dialog.complete',
        'dialog.inProgress · done.actor.attempt [isDoneAs] #2 → dialog.pending',
      ],
    })
    const begun = recording.entries.findIndex(({ kind }) => kind === 'now') + 1
    expect(lastSteps(recording, run.key(), begun)).toMatchObject({ event: null, refused: [] })
    expect(lastSteps(recording, 'nobody', count)).toEqual({ event: null, taken: [], refused: [] })
  })

  test('paints where a chart rests, what is around it, what was taken and what was refused', async () => {
    const { recording, run, count, moment } = await denied()
    const states = moment.actors[run.key()]?.states ?? []
    const entry = entryOf('cancellation')
    if (!entry) throw new Error('no such chart')
    const marks = marksOf(entry, states, lastSteps(recording, run.key(), count))
    expect(marks.get('state:dialog.denied')).toEqual(['lit'])
    expect(marks.get('state:dialog')).toEqual(['around'])
    expect(marks.get('state:dialog.closed')).toBeUndefined()
    expect(marks.get('link:cancellation.dialog.inProgress > cancellation.dialog.denied')).toEqual(['taken'])
    expect(marks.get('link:cancellation.dialog.inProgress > cancellation.dialog.complete')).toEqual([
      'refused',
    ])
    expect(
      marks.get('transition:dialog.inProgress · done.actor.attempt [isRefusedAs] #3 → dialog.denied'),
    ).toEqual(['taken'])
    expect(
      marks.get('transition:dialog.inProgress · done.actor.attempt [isDoneAs] #1 → dialog.complete'),
    ).toEqual(['refused'])
  })

  test('says what a step has changed in a context', async () => {
    const run = recordedCancellation()
    const begun = run.recording()
    const first = momentAt(begun, begun.entries.length).actors[run.key()]
    const atFirst = first ? contextRows(begun, first, begun.entries.length) : []
    expect(atFirst.map(({ before }) => before)).toEqual(atFirst.map(() => null))
    expect(atFirst.length).toBeGreaterThan(5)
    run.send({ type: 'cancellation.ask' })
    await run.pass(60_000)
    const recording = run.recording()
    const count = recording.entries.length
    const actor = momentAt(recording, count).actors[run.key()]
    const rows = actor ? contextRows(recording, actor, count) : []
    expect(rows.find(({ name }) => name === 'windowLeftMs')).toEqual({
      name: 'windowLeftMs',
      value: '1140000',
      before: '1200000',
    })
    expect(rows.find(({ name }) => name === 'country')).toEqual({
      name: 'country',
      value: '“us”',
      before: null,
    })
    expect(contextRows(recording, { key: 'x', context: null }, count)).toEqual([])
  })
})
