import { idempotencyHeader } from '../../contract/wire/idempotency.ts'
import { type Answered, faultsOf, isProblem } from '../../server/testing/garbage/faults.ts'
import type { Draft } from '../../server/testing/garbage/spoil.ts'
import { sendBytes } from '../../server/testing/host/raw-request.ts'
import type { MeasuredHost } from '../bench/api/measured-host.ts'
import { signInMember } from '../bench/api/member.ts'
import { type OpenApi, operationsOf } from './document.ts'
import { flipped, hasZzuf } from './flipped-bits.ts'
import { fuzzedBy } from './fuzzed-by-document.ts'
import { bytesOf, garbage } from './inputs.ts'
import { knownOf } from './known.ts'
import { largeInputs } from './large-inputs.ts'
import { draftOf } from './sample.ts'

/** Processor time of the host for one request, at most; milliseconds. */
const maxCpuMs = 50

export type CallFindings = {
  readonly call: string
  requests: number
  worstCpuMs: number
  /** How many requests of each status class: 2xx, 3xx, 4xx, 5xx. */
  readonly classes: Record<string, number>
  readonly findings: string[]
}

/** A request as bytes; with flipped bits it may be anything. */
type Input = { readonly bytes: string; readonly isFlipped: boolean }

export type Fuzzing = {
  readonly host: MeasuredHost
  readonly seed: number
  /** Of each call: our own garbage, and flipped bytes. */
  readonly count: number
  readonly say: (line: string) => void
}

/** Loads the samples anew, whatever it is sent: its work is no input's cost, and what others go by is gone after it. */
export const loading = 'resetSandbox'

/** How often a request is sent again that seemed to cost too much: what the machine did meanwhile does not come again. */
const repeats = 3
/** What costs less needs no second look. */
const worthRepeatingMs = 10

/** Sends every call of the host's OpenAPI document odd requests, one at a time, and tells of each what it met. */
export const runFuzz = async ({ host, seed, count, say }: Fuzzing): Promise<readonly CallFindings[]> => {
  const document = (await (await fetch(`${host.origin}/api/openapi.json`)).json()) as OpenApi
  const signedIn = await signInMember(host.origin)
  const { authorization } = signedIn
  const known = await knownOf(host.origin, signedIn)
  const operations = operationsOf(document)
  const drafts = new Map(
    operations.map((named) => [
      named.operation.operationId,
      draftOf(document, named, known(named.operation.operationId), { Authorization: authorization }),
    ]),
  )
  const byOthers = fuzzedBy(document, drafts)
  const canFlip = hasZzuf()
  if (!canFlip) say('zzuf is not on this machine: no bits are flipped (Debian: apt-get install zzuf).')

  let sent = 0
  /** As a client and an attempt that nobody has been before. */
  const fresh = (draft: Draft): Draft => {
    sent += 1
    return {
      ...draft,
      headers: {
        'X-Forwarded-For': `2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`,
        ...draft.headers,
        ...(draft.headers[idempotencyHeader] === 'a' && { [idempotencyHeader]: `fuzz-${sent}` }),
      },
    }
  }
  const costOf = async ({ bytes, isFlipped }: Input) => {
    const before = await host.spent()
    const answer = await sendBytes(host.origin, bytes, { endAfterMs: isFlipped ? 300 : null })
    return { answer, cpuMs: (await host.spent()).cpuMs - before.cpuMs }
  }
  /** The same under another key, so that it is worked and not replayed. */
  const anew = (input: Input): Input => {
    sent += 1
    return { ...input, bytes: input.bytes.replace(/fuzz-\d+/, `fuzz-${sent}`) }
  }
  /** Faults that the sandbox was asked to make are no faults of the host. */
  const clearFaults = () =>
    fetch(`${host.origin}/api/sandbox/faults`, { method: 'DELETE' }).then((answer) => answer.text())

  const fuzzCall = async (id: string, inputs: readonly Input[]): Promise<CallFindings> => {
    const found: CallFindings = {
      call: id === '' ? '(no call)' : id,
      requests: 0,
      worstCpuMs: 0,
      classes: {},
      findings: [],
    }
    for (const input of inputs) {
      const { bytes, isFlipped } = input
      const { answer, cpuMs: first } = await costOf(input)
      let cpuMs = first
      for (let again = 0; cpuMs > worthRepeatingMs && again < repeats; again += 1)
        cpuMs = Math.min(cpuMs, (await costOf(anew(input))).cpuMs)
      found.requests += 1
      found.worstCpuMs = Math.max(found.worstCpuMs, cpuMs)
      const kind = `${Math.floor(answer.status / 100)}xx`
      found.classes[kind] = (found.classes[kind] ?? 0) + 1
      // What was cut off by a flipped bit is not answered; any path and any name may be asked for.
      const isLoose = (one: Answered) => isFlipped && one.status < 500
      const isUnsent = isFlipped && answer.status === 0
      const told = { ...answer, text: answer.body }
      const faults = isUnsent ? [] : faultsOf(told, (one) => isProblem(one) || isLoose(one))
      const said = [
        ...faults,
        ...(cpuMs > maxCpuMs && id !== loading ? [`it costs ${cpuMs.toFixed(0)} ms of processor time`] : []),
      ]
      for (const fault of said) found.findings.push(`${fault}: ${JSON.stringify(bytes.slice(0, 600))}`)
      if (id === 'addFault') await clearFaults()
    }
    return found
  }

  const inputsOf = (id: string, draft: Draft | null): readonly Input[] => {
    const write = (one: Draft) => bytesOf(host.origin, fresh(one))
    const others = byOthers.get(id) ?? []
    if (draft === null) return others.map((one) => ({ bytes: write(one), isFlipped: false }))
    const isSlow = id === loading
    const whole = isSlow
      ? [draft, ...others.slice(0, 10)]
      : [draft, draft, ...others, ...largeInputs(draft), ...garbage(draft, count, seed)]
    const flips = Array.from({ length: isSlow || !canFlip ? 0 : count }, (_, at) =>
      flipped(write(draft), seed + at),
    )
    return [
      ...whole.map((one) => ({ bytes: write(one), isFlipped: false })),
      ...flips.map((bytes) => ({ bytes, isFlipped: true })),
    ]
  }

  const all: CallFindings[] = []
  const last = [...drafts].filter(([id]) => id === loading)
  const others = [...drafts].filter(([id]) => id !== loading)
  for (const [id, draft] of [...others, ['', null] as const, ...last]) {
    const found = await fuzzCall(id, inputsOf(id, draft))
    all.push(found)
    say(
      `${found.call}: ${found.requests} requests, ${found.worstCpuMs.toFixed(1)} ms, ${found.findings.length} findings`,
    )
  }
  return all
}
