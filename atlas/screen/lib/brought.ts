import { type AnyStateMachine, createActor, type Snapshot, StateMachine } from 'xstate'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { createHeldClock, type HeldClock } from '../../../model-tests/lib/held-clock.ts'
import { type Way, wayTo } from '../../../model-tests/lib/shortest/shortest-way.ts'
import { eventOf } from '../../../model-tests/lib/steps.ts'
import { holdFlow } from '../../../model-tests/lib/walk/held-flow.ts'
import { type Waiting, waitingOf } from './waiting.ts'

/** A chart in one of its states, for a view to start it there. Its calls never end, and its time stands still. */
export type Brought = {
  readonly logic: AnyStateMachine
  readonly snapshot: Snapshot<unknown>
  readonly clock: HeldClock
  /** What it waits for, and the charts that it invokes. */
  readonly waiting: Waiting
}

type Children = Readonly<Record<string, Brought>>
type Persisted = Snapshot<unknown> & {
  readonly children: Readonly<Record<string, { readonly src: string; readonly snapshot: Snapshot<unknown> }>>
}

/** Finds the model of a chart by the chart's own id. */
export type FindModel = (machineId: string) => AnyFlowModel | undefined

/**
 * Walks a chart along a way. Charts that it invokes by then are brought where their own models begin, but for those that
 * `children` says.
 */
export const bring = (model: AnyFlowModel, way: Way, find: FindModel, children: Children = {}): Brought => {
  const clock = createHeldClock()
  const walked = createActor(holdFlow(model).logic, { input: way.start.input as never, clock })
  walked.start()
  for (const step of way.steps) walked.send(eventOf(step) as never)
  const persisted = walked.getPersistedSnapshot() as Persisted
  const snapshot = walked.getSnapshot()
  walked.stop()
  const brought = Object.entries(persisted.children ?? {}).flatMap(([id, { src }]) => {
    const known = children[id] ?? beginning(model.machine.implementations.actors[src], find)
    return known ? [{ id, src, ...known }] : []
  })
  const own = waitingOf(model, snapshot, (actor) => brought.some(({ id }) => id === actor))
  return {
    clock,
    waiting: {
      calls: [...own.calls, ...brought.flatMap(({ waiting }) => waiting.calls)],
      timers: [...own.timers, ...brought.flatMap(({ waiting }) => waiting.timers)],
    },
    logic: holdFlow(model, Object.fromEntries(brought.map(({ src, logic }) => [src, logic]))).logic,
    snapshot: {
      ...persisted,
      children: {
        ...persisted.children,
        ...Object.fromEntries(
          brought.map((child) => [child.id, { ...persisted.children[child.id], snapshot: child.snapshot }]),
        ),
      },
    } as Persisted,
  }
}

/** Where a chart that is invoked begins by its own model. */
const beginning = (logic: unknown, find: FindModel): Brought | undefined => {
  const model = logic instanceof StateMachine ? find(logic.id) : undefined
  const way = model && wayTo(model, ({ status }) => status === 'active')
  return model && way && bring(model, way, find)
}
