import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from 'xstate'
import type { AnyFlowModel } from '../flow-model.ts'
import type { HeldClock } from '../held-clock.ts'
import type { Step } from '../steps.ts'

type Pending = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }

/** A flow whose calls end when somebody says so. */
export type HeldFlow = {
  /** The chart with its calls held: to be run, or to be put in place of a child of another chart. */
  readonly logic: AnyStateMachine
  /** Ids of the invoked actors that wait for their answer. */
  readonly waiting: () => readonly string[]
  /**
   * Makes a step happen to a running actor of `logic`; what an answer leads to happens in the microtasks after it.
   * @throws Error where it cannot happen: the actor was not asked, or no such timer runs.
   */
  readonly apply: (actor: AnyActorRef, clock: HeldClock, step: Step) => void
}

const resolveDelay = (machine: AnyStateMachine, name: string, snapshot: AnyMachineSnapshot): number => {
  const delay: unknown = machine.implementations.delays[name]
  return typeof delay === 'function'
    ? delay({ context: snapshot.context, event: { type: '' } }, undefined)
    : Number(delay)
}

/** Holds what a model's chart invokes: listeners hear nothing, calls wait. `instead` are actors that are run after all, by src. */
export const holdFlow = (
  model: Pick<AnyFlowModel, 'flow' | 'machine' | 'listeners'>,
  instead: Readonly<Record<string, AnyActorLogic>> = {},
): HeldFlow => {
  const pending = new Map<string, Pending>()
  const listeners = new Set(model.listeners)
  const call = fromPromise(
    ({ self }) =>
      new Promise((resolve, reject) => {
        pending.set(self.id, { resolve, reject })
      }),
  )
  const held = Object.keys(model.machine.implementations.actors).map((src) => [
    src,
    listeners.has(src) ? fromCallback(() => undefined) : call,
  ])
  const answer = (step: Extract<Step, { kind: 'answer' }>) => {
    const asked = pending.get(step.actor)
    if (!asked) throw new Error(`${model.flow}: "${step.actor}" was not asked`)
    pending.delete(step.actor)
    if ('output' in step.answer) asked.resolve(step.answer.output)
    else asked.reject(step.answer.error)
  }
  return {
    logic: model.machine.provide({ actors: { ...Object.fromEntries(held), ...instead } }),
    waiting: () => [...pending.keys()],
    apply: (actor, clock, step) => {
      if (step.kind === 'event') actor.send(step.event as never)
      if (step.kind === 'answer') answer(step)
      if (step.kind === 'delay') {
        const ms = resolveDelay(model.machine, step.delay, actor.getSnapshot())
        if (!clock.end(ms)) throw new Error(`${model.flow}: no timer of ${ms} ms for "${step.delay}"`)
      }
    },
  }
}
