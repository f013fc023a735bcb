import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { sandboxCalls } from '../../../contract/sandbox/sandbox-calls.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import type { TestHost } from '../host/test-host.ts'
import { ask, inWords, isSame, seen, told, unknownLike } from './ask.ts'
import { credentialsOf, type Tokens } from './credentials.ts'
import { createHousehold } from './household.ts'
import { matrix } from './matrix.ts'
import { type CallerName, callers, objectKinds, type Row, type World } from './matrix.types.ts'
import { startWorld } from './start-world.ts'
import { tableState } from './table-state.ts'

const rows = Object.values(matrix).flat()
const callerNames = Object.keys(callers) as CallerName[]
const titled = (of: readonly Row[]) => of.map((row): [string, Row] => [`${row.call.id}, ${row.object}`, row])

it('every call has a row', () => {
  const ids = [...calls, ...sandboxCalls].map(({ id }) => id).toSorted()
  expect([...new Set(rows.map(({ call }) => call.id))].toSorted()).toEqual(ids)
})

it('every call that takes an id says what the id of anything else is answered', () => {
  const without = calls.filter(
    ({ id, object }) => object && !rows.some(({ call, instead }) => call.id === id && instead),
  )
  expect(without.map(({ id }) => id)).toEqual([])
})

describe.skipIf(!hasDatabase())('who may do what', () => {
  let host: TestHost
  let tokens: Tokens
  let world: World
  let household: Awaited<ReturnType<typeof createHousehold>>
  beforeAll(async () => {
    const started = await startWorld()
    world = started.world
    tokens = started.tokens
    host = world.host
    household = await createHousehold(world)
  })
  afterAll(() => host?.close())

  it.each(titled(rows))('%s', async (_, row) => {
    const shared = await row.arrange(world)
    const before = row.call.changes ? await tableState(host.deps.db) : null
    const changedNothing = async () => {
      if (before !== null) expect(await tableState(host.deps.db)).toEqual(before)
    }
    const answered: Record<string, string> = {}
    const expected: Record<string, string> = {}
    const refused = callerNames.filter((caller) => row.answers[caller] !== 'ok')
    const admitted = callerNames.filter((caller) => row.answers[caller] === 'ok')
    // Refusals come first, while the object they are about is as it was.
    for (const caller of [...refused, ...admitted]) {
      const wish = row.answers[caller]
      if (caller === admitted[0]) await changedNothing()
      const subject = wish === 'ok' ? await row.arrange(world) : shared
      for (const [index, credential] of (
        await credentialsOf(tokens, caller, subject, world.other)
      ).entries()) {
        const name = `${caller} ${index}`
        const answer = await ask(host.app, { row, caller, credential, subject })
        answered[name] = told(row, answer)
        expected[name] = inWords(wish, row)
        if (isSame(wish)) {
          const id = unknownLike(subject.id)
          const none = await ask(host.app, { row, caller, credential, subject, id })
          expect([name, seen(answer)]).toEqual([name, seen(none)])
        }
        if (subject.secret !== undefined && credential.person !== subject) {
          expect([name, JSON.stringify(answer.body)]).not.toEqual([
            name,
            expect.stringContaining(subject.secret),
          ])
        }
      }
    }
    if (admitted.length === 0) await changedNothing()
    expect(answered).toEqual(expected)
  })

  const withIds = rows.filter(({ instead }) => instead !== undefined)

  it.each(titled(withIds))('%s: the id of something else in its place', async (_, row) => {
    const answered: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const kind of objectKinds) {
      const { ids, person } = household
      const [credential] = await credentialsOf(tokens, 'member', person, world.other)
      const [stranger] = await credentialsOf(tokens, 'otherMember', person, world.other)
      if (!credential || !stranger) throw new Error('members have tokens')
      const question = { row, subject: person }
      const theirs = { ...question, caller: 'otherMember' as const, credential: stranger }
      const answer = await ask(host.app, { ...theirs, id: ids[kind] })
      const none = await ask(host.app, { ...theirs, id: unknownLike(ids[kind]) })
      expect(seen(answer)).toEqual(seen(none))
      const own = await ask(host.app, { ...question, caller: 'member', credential, id: ids[kind] })
      answered[kind] = told(row, own)
      expected[kind] = inWords(row.instead?.[kind] ?? 'ok', row)
    }
    expect(answered).toEqual(expected)
  })
})
