import { describe, expect, test } from 'vitest'
import { ended } from '../../machines/answers.ts'
import {
  attemptGuards,
  dialogOfAttempt,
  hasPendingAttempt,
  unlessDone,
} from '../../machines/attempt/attempt.flow.ts'
import { checkDelayMs } from '../../machines/attempt/attempt.rules.ts'

const kinds = ['done', 'refused', 'unconfirmed'] as const

describe('what charts share that make an attempt', () => {
  test.each(kinds)('an attempt that is %s is nothing else', (kind) => {
    const attempted = { output: { kind } }
    expect([
      attemptGuards.isDone(undefined, attempted),
      attemptGuards.isUnconfirmed(undefined, attempted),
    ]).toEqual([kind === 'done', kind === 'unconfirmed'])
  })

  test('an attempt is pending where its key was kept', () => {
    expect([
      hasPendingAttempt({ context: { pendingKey: 'key-1' } }),
      hasPendingAttempt({ context: { pendingKey: null } }),
    ]).toEqual([true, false])
  })

  test('what was not done leads to where nobody can say, else to the failure, which is reported', () => {
    expect(unlessDone('failed', 'reportFailure')).toEqual([
      { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
      { target: 'failed', actions: { type: 'reportFailure', params: ended } },
    ])
  })

  test('a dialog that is closed opens again by the event that it was asked with', () => {
    expect(dialogOfAttempt({ tag: 'dialog', ask: 'dialog.ask', shown: 'Shown.', hidden: 'Hidden.' })).toEqual(
      {
        initial: 'shown',
        states: {
          shown: { description: 'Shown.', tags: 'dialog', on: { 'dialog.dismiss': 'hidden' } },
          hidden: { description: 'Hidden.', on: { 'dialog.ask': 'shown' } },
        },
      },
    )
  })

  test('the host’s word comes before waits that double, up to fifteen seconds', () => {
    expect([checkDelayMs(300, 4), checkDelayMs(0, 4)]).toEqual([300, 0])
    expect([0, 1, 2, 3, 4, 9].map((checks) => checkDelayMs(null, checks))).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
    ])
  })
})
