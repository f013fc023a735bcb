import assert from 'node:assert/strict'
import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { type AnyMachineSnapshot, createActor } from 'xstate'
import { leavesOf } from '../chart-parts.ts'
import { type Visits, visit } from '../coverage/visits.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { createHeldClock } from '../held-clock.ts'
import { eventOf } from '../steps.ts'
import { createListener, putDown } from '../taken/taken.ts'
import type { Again, Driver } from './driver.ts'
import { holdFlow } from './held-flow.ts'

export type HeadlessDriver = Driver & {
  readonly snapshot: () => AnyMachineSnapshot
  /** Sends an event without asking that the chart answers to it. */
  readonly send: (event: { readonly type: string }) => void
  readonly emitted: () => readonly { readonly type: string }[]
}

type HeadlessOptions = {
  /** Where what is walked is put down. */
  readonly visits?: Visits
  readonly again?: Again | undefined
}

/** Runs the chart by itself: calls end when the path says so, and time stands still. */
export const createHeadlessDriver = (
  model: AnyFlowModel,
  start: AnyFlowModel['starts'][number],
  { visits, again }: HeadlessOptions = {},
): HeadlessDriver => {
  const emitted: { type: string }[] = []
  const received: string[] = []
  const clock = createHeldClock()
  const held = holdFlow(model)
  const listen = createListener((part) => {
    putDown(part)
    if (visits && part[0] === model.machine.id) visit(visits, part)
  })
  const actor = createActor(held.logic, {
    input: start.input as never,
    clock,
    inspect: (inspected) => {
      listen(inspected)
      if (inspected.type !== '@xstate.event' || inspected.actorRef.sessionId !== inspected.rootId) return
      received.push(inspected.event.type)
    },
  })
  actor.on('*' as never, (event: unknown) => emitted.push(event as { type: string }))
  actor.start()

  return {
    ...(again && { again }),
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
