import assert from 'node:assert/strict'
import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { type AnyMachineSnapshot, createActor } from 'xstate'
import { activeStatesOf, leavesOf, pathOf, transitionId } from './chart-parts.ts'
import type { Visits } from './coverage.ts'
import type { Driver } from './driver.ts'
import type { AnyFlowModel } from './flow-model.ts'
import { createHeldClock } from './held-clock.ts'
import { holdFlow } from './held-flow.ts'
import { eventOf } from './steps.ts'
import { record } from './taken/taken.ts'

export type HeadlessDriver = Driver & {
  readonly snapshot: () => AnyMachineSnapshot
  /** Sends an event without asking that the chart answers to it. */
  readonly send: (event: { readonly type: string }) => void
  readonly emitted: () => readonly { readonly type: string }[]
}

/** Runs the chart by itself: calls end when the path says so, and time stands still. */
export const createHeadlessDriver = (
  model: AnyFlowModel,
  start: AnyFlowModel['starts'][number],
  visits?: Visits,
): HeadlessDriver => {
  const emitted: { type: string }[] = []
  const received: string[] = []
  const clock = createHeldClock()
  const held = holdFlow(model)
  const actor = createActor(held.logic, {
    input: start.input as never,
    clock,
    inspect: (inspected) => {
      record(inspected)
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

  return {
    apply: async (step) => {
      received.length = 0
      held.apply(actor, clock, step)
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
