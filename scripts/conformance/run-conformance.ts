import { randomUUID } from 'node:crypto'
import { calls } from '../../contract/calls.ts'
import type { Call } from '../../contract/wire/call.ts'
import { getStoredOutcome } from '../../contract/wire/idempotency.ts'
import { createAsker, type Send } from './asker.ts'
import { checkChange, type Wait, withKey } from './check-change.ts'
import { checkDate, checkPages } from './check-headers.ts'
import { checkRead, checkRefusal, checkUnknown, writes } from './check-row.ts'
import { asExtension, type Finding, unasked } from './findings.ts'
import type { SampleRequest } from './requests-file.ts'
import { usualRequests } from './sample-requests.ts'

export type ConformanceOptions = {
  /** Base address of the API host, without a trailing slash. */
  readonly base: string
  /** Access token of a member; without it what is a member's is asked without success only. */
  readonly token: string | null
  /** Two letters, lower case: the country that is asked about. */
  readonly country: string
  /** Sends what changes something as well. */
  readonly write: boolean
  readonly requests: readonly SampleRequest[]
  /** Origin of the pages that will call this host; null: they come from the host's own. */
  readonly pages: string | null
  readonly send: Send
  readonly wait: Wait
}

const whyUnasked = (call: Call, { write, requests, token }: ConformanceOptions): string | null => {
  const own = requests.filter((request) => request.call === call.id)
  if (writes(call) && !write) return 'it leaves something behind: asked with --write'
  if (own.length === 0) return 'no request for it: write one into the file of --orders'
  const isMembersAlone = own.every(({ as }) => as === 'member')
  return isMembersAlone && token === null ? 'its requests are a member’s: give --token' : null
}

/** Everything that is checked of one row of the table. */
const checkCall = async (call: Call, options: ConformanceOptions, ask: ReturnType<typeof createAsker>) => {
  const { token, write, wait } = options
  const isAsked = write || !writes(call)
  const found: Finding[] = []
  if (isAsked) found.push(...(await checkRefusal(ask, call)))
  found.push(...(await checkUnknown(ask, call, token !== null)))
  const own = options.requests.filter(
    (request) => request.call === call.id && (token !== null || request.as !== 'member'),
  )
  for (const [index, request] of isAsked ? own.entries() : []) {
    const check = `request ${index + 1}`
    if (call.changes === undefined) found.push(await checkRead(ask, call, request, check))
    else if (request.expect !== undefined)
      found.push(await checkRead(ask, call, withKey(request, randomUUID()), check))
    else found.push(...(await checkChange(ask, call, request, check, wait)))
  }
  const why = whyUnasked(call, options)
  return why === null ? found : [...found, unasked(call, why)]
}

/** Requests that read come first, so that a change cannot spoil them. */
const inOrder = (rows: readonly Call[]): readonly Call[] => [
  ...rows.filter((call) => !writes(call)),
  ...rows.filter(writes),
]

/** Jobs are asked for by the changes that make them. */
const jobsOfChanges: ReadonlySet<Call> = new Set(
  calls.flatMap(({ changes }) => (changes?.job ? [changes.job] : [])),
)

/**
 * Asks a host every row of the contract's table, and gives what was found, in the order of asking. Reads only, unless
 * `write` is set.
 */
export const runConformance = async (given: ConformanceOptions): Promise<readonly Finding[]> => {
  const usual = usualRequests(given.country, given.token !== null)
  const options = { ...given, requests: [...usual, ...given.requests] }
  const ask = createAsker(options.send, options.base, options.token)
  const found: Finding[] = []
  for (const call of inOrder(calls)) {
    const findings = await checkCall(call, options, ask)
    const isByItself = call === getStoredOutcome || jobsOfChanges.has(call)
    const kept = isByItself ? findings.filter(({ result }) => result !== 'unasked') : findings
    found.push(...(call === getStoredOutcome ? kept.map(asExtension) : kept))
  }
  found.push(...(await checkDate(ask, options.country)))
  if (options.pages !== null) found.push(...(await checkPages(ask, options.pages)))
  return found
}
