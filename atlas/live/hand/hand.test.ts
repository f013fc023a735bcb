import { describe, expect, test } from 'vitest'
import { models } from '../../../model-tests/index.ts'
import { givenBy } from '../recording/plain.ts'
import { momentAt } from '../recording/recording.ts'
import { recordedCancellation } from '../testing/recorded-cancellation.ts'
import { handCases, whyNot } from './hand-cases.ts'
import { pendingCalls } from './pending-calls.ts'
import { readEvent, readJson } from './read-payload.ts'
import { runningTimers } from './running-timers.ts'

describe('events that can be sent by hand', () => {
  test('are those of the model, in its words', () => {
    const cases = handCases('cancellation')
    expect(cases[0]).toEqual({
      id: 'cancellation.ask 0',
      words: 'the shopper asks to cancel',
      event: { type: 'cancellation.ask' },
    })
    expect(cases.find(({ event }) => event.type === 'window.shut')?.words).toBe('the chart tells itself')
    expect(handCases('somethingElse')).toEqual([])
  })

  test('are the same events again once they come out of a message, for every chart', () => {
    for (const { machine, events } of models) {
      const given = Object.values(events).flatMap((cases) => cases.map(({ event }) => event))
      const sent = handCases(machine.id).filter(({ words }) => words !== 'the chart tells itself')
      expect(
        sent.map(({ event }) => givenBy(JSON.parse(JSON.stringify(event)))),
        machine.id,
      ).toEqual(given.map((event) => JSON.parse(JSON.stringify(event))))
    }
  })

  test('say why they cannot happen: a guard, another state, or no state at all', () => {
    const open = ['dialog', 'dialog.closed', 'window', 'window.open']
    expect(whyNot('cancellation', open, 'cancellation.ask')).toBe('isWindowOpen and isCancellable says no.')
    expect(whyNot('cancellation', open, 'cancellation.confirm')).toBe(
      'No current state answers to it; dialog.confirming does.',
    )
    expect(whyNot('cancellation', open, 'dialog.dismiss')).toMatch(/dialog\.confirming and \d+ more do\.$/)
    expect(whyNot('cancellation', open, 'page.vanished')).toBe('No state answers to it.')
    expect(whyNot('somethingElse', open, 'go')).toBe('The chart is not known.')
  })
})

describe('what an actor waits for', () => {
  const waiting = () => {
    const run = recordedCancellation()
    run.send({ type: 'cancellation.ask' })
    run.send({ type: 'cancellation.confirm' })
    const recording = run.recording()
    return { run, moment: momentAt(recording, recording.entries.length) }
  }

  test('are its calls, with every answer that the model has, and not its listeners', () => {
    const { run, moment } = waiting()
    const [call, ...more] = pendingCalls(moment, run.key())
    expect([call?.actor.id, more]).toEqual(['attempt', []])
    expect(call?.answers.map(({ words }) => words)).toContain('the warehouse is packing already')
    expect(call?.answers.at(-1)).toEqual({
      words: 'the attempt breaks the page’s own code',
      answer: { error: expect.any(String) },
    })
  })

  test('are its timers, the next one first', () => {
    const { run, moment } = waiting()
    const actor = moment.actors[run.key()]
    expect(actor && runningTimers(actor)).toMatchObject([
      { name: 'nextMinute', words: 'a minute passes', delay: 60_000 },
      { name: 'windowLeft', words: 'the 30 minutes are over', delay: 1_200_000 },
    ])
  })
})

describe('a payload that somebody writes', () => {
  test('may differ, and its type may not', () => {
    expect(readEvent('{ "type": "go", "count": 2 }', 'go')).toEqual({
      kind: 'read',
      value: { type: 'go', count: 2 },
    })
    expect(readEvent('{ "type": "stop" }', 'go')).toEqual({
      kind: 'unreadable',
      why: '"type" must stay "go".',
    })
    expect(readEvent('[1]', 'go')).toEqual({
      kind: 'unreadable',
      why: 'An event is an object: { "type": "go" }.',
    })
  })

  test('says where it is no JSON', () => {
    expect(readJson('{ "type": go }')).toMatchObject({
      kind: 'unreadable',
      why: expect.stringMatching(/^This is no JSON\. Unexpected token 'g'/),
    })
    expect(readJson(' ')).toMatchObject({ kind: 'unreadable' })
  })
})
