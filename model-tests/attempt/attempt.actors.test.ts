import { describe, expect, test } from 'vitest'
import {
  type AttemptDeps,
  createAttempt,
  pendingKeyOf,
  settleDone,
} from '../../machines/attempt/attempt.actors.ts'
import type { PendingKeys } from '../../machines/attempt/attempt.types.ts'
import { done, type Outcome } from '../../services/http/outcome.ts'
import { succeeded } from '../../services/http/result.ts'
import { accepted, neverArrived, refused } from '../samples/attempt-samples.ts'
import { running } from '../samples/running.ts'
import { openPage } from '../samples/sample-page.ts'

type Target = { readonly number: string }
type Deps = AttemptDeps<Target, string, string>

/** What a change, its store of keys and the host are asked, one after the other. */
const recorded = (answers: readonly Outcome<string>[], isPending = false) => {
  const told: unknown[] = []
  const left = [...answers]
  const next = () => {
    const answer = left.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('nothing more is asked'))
  }
  const keys: PendingKeys = {
    read: (subject) => {
      told.push(['read', subject])
      return 'key-0'
    },
    claim: (subject, since) => {
      told.push(['claim', subject, since])
      return Promise.resolve({ key: 'key-1', isPending })
    },
    settle: (subject, key, end) => told.push(['settle', subject, key, end]),
  }
  const http: Deps['http'] = {
    send: () => Promise.reject(new Error('the change asks, not the chart')),
  } as never
  const change = {
    subjectOf: ({ number }: Target) => ({ call: 'change', object: number }),
    isOncePerVisit: false,
    send: (by: unknown, input: unknown) => {
      told.push(['send', by === http, input])
      return next()
    },
    readOutcome: (by: unknown, input: unknown) => {
      told.push(['readOutcome', by === http, input])
      return next()
    },
    requestJob: async (by: unknown, input: unknown) => {
      told.push(['requestJob', by === http, input])
      return succeeded({ status: 'COMPLETED', eta: null, outcome: await next() })
    },
  } as unknown as Deps['change']
  return { told, deps: { keys, http, change } }
}

openPage()

const target = { number: 'C1' }
const subject = { call: 'change', object: 'C1' }
const sent = ['send', true, { target, request: 'R', key: 'key-1' }]

const run = async (deps: Deps, pendingKey: string | null = null) => {
  const attempt = running(createAttempt(deps), { target, request: 'R', pendingKey })
  return (await attempt.until(({ status }) => status === 'done')).output
}

describe('an attempt with the store of keys and the change that it makes', () => {
  test('it claims a key, makes the change by the page’s client and settles the key', async () => {
    const { told, deps } = recorded([done('made')])
    expect(await run(deps)).toEqual({ kind: 'done', value: 'made', key: 'key-1' })
    expect(told).toEqual([['claim', subject, null], sent, ['settle', subject, 'key-1', 'done']])
  })

  test('a job is polled and, where it is lost, the outcome read', async () => {
    const { told, deps } = recorded([accepted, done('made')])
    await run(deps)
    expect(told.slice(1)).toEqual([
      sent,
      ['requestJob', true, { target, jobId: 'job-1' }],
      ['settle', subject, 'key-1', 'done'],
    ])
  })

  test('a pending attempt is read first, and made under its own key where it never came', async () => {
    const { told, deps } = recorded([neverArrived, refused('order_state')])
    await run(deps, 'key-0')
    expect(told).toEqual([
      ['readOutcome', true, { target, key: 'key-0' }],
      ['send', true, { target, request: 'R', key: 'key-0' }],
      ['settle', subject, 'key-0', 'refused'],
    ])
  })

  test('a parent that settles the key of what was made gets it unsettled; a refusal is settled here', async () => {
    const made = recorded([done('made')])
    await run({ ...made.deps, keepsKeyWhenDone: true })
    expect(made.told).toEqual([['claim', subject, null], sent])
    const denied = recorded([refused('order_state')])
    await run({ ...denied.deps, keepsKeyWhenDone: true })
    expect(denied.told.at(-1)).toEqual(['settle', subject, 'key-1', 'refused'])
  })

  test('a change that counts once for a visit claims since the visit began, and its key stays as made', async () => {
    const { told, deps } = recorded([done('made')])
    await run({ ...deps, change: { ...deps.change, isOncePerVisit: true }, since: 1_000 })
    expect(told).toEqual([['claim', subject, 1_000], sent, ['settle', subject, 'key-1', 'made']])
    const unknown = recorded([done('made')])
    await run({ ...unknown.deps, change: { ...unknown.deps.change, isOncePerVisit: true } })
    expect(unknown.told[0]).toEqual(['claim', subject, null])
  })

  test('any other change claims for all time', async () => {
    const { told, deps } = recorded([done('made')])
    await run({ ...deps, since: 1_000 })
    expect(told[0]).toEqual(['claim', subject, null])
  })

  test('no key, nothing settled', async () => {
    const { told, deps } = recorded([])
    const keys = { ...deps.keys, claim: () => Promise.reject(new Error('denied')) }
    expect(await run({ ...deps, keys })).toMatchObject({ kind: 'refused', code: 'not_sent', key: null })
    expect(told).toEqual([])
  })

  test('the pending key is read under the change’s own subject, and settled under it', () => {
    const { told, deps } = recorded([])
    expect(pendingKeyOf(deps.keys, deps.change, target)).toBe('key-0')
    settleDone(deps.keys, deps.change, { target, key: 'key-0' })
    settleDone(deps.keys, { ...deps.change, isOncePerVisit: true }, { target, key: 'key-0' })
    expect(told).toEqual([
      ['read', subject],
      ['settle', subject, 'key-0', 'done'],
      ['settle', subject, 'key-0', 'made'],
    ])
  })
})
