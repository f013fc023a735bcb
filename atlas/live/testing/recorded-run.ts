import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { createHearing } from '../agent/hear.ts'
import type { Entry, Recording } from '../recording/recording.schema.ts'
import { emptyRecording, momentAt, record } from '../recording/recording.ts'

type Call = PromiseWithResolvers<unknown>

type Run = {
  readonly machine: AnyStateMachine
  /** `now` goes with the run's own time. */
  readonly input: (now: () => number) => unknown
  readonly listeners?: readonly string[]
  /** Epoch milliseconds. */
  readonly startedAt: number
}

/** Runs a chart as a page does, and records it. */
export const recordedRun = ({ machine, input, listeners = ['watchPage'], startedAt }: Run) => {
  const clock = new SimulatedClock()
  const now = () => startedAt + clock.now()
  // XState notes when a timer began by the clock on the wall.
  const wall = vi.spyOn(Date, 'now').mockImplementation(now)
  onTestFinished(() => wall.mockRestore())
  const entries: Entry[] = []
  const calls = new Map<string, Call>()
  const hearing = createHearing({ now, tell: (entry) => entries.push(entry) })
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((src) => [
      src,
      listeners.includes(src)
        ? fromCallback(() => undefined)
        : fromPromise(() => {
            const call = Promise.withResolvers<unknown>()
            calls.set(src, call)
            return call.promise
          }),
    ]),
  )
  const actor: AnyActorRef = createActor(machine.provide({ actors }), {
    id: machine.id,
    input: input(now),
    inspect: hearing.hear,
    clock,
  }).start()
  const recording = (): Recording => record(emptyRecording('/us/en/orders', startedAt), entries)
  const keyOf = (id: string): string => {
    const found = Object.values(momentAt(recording(), entries.length).actors).findLast((one) => one.id === id)
    if (!found) throw new Error(`no actor "${id}"`)
    return found.key
  }
  const settle = async (end: (call: Call) => void, src: string) => {
    const call = calls.get(src)
    if (!call) throw new Error(`"${src}" was not called`)
    end(call)
    await afterMicrotasks()
  }
  return {
    startedAt,
    actor,
    recording,
    hearing,
    key: () => keyOf(machine.id),
    keyOf,
    send: (event: { readonly type: string }) => actor.send(event),
    answer: (src: string, output: unknown) => settle(({ resolve }) => resolve(output), src),
    breaks: (src: string, message: string) => settle(({ reject }) => reject(new Error(message)), src),
    pass: async (ms: number) => {
      clock.increment(ms)
      await afterMicrotasks()
    },
    stop: () => actor.stop(),
  }
}
