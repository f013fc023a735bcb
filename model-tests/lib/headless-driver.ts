import assert from 'node:assert/strict'
import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate'
import { activeStatesOf, leavesOf, pathOf, transitionId } from './chart-parts.ts'
import type { Visits } from './coverage.ts'
import type { Driver } from './driver.ts'
import type { AnyFlowModel } from './flow-model.ts'
import { createHeldClock } from './held-clock.ts'
import { eventOf, type Step } from './steps.ts'

type Pending = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }

export type HeadlessDriver = Driver & {
  readonly snapshot: () => AnyMachineSnapshot
  /** Sends an event without asking that the chart answers to it. */
  readonly send: (event: { readonly type: string }) => void
  readonly emitted: () => readonly { readonly type: string }[]
}

const resolveDelay = (machine: AnyStateMachine, name: string, snapshot: AnyMachineSnapshot): number => {
  const delay: unknown = machine.implementations.delays[name]
  return typeof delay === 'function'
    ? delay({ context: snapshot.context, event: { type: '' } }, undefined)
    : Number(delay)
}

/** Runs the chart by itself: calls end when the path says so, and time stands still. */
export const createHeadlessDriver = (
  model: AnyFlowModel,
  start: AnyFlowModel['starts'][number],
  visits?: Visits,
): HeadlessDriver => {
  const pending = new Map<string, Pending>()
  const emitted: { type: string }[] = []
  const received: string[] = []
  const clock = createHeldClock()
  const listeners = new Set(model.listeners)
  const call = fromPromise(
    ({ self }) =>
      new Promise((resolve, reject) => {
        pending.set(self.id, { resolve, reject })
      }),
  )
  const actors = Object.fromEntries(
    Object.keys(model.machine.implementations.actors).map((src) => [
      src,
      listeners.has(src) ? fromCallback(() => undefined) : call,
    ]),
  )
  const actor = createActor(model.machine.provide({ actors }), {
    input: start.input as never,
    clock,
    inspect: (inspected) => {
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      if (inspected.type === '@xstate.event') received.push(inspected.event.type)
      if (inspected.type !== '@xstate.microstep') return
      for (const state of activeStatesOf(inspected.snapshot as AnyMachineSnapshot)) visits?.states.add(state)
      for (const transition of inspected._transitions) {
        visits?.transitions.add(transitionId(transition))
        visits?.states.add(pathOf(transition.source))
      }
    },
  })
  actor.on('*' as never, (event: unknown) => emitted.push(event as { type: string }))
  actor.start()

  const answer = (step: Extract<Step, { kind: 'answer' }>) => {
    const call = pending.get(step.actor)
    if (!call) throw new Error(`${model.flow}: "${step.actor}" was not asked`)
    pending.delete(step.actor)
    if ('output' in step.answer) call.resolve(step.answer.output)
    else call.reject(step.answer.error)
  }

  return {
    apply: async (step) => {
      received.length = 0
      if (step.kind === 'event') actor.send(step.event as never)
      if (step.kind === 'answer') answer(step)
      if (step.kind === 'delay') {
        const ms = resolveDelay(model.machine, step.delay, actor.getSnapshot())
        if (!clock.end(ms)) throw new Error(`${model.flow}: no timer of ${ms} ms for "${step.delay}"`)
      }
      await afterMicrotasks()
      const { type } = eventOf(step)
      if (!received.includes(type)) throw new Error(`${model.flow}: "${type}" did not reach the chart`)
    },
    check: async ({ value, leaves }) => {
      const snapshot = actor.getSnapshot()
      assert.deepEqual(snapshot.value, value)
      assert.deepEqual(leavesOf(snapshot), leaves)
      for (const leaf of leaves) {
        const sentence = model.states[leaf]
        if (!sentence) throw new Error(`${model.flow}: no sentence for the state "${leaf}"`)
        if (sentence.view !== undefined) assert.equal(model.view?.(snapshot), sentence.view)
      }
    },
    end: async () => {
      actor.stop()
      return { requests: 0 }
    },
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event as never),
    emitted: () => emitted,
  }
}
