import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyNode } from '../../../model-tests/lib/chart-parts.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import type { ScreenCall, ScreenTimer } from '../protocol.ts'

/** What a chart waits for: answers to its calls, and time. */
export type Waiting = { readonly calls: readonly ScreenCall[]; readonly timers: readonly ScreenTimer[] }

const lengthOf = (machine: AnyStateMachine, delay: string | number, snapshot: AnyMachineSnapshot): number => {
  const known: unknown = typeof delay === 'number' ? delay : machine.implementations.delays[delay]
  const event = { type: '' }
  return Number(typeof known === 'function' ? known({ context: snapshot.context, event }, undefined) : known)
}

/** What a flow waits for in a state; charts that it invokes wait for their own, so that `isChart` says which they are. */
export const waitingOf = (
  { machine, listeners = [] }: AnyFlowModel,
  snapshot: AnyMachineSnapshot,
  isChart: (actor: string) => boolean,
): Waiting => {
  if (snapshot.status !== 'active') return { calls: [], timers: [] }
  const nodes = snapshot._nodes as readonly AnyNode[]
  const chart = machine.id
  return {
    calls: nodes
      .flatMap(({ invoke }) => invoke.map(({ id }) => id))
      .filter((actor) => !listeners.includes(actor) && !isChart(actor))
      .map((actor) => ({ chart, actor })),
    timers: nodes
      .flatMap(({ after }) => after.map(({ delay }) => delay))
      .filter((delay) => typeof delay === 'string' || typeof delay === 'number')
      .map((delay) => ({ chart, delay: String(delay), ms: lengthOf(machine, delay, snapshot) })),
  }
}
