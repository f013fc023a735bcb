import { describe, expect, test } from 'vitest'
import { doneAs, refusedAs } from '../../../model-tests/samples/attempt-samples.ts'
import { emptyRecording, momentAt, record } from '../recording/recording.ts'
import { recordedCancellation } from '../testing/recorded-cancellation.ts'
import { filterLog } from './filter-log.ts'
import { logKinds } from './log-row.ts'
import { payloadOf } from './payload-of.ts'
import { readLog } from './read-log.ts'

const wordsOf = (run: ReturnType<typeof recordedCancellation>) =>
  readLog(run.recording()).map(({ kind, words }) => `${kind}: ${words}`)

const denied = async () => {
  const run = recordedCancellation()
  run.send({ type: 'cancellation.ask' })
  run.send({ type: 'cancellation.confirm' })
  await run.pass(1_200)
  await run.answer('attempt', refusedAs('order_state'))
  return run
}

describe('the log', () => {
  test('says in words what happened, in the order in which it did', async () => {
    expect(wordsOf(await denied())).toEqual([
      'actor: Begins',
      'call: Listens to watchPage',
      'guard: hasPendingAttempt said no: dialog.opening does not lead to dialog.inProgress',
      'guard: isAskedAtOnce said no: dialog.opening does not lead to dialog.confirming',
      'guard: isAsked said no: dialog.opening does not lead to dialog.closed',
      'transition: dialog.opening → dialog.closed',
      'timer: windowLeft starts, for 20 min: the 30 minutes are over',
      'timer: nextMinute starts, for 1 min: a minute passes',
      'event: The shopper asks to cancel',
      'transition: dialog.closed → dialog.confirming',
      'event: The shopper confirms',
      expect.stringMatching(/^call: Calls attempt with target: \{ orderNumber: “C00000001” \}/),
      'transition: dialog.confirming → dialog.inProgress',
      'call: attempt answers after 1.2 s: the warehouse is packing already',
      'guard: isDoneAs said no: dialog.inProgress does not lead to dialog.complete',
      'guard: isDoneAs said no: dialog.inProgress does not lead to dialog.pending',
      'transition: dialog.inProgress → dialog.denied',
      'fact: Tells error.reported: code: “service-cancellation-failure”, devMessage: “denied”',
      'fact: Tells order.outdated: orderNumber: “C00000001”',
    ])
  })

  test('tells timers that ran out and began again, events that nothing answers to, and what failed', async () => {
    const run = recordedCancellation()
    await run.pass(60_000)
    run.send({ type: 'cancellation.confirm' })
    run.send({ type: 'cancellation.ask' })
    run.send({ type: 'cancellation.confirm' })
    await run.breaks('attempt', 'lost')
    run.send({ type: 'dialog.dismiss' })
    run.stop()
    const words = wordsOf(run)
    expect(words.slice(8, 14)).toEqual([
      'timer: nextMinute ran out: a minute passes',
      'transition: window.open → window.open',
      'timer: windowLeft starts, for 19 min: the 30 minutes are over',
      'timer: nextMinute starts, for 1 min: a minute passes',
      'event: The shopper confirms',
      'event: Nothing answers to cancellation.confirm here',
    ])
    expect(words).toContain('call: attempt fails after 0 ms: error “lost”')
    expect(words.at(-1)).toBe('actor: Is stopped')
  })

  test('says whose call was given up, and after how long', () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    run.send({ type: 'cancellation.confirm' })
    run.stop()
    expect(wordsOf(run)).toContain('call: attempt is given up after 0 ms')
  })

  test('names by hand what was made to happen by hand', async () => {
    const run = await denied()
    run.hearing.byHand(() => run.send({ type: 'dialog.dismiss' }))
    expect(readLog(run.recording()).filter(({ byHand }) => byHand)).toMatchObject([
      { words: 'The shopper closes the dialog', code: 'dialog.dismiss' },
    ])
  })

  test('leads from each row to where its effect is seen', async () => {
    const run = await denied()
    const recording = run.recording()
    const rows = readLog(recording)
    const statesAt = (words: string) =>
      momentAt(recording, rows.find((row) => row.words === words)?.count ?? 0).actors[run.key()]?.states
    expect(statesAt('The shopper asks to cancel')).toContain('dialog.closed')
    expect(statesAt('dialog.closed → dialog.confirming')).toContain('dialog.confirming')
    expect(statesAt('dialog.inProgress → dialog.denied')).toContain('dialog.denied')
    const last = rows.find(({ words }) => words === 'dialog.inProgress → dialog.denied')
    expect(recording.entries[(last?.count ?? 0) - 1]).toMatchObject({ kind: 'now', actor: run.key() })
  })

  test('keeps the places of its rows when older ones are forgotten', async () => {
    const { entries } = (await denied()).recording()
    const whole = readLog(record(emptyRecording('/us', 0), entries))
    const cut = readLog(record(emptyRecording('/us', 0), entries, entries.length - 1))
    expect(cut.length).toBeLessThan(whole.length)
    expect(cut).toEqual(whole.slice(-cut.length))
  })

  test('is filtered by kind, and by actor: what an actor is asked for and what it asks for are its own', async () => {
    const run = await denied()
    const rows = readLog(run.recording())
    const all = new Set(logKinds)
    const guards = filterLog(rows, { actor: null, kinds: new Set(['guard' as const]), text: '' })
    expect(guards.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'guard'))
    const attempt = filterLog(rows, { actor: run.keyOf('attempt'), kinds: all, text: '' })
    expect(attempt.map(({ words }) => words.split(' ').slice(0, 2).join(' '))).toEqual([
      'Calls attempt',
      'attempt answers',
    ])
    expect(filterLog(rows, { actor: run.key(), kinds: all, text: '' })).toEqual(rows)
    const found = filterLog(rows, { actor: null, kinds: all, text: ' CONFIRM' })
    expect(found.map(({ words }) => words)).toEqual([
      'isAskedAtOnce said no: dialog.opening does not lead to dialog.confirming',
      'dialog.closed → dialog.confirming',
      'The shopper confirms',
      'dialog.confirming → dialog.inProgress',
    ])
  })

  test('says what came with an entry', async () => {
    const { entries } = (await denied()).recording()
    const payloads = entries.flatMap((entry) => payloadOf(entry) ?? [])
    expect(payloads.map(({ name }) => name)).toEqual([
      'Given',
      'xstate.init',
      'Given',
      'xstate.done.actor.attempt',
      'error.reported',
      'order.outdated',
      'Output',
    ])
    expect(payloads.at(-2)?.value).toEqual({ orderNumber: 'C00000001' })
    expect(payloadOf(undefined)).toBeNull()
  })

  test('shows an answer that no model knows as it is', async () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    run.send({ type: 'cancellation.confirm' })
    await run.answer('attempt', { ...doneAs('cancelled'), key: 'key-7' })
    expect(wordsOf(run)).toContain(
      'call: attempt answers after 0 ms: kind: “done”, value: “cancelled”, key: “key-7”',
    )
  })
})
