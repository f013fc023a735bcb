import { type AnyMachineSnapshot, createActor } from 'xstate'
import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import { eventOf, stepsFrom } from '../../model-tests/lib/steps.ts'
import { createRecorder } from '../../model-tests/lib/taken/taken.ts'

/** States and transitions of a chart that somebody can come through, named as coverage names them. */
export type Reach = {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** Kinds of what it ends with, where it says any. */
  readonly ends: ReadonlySet<string>
}

/** More states to tell apart than this mean that `key` lets the context grow. */
const maxPlaces = 20_000

const nothing = () => undefined

/** What a chart ends with is told apart by its `kind`. */
export const kindOf = (output: unknown): string | undefined => {
  const kind = (output as { readonly kind?: unknown } | null | undefined)?.kind
  return typeof kind === 'string' ? kind : undefined
}

/** Explores a model from all of its starts by everything that can happen; nothing is run. */
export const reachOf = (model: AnyFlowModel): Reach => {
  const states = new Set<string>()
  const transitions = new Set<string>()
  const ends = new Set<string>()
  const { machine, key } = model
  const inspect = createRecorder(([of, kind, name]) => {
    if (of === machine.id) (kind === 'state' ? states : transitions).add(name)
  })
  const self = createActor(machine, { inspect, input: undefined as never })
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  const placeOf = ({ value, context, status }: AnyMachineSnapshot, start: number) =>
    JSON.stringify([start, value, status, key?.(context) ?? null])
  const known = new Set<string>()
  const places: { start: number; snapshot: AnyMachineSnapshot }[] = []
  const come = (snapshot: AnyMachineSnapshot, start: number) => {
    const kind = kindOf(snapshot.output)
    if (snapshot.status === 'done' && kind !== undefined) ends.add(kind)
    const place = placeOf(snapshot, start)
    if (known.has(place)) return
    if (known.size >= maxPlaces)
      throw new Error(`${model.flow} has more than ${maxPlaces} states to tell apart`)
    known.add(place)
    places.push({ start, snapshot })
    inspect({ type: '@xstate.snapshot', snapshot } as never)
  }
  for (const [start, { input }] of model.starts.entries())
    come(machine.getInitialSnapshot(scope as never, input as never) as AnyMachineSnapshot, start)
  for (const { start, snapshot } of places)
    for (const step of stepsFrom(model, snapshot))
      come(machine.transition(snapshot, eventOf(step) as never, scope as never) as AnyMachineSnapshot, start)
  return { states, transitions, ends }
}
