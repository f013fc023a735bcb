import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { calls, changingCalls } from './calls.ts'
import { getNotificationStop, stopNotifications } from './notifications/notification-calls.ts'
import { sandboxCalls } from './sandbox/sandbox-calls.ts'
import { endGuestPass, listGuestOrders, redeemGuestCode, requestGuestCode } from './session/guest-code.ts'
import { type Call, textAt } from './wire/call.ts'
import { getStoredOutcome } from './wire/idempotency.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isCall = (value: unknown): value is Call =>
  isObject(value) && 'method' in value && 'path' in value && 'answer' in value

/** The calls that a module hands on, in a record of them too. */
const callsIn = (module: object): readonly Call[] =>
  Object.values(module).flatMap((value) => {
    if (isCall(value)) return [value]
    return isObject(value) && !Array.isArray(value) ? Object.values(value).filter(isCall) : []
  })

const definedCalls = async (): Promise<ReadonlySet<Call>> => {
  const found = new Set<Call>()
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue
    const module = await import(new URL(file, import.meta.url).href)
    for (const call of callsIn(module)) found.add(call)
  }
  return found
}

const names = (rows: Iterable<Call>) => [...rows].map(({ id }) => id).sort()

test('every call that is defined is a row of the table, or one of the sandbox’s', async () => {
  expect(names(await definedCalls())).toEqual(names([...calls, ...sandboxCalls]))
})

test('no two rows have one name, or one method and path', () => {
  const all = [...calls, ...sandboxCalls]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length)
})

/**
 * Calls about nothing but the guest: the contact that they say is theirs stands in no id that could be another's, and is believed of
 * nobody without the code that was sent to it (BY-21). What one contact may try is counted by the codes themselves.
 */
const ofGuestThemselves = [requestGuestCode, redeemGuestCode, endGuestPass, listGuestOrders]

/** Calls whose link says by its code alone what they are about (BY-40). */
const ofLinkAlone = [getNotificationStop, stopNotifications]

test('what a guest or the holder of a link calls for names its object, unless it is about nothing but the guest, or its link says it', () => {
  const nameless = calls.filter(
    ({ callers, object }) => (callers.includes('guest') || callers.includes('link')) && !object,
  )
  expect(names(nameless)).toEqual(names([...ofGuestThemselves, ...ofLinkAlone]))
})

test('an object’s number stands where the row’s schemas have it', () => {
  const misplaced = calls.filter(({ object, ...call }) => {
    if (!object) return false
    const [where, name = ''] = object.at.split('.')
    const schema = where === 'params' ? call.params : where === 'query' ? call.query : call.body
    return !(schema && 'entries' in schema && name in (schema.entries as object))
  })
  expect(names(misplaced)).toEqual([])
})

test('whoever may change something may look up what became of it', () => {
  const unheard = changingCalls.filter(({ callers }) =>
    callers.some((caller) => !(getStoredOutcome.callers as readonly string[]).includes(caller)),
  )
  expect(names(unheard)).toEqual([])
  expect(changingCalls.every(({ method }) => method !== 'GET')).toBe(true)
})

test('a job is told to those who may have it made', () => {
  const jobs = changingCalls.flatMap(({ callers, changes }) =>
    changes?.job ? [{ callers, told: changes.job.callers, isListed: calls.includes(changes.job) }] : [],
  )
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs).toEqual(jobs.map(({ callers }) => ({ callers, told: callers, isListed: true })))
})

test('text at a path of a request', () => {
  const request = { params: { orderNumber: 'C1' }, body: { validationCode: { code: 'q' }, count: 1 } }
  expect(textAt(request, 'params.orderNumber')).toBe('C1')
  expect(textAt(request, 'body.validationCode.code')).toBe('q')
  expect(textAt(request, 'body.count')).toBeNull()
  expect(textAt(request, 'query.missing.deep')).toBeNull()
})
