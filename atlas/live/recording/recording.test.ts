import { describe, expect, test } from 'vitest'
import { givenBy, open, plainOf, summary, whole } from './plain.ts'
import { readRecording } from './read-recording.ts'
import type { Entry } from './recording.schema.ts'
import { emptyRecording, momentAt, record } from './recording.ts'

const born = (actor: string, parent: string | null = null): Entry => ({
  kind: 'born',
  at: 1,
  actor,
  parent,
  id: actor,
  src: null,
  machine: 'flow',
  input: null,
})
const step = (actor: string, state: string): Entry => ({
  kind: 'step',
  at: 2,
  actor,
  event: 'go',
  transitions: [`way to ${state}`],
  refused: [],
  states: [state],
})
const now = (actor: string, status: 'active' | 'done', states: string[]): Entry => ({
  kind: 'now',
  at: 3,
  actor,
  status,
  states,
  value: null,
  context: { count: states.length },
  output: null,
  error: null,
  timers: [],
})

const steps = (count: number) => Array.from({ length: count }, (_, at) => step('a', `s${at}`))

describe('a recording', () => {
  test('shows the actors of each of its moments', () => {
    const recording = record(emptyRecording('/us', 1), [
      born('a'),
      step('a', 'one'),
      now('a', 'active', ['one', 'two']),
    ])
    const statesAt = (count: number) => momentAt(recording, count).actors.a?.states
    expect([0, 1, 2, 3].map(statesAt)).toEqual([undefined, [], ['one'], ['one', 'two']])
    expect(momentAt(recording, 3).actors.a).toMatchObject({ taken: ['way to one'], context: { count: 2 } })
  })

  test('keeps so many entries, and where the actors were before them', () => {
    const recording = record(record(emptyRecording('/us', 1), [born('a')], 8), steps(8), 8)
    expect([recording.entries.length, recording.dropped]).toEqual([6, 3])
    expect(momentAt(recording, 0).actors.a?.states).toEqual(['s1'])
    expect(momentAt(recording, 6).actors.a?.states).toEqual(['s7'])
  })

  test('forgets who ended long ago, unless somebody below goes on', () => {
    const ended = [born('gone'), now('gone', 'done', []), born('a'), now('a', 'done', []), born('b', 'a')]
    const recording = record(emptyRecording('/us', 1), [...ended, ...steps(8)], 8)
    expect(Object.keys(recording.before.actors)).toEqual(['a', 'b'])
  })

  test('is read back from its file, and says what a bad file lacks', () => {
    const recording = record(emptyRecording('/us', 1), [born('a'), now('a', 'active', ['one'])])
    expect(readRecording(JSON.stringify(recording))).toEqual({ kind: 'read', recording })
    expect(readRecording('{')).toEqual({ kind: 'unreadable', why: 'This file is no JSON.' })
    const spoilt = { ...recording, entries: [{ ...recording.entries[0], at: 'soon' }] }
    expect(readRecording(JSON.stringify(spoilt))).toEqual({
      kind: 'unreadable',
      why: 'This file is no recording of a live chart (entries.0.at): Invalid type: Expected number but received "soon"',
    })
  })
})

describe('values of a recording', () => {
  test('come back from JSON as they were', () => {
    const value = {
      when: new Date(5),
      set: new Set(['a']),
      map: new Map([['b', 1]]),
      none: null,
      deep: [{ n: 1 }],
    }
    expect(givenBy(JSON.parse(JSON.stringify(plainOf(value, whole))))).toEqual(value)
    expect(givenBy(plainOf(new Error('lost'), whole))).toEqual(new Error('lost'))
    expect(givenBy(plainOf(Number.NaN, whole))).toBeNaN()
  })

  test('are cut where they are too long, too wide or go round in a circle', () => {
    const circle: Record<string, unknown> = {}
    circle.again = circle
    expect(plainOf(circle, summary)).toEqual({ again: { again: { again: { $: 'more' } } } })
    expect(plainOf('x'.repeat(200), summary)).toBe(`${'x'.repeat(160)}…`)
    expect(
      plainOf(
        Array.from({ length: 13 }, (_, at) => at),
        summary,
      ),
    ).toHaveLength(13)
    expect(
      plainOf(
        Array.from({ length: 14 }, (_, at) => at),
        summary,
      ),
    ).toHaveLength(13)
  })

  test('keep no token, PIN or IBAN, whatever holds them', () => {
    expect(
      plainOf(
        [
          { accessToken: 'abc', expiresAt: 5, member: { pinned: true } },
          { pin: '1234', accountNumber: '6060' },
          { type: 'pin.change', value: '1234' },
          { type: 'detail.change', name: 'iban', value: 'PL61' },
          { type: 'detail.change', name: 'lastName', value: 'Nowak' },
          { refusedIban: null, user_auth_token: '' },
        ],
        whole,
      ),
    ).toEqual([
      { accessToken: { $: 'secret' }, expiresAt: 5, member: { pinned: true } },
      { pin: { $: 'secret' }, accountNumber: '6060' },
      { type: 'pin.change', value: { $: 'secret' } },
      { type: 'detail.change', name: 'iban', value: { $: 'secret' } },
      { type: 'detail.change', name: 'lastName', value: 'Nowak' },
      { refusedIban: null, user_auth_token: '' },
    ])
    expect(plainOf({ pin: '1234' }, open)).toEqual({ pin: '1234' })
    expect(givenBy({ pin: { $: 'secret' } })).toEqual({ pin: '' })
  })

  test('say what a chart took the time to be', () => {
    expect(plainOf({ now: () => 7, ask: () => 8 }, whole)).toEqual({
      now: { $: 'clock', now: 7 },
      ask: { $: 'function' },
    })
  })
})
