import type { Call } from '../../contract/wire/call.ts'
import type { Ask } from './asker.ts'
import { isLimited, refusalDifferences, successDifferences } from './compare.ts'
import { comparison, type Finding, findingOf } from './findings.ts'
import type { SampleRequest } from './requests-file.ts'
import { nobodysParams } from './sample-requests.ts'

/** A call that leaves something behind: what changes something, and what is taken to be worked on later. */
export const writes = ({ changes, status }: Call): boolean => changes !== undefined || status === 202

/** Calls that want to know who calls before anything else. */
const asksWho = ({ callers }: Call): boolean =>
  callers.some((kind) => kind === 'member' || kind === 'guest') && !callers.includes('visitor')

/** Nobody is told anything, and nothing is done, without a token, a guest's contact or a link's code. */
export const checkRefusal = async (ask: Ask, call: Call): Promise<readonly Finding[]> => {
  if (!asksWho(call)) return []
  const answer = await ask(call, {
    params: nobodysParams(call.path),
    ...(call.body === undefined ? {} : { body: {} }),
  })
  const due = { status: 401, codes: ['unauthorized'] }
  return [findingOf(call, 'without a caller', answer, refusalDifferences(due, answer))]
}

/** What does not exist and what is somebody else's are one and the same 404. Guests are not tried: their misses count. */
export const checkUnknown = async (ask: Ask, call: Call, hasToken: boolean): Promise<readonly Finding[]> => {
  const codes = (call.problems ?? []).filter((code) => /_(not_found|unknown)$/.test(code))
  const isInPath = call.object?.at.startsWith('params.') ?? false
  const isAdmitted = call.callers.includes(hasToken ? 'member' : 'visitor')
  if (call.method !== 'GET' || !isInPath || !isAdmitted || codes.length === 0) return []
  const answer = await ask(call, { ...(hasToken ? { as: 'member' } : {}), params: nobodysParams(call.path) })
  const check = 'a number of nobody'
  const differences = refusalDifferences({ status: 404, codes }, answer)
  // Whether the call is there has been seen by its refusal of strangers, where it refuses them.
  const isKnownThere = asksWho(call) && !isLimited(answer)
  return [isKnownThere ? comparison(call, check, differences) : findingOf(call, check, answer, differences)]
}

/** A request of the file, or one that any host can be asked. */
export const checkRead = async (
  ask: Ask,
  call: Call,
  request: SampleRequest,
  check: string,
): Promise<Finding> => {
  const answer = await ask(call, request)
  const { expect } = request
  return findingOf(
    call,
    check,
    answer,
    expect
      ? refusalDifferences({ status: expect.status, codes: [expect.code] }, answer)
      : successDifferences(call, answer),
  )
}
