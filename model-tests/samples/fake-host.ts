import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { SimulatedClock } from 'xstate'
import type { ClaimedKey, KeyEnd, PendingKeys } from '../../machines/attempt/attempt.types.ts'
import type { Notes } from '../../machines/notes.ts'
import type { ChangeSubject } from '../../services/http/change.ts'
import type { CallInput, Http } from '../../services/http/http.ts'
import { parseAnswer } from '../../services/http/parse-answer.ts'

type Reply = { readonly status: number; readonly body: unknown; readonly location?: string }

/** A request by its row of the contract, with all that went along. */
type Asked = Omit<CallInput, 'signal'> & { readonly request: string }

/** A host that replies to `METHOD /path` in order, and keeps silent once nothing is left to say. */
export const hostThat = (replies: Readonly<Record<string, readonly Reply[]>>) => {
  const left = new Map(Object.entries(replies).map(([request, all]) => [request, [...all]]))
  const asked: Asked[] = []
  const http: Http = {
    call: async ({ method, path, answer }, { signal: _, ...input } = {}) => {
      const request = `${method} ${path}`
      asked.push({ request, ...input })
      const reply = left.get(request)?.shift()
      if (!reply) return new Promise(() => undefined)
      const { status, body, location = null } = reply
      return parseAnswer(answer, { status, text: JSON.stringify(body), retryAfterMs: null, location })
    },
    door: () => Promise.reject(new Error('no door is asked for')),
  }
  return { http, asked }
}

export const answers = (status: number, body: unknown): Reply => ({ status, body })

export const refuses = (status: number, code: string, location?: string): Reply => ({
  status,
  body: { title: code, status, code },
  ...(location === undefined ? {} : { location }),
})

type Settled = { readonly subject: ChangeSubject; readonly key: string; readonly end: KeyEnd }

/** Keys of a browser that has begun nothing, or what these keys are of: `call object`. */
export const keysWith = (pending: Readonly<Record<string, string>> = {}) => {
  const settled: Settled[] = []
  const read = ({ call, object }: ChangeSubject) => pending[`${call} ${object}`] ?? null
  const claim = async (subject: ChangeSubject): Promise<ClaimedKey> => {
    const key = read(subject)
    return { key: key ?? 'key-1', isPending: key !== null }
  }
  const keys: PendingKeys = {
    read,
    claim,
    settle: (subject, key, end) => settled.push({ subject, key, end }),
  }
  return { keys, settled }
}

/** Notes of a browser, with all that they hold. */
export const notesOf = (held: Readonly<Record<string, string>> = {}) => {
  const all = new Map(Object.entries(held))
  const notes: Notes = {
    read: (name) => all.get(name) ?? null,
    store: (name, value) => all.set(name, value),
    drop: (name) => all.delete(name),
  }
  return { notes, all: () => Object.fromEntries(all) }
}

/** Time that only a test lets pass. */
export const heldTime = () => {
  const clock = new SimulatedClock()
  const pass = async (ms: number) => {
    clock.increment(ms)
    await afterMicrotasks()
  }
  return { clock, pass }
}

/** A document that is hidden and shown as a test says. */
export const pageOf = () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const turn = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, hide: () => turn('hidden'), show: () => turn('visible') }
}
