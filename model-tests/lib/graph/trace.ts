import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromTransition,
} from 'xstate'

/** One microstep of a chart: what happened, what was taken, and what the chart was before and after. */
export type Microstep = {
  readonly eventType: string
  /** Unknown at the very beginning. */
  readonly before: AnyMachineSnapshot | undefined
  readonly taken: readonly AnyTransitionDefinition[]
  readonly after: AnyMachineSnapshot
}

/** What a chart goes through until it rests again. */
export type Trace = { readonly snapshot: AnyMachineSnapshot; readonly microsteps: readonly Microstep[] }

type Tracer = { readonly scope: AnyActorScope; readonly microsteps: Microstep[] }

/** Stands for the chart's own actor: what a chart does is told to it and to nobody else. */
const nobody = fromTransition(() => undefined, undefined)

/** A scope in which nothing is carried out, and every microstep is written down. */
const createTracer = (begun: AnyMachineSnapshot | undefined): Tracer => {
  const microsteps: Microstep[] = []
  const self: AnyActorRef = createActor(nobody, {
    inspect: (inspected) => {
      // Charts that are invoked on the way begin in the same system.
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return
      microsteps.push({
        eventType: inspected.event.type,
        before: microsteps.at(-1)?.after ?? begun,
        taken: inspected._transitions,
        after: inspected.snapshot as AnyMachineSnapshot,
      })
    },
  })
  const nothing = () => undefined
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
    system: self.system,
  }
  return { scope, microsteps }
}

/**
 * What `transition` of XState leads to, with what it does not tell: which transitions were taken on the way, those that nobody
 * waits for (`always`) and those of raised events included. No action is carried out.
 */
export const traceStep = (snapshot: AnyMachineSnapshot, event: { readonly type: string }): Trace => {
  const machine = snapshot.machine as AnyStateMachine
  const { scope, microsteps } = createTracer(snapshot)
  return { snapshot: machine.transition(snapshot, event as never, scope), microsteps }
}

/** The same of a chart's beginning. */
export const traceStart = (machine: AnyStateMachine, input: unknown): Trace => {
  const { scope, microsteps } = createTracer(undefined)
  return { snapshot: machine.getInitialSnapshot(scope, input as never), microsteps }
}
