import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { sandboxCalls } from '../../../contract/sandbox/sandbox-calls.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { credentialsOf, type Tokens } from '../authorization/credentials.ts'
import { matrix } from '../authorization/matrix.ts'
import {
  type CallerName,
  callers,
  type Row,
  type Subject,
  type World,
} from '../authorization/matrix.types.ts'
import { startWorld } from '../authorization/start-world.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import type { TestHost } from '../host/test-host.ts'
import { faultsOf } from './faults.ts'
import { type Draft, spoil, spoils, writeDown } from './spoil.ts'

/** Requests of each call; a fault is found sooner or later by some run of the gate, and told with its seed. */
const numRuns = 15

const rows = Object.values(matrix).flat()
const mayCall = ({ answers }: Row): CallerName | undefined =>
  (Object.keys(callers) as CallerName[]).find((name) => name !== 'nobody' && answers[name] === 'ok') ??
  (answers.nobody === 'ok' ? 'nobody' : undefined)
/** Of each call the row whose request is answered, where there is one: then garbage gets as far as it can. */
const seeds = [...Map.groupBy(rows, ({ call }) => call.id)].map(
  ([id, own]) => [id, own.find(mayCall) ?? (own[0] as Row)] as const,
)

it('every call is sent garbage', () => {
  expect(seeds.map(([id]) => id).toSorted()).toEqual(
    [...calls, ...sandboxCalls].map(({ id }) => id).toSorted(),
  )
})

describe.skipIf(!hasDatabase())('garbage in any part of a request', () => {
  let host: TestHost
  let tokens: Tokens
  let world: World
  beforeAll(async () => {
    const started = await startWorld()
    world = started.world
    tokens = started.tokens
    host = world.host
  })
  afterAll(() => host?.close())

  let sent = 0
  /** The request that is answered, with what nobody else has used up. */
  const draftOf = async (row: Row, subject: Subject): Promise<Draft> => {
    const caller = mayCall(row) ?? 'member'
    const [credential] = await credentialsOf(tokens, caller, subject, world.other)
    if (!credential) throw new Error(`${caller} has nothing to show`)
    const { person, token } = credential
    const request = row.request({ caller, id: subject.id, subject, own: { person, token } })
    sent += 1
    return {
      method: row.call.method,
      path: row.call.path,
      params: request.params ?? {},
      query: { ...request.query, ...credential.query },
      end: '',
      headers: {
        'X-Forwarded-For': `2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`,
        ...(row.call.changes && { [idempotencyHeader]: `garbage-${sent}` }),
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        ...request.headers,
        ...credential.headers,
      },
      body: request.body,
      text: null,
    }
  }
  const ask = async (draft: Draft) => {
    const { method, address, headers, body } = writeDown(draft)
    const takesBody = method !== 'GET' && method !== 'HEAD' && body !== null
    const answer = await host.app.request(address, { method, headers, ...(takesBody && { body }) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it.each(seeds)('to %s is answered, or refused with a problem', async (_, row) => {
    let subject = await row.arrange(world)
    const whole = await draftOf(row, subject)
    const usual = await ask(whole)
    expect([usual.status < 500, faultsOf(usual)]).toEqual([true, []])
    await fc.assert(
      fc.asyncProperty(spoils(whole.body !== undefined), async (ways) => {
        const draft = ways.reduce(spoil, await draftOf(row, subject))
        const answer = await ask(draft)
        if (row.call.changes && answer.status < 300) subject = await row.arrange(world)
        expect([faultsOf(answer), writeDown(draft)]).toEqual([[], writeDown(draft)])
      }),
      { numRuns },
    )
  })

  it('is no failure of the host, and leaves no name on every object', () => {
    expect(host.lines.filter(({ level }) => level === 'error')).toEqual([])
    expect(({} as { readonly isOdd?: boolean }).isOdd).toBe(undefined)
  })
})
