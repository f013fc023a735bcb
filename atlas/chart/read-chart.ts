import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { pathOf, transitionId } from '../../model-tests/lib/chart-parts.ts'
import type { Chart, ChartCall, ChartState, ChartTimer, ChartTransition } from './chart.types.ts'
import { actionDelay, describeAction, duration, eventName, guardName } from './names.ts'
import { isTold } from './states.ts'

/** One entry of `machines/index.ts`, as far as the drawings need it. */
export type Flow = {
  id: string
  /** Chart whose folder it lies in. */
  parent?: string
  title: string
  purpose: string
  machine: AnyStateMachine
  requirements: readonly string[]
}

/** Reads a flow's chart off its machine; nothing is started. [DG-01] */
export function readChart(flow: Flow): Chart {
  const { machine, id, parent, title, purpose, requirements } = flow
  const transitions: ChartTransition[] = []
  const root = readState(machine.root, machine, transitions)
  const folder = parent === undefined ? id : `${parent}/${id}`
  return { id, folder, title, purpose, requirements, root, transitions }
}

function readState(node: AnyStateNode, machine: AnyStateMachine, transitions: ChartTransition[]): ChartState {
  for (const transition of transitionsOf(node)) transitions.push(...readTransition(transition, node, machine))
  return {
    id: stateId(node),
    path: pathOf(node),
    key: node.key,
    kind: node.type,
    isChoice: isChoice(node, machine),
    description: node.description,
    initial: node.type === 'compound' ? stateIdOf(node.initial.target?.[0]) : undefined,
    calls: node.invoke.map((invoke) => readCall(invoke, machine)),
    timers: readTimers(node, machine),
    entry: ownActions(node.entry).map((action) => describeAction(action, machine)),
    exit: ownActions(node.exit).map((action) => describeAction(action, machine)),
    tags: node.tags,
    children: Object.values(node.states).map((child) => readState(child, machine, transitions)),
  }
}

/** Calls nothing, waits for nothing, tells nothing, and something always leads on at once. */
function isChoice(node: AnyStateNode, machine: AnyStateMachine): boolean {
  const { type, invoke, after, transitions, always = [] } = node
  if (type !== 'atomic' || invoke.length + after.length + transitions.size > 0) return false
  const acts = [...ownActions(node.entry), ...ownActions(node.exit)]
  const tells = acts.some((action) => isTold(describeAction(action, machine)))
  return !tells && always.some(({ guard, target }) => !guard && target !== undefined)
}

/** In the order the machine tries them: events, done and error of calls, timers, always. */
function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function readTransition(
  transition: AnyTransitionDefinition & { delay?: unknown },
  node: AnyStateNode,
  machine: AnyStateMachine,
): ChartTransition[] {
  const { kind, event } = eventName(transition.eventType, transition.delay)
  const targets: (string | undefined)[] = transition.target?.map(stateId) ?? [undefined]
  return targets.map((target) => ({
    id: transitionId(transition),
    source: stateId(node),
    target,
    kind,
    eventType: transition.eventType,
    delay: delayOf(transition),
    event,
    guard: guardName(transition.guard),
    actions: transition.actions.map((action: unknown) => describeAction(action, machine)),
    reenters: transition.reenter ?? false,
    description: transition.description,
  }))
}

function delayOf({ delay }: { delay?: unknown }): string | number | undefined {
  return typeof delay === 'string' || typeof delay === 'number' ? delay : undefined
}

function readCall(invoke: { id: string; src: unknown }, machine: AnyStateMachine): ChartCall {
  const name = typeof invoke.src === 'string' ? invoke.src : invoke.id
  const logic: unknown =
    typeof invoke.src === 'string' ? machine.implementations.actors[invoke.src] : invoke.src
  const child = logic as Partial<AnyStateMachine> | undefined
  return { id: invoke.id, name, machine: child?.root && child.id ? child.id : undefined }
}

function readTimers(node: AnyStateNode, machine: AnyStateMachine): ChartTimer[] {
  const delays = [
    ...node.after.map((transition) => transition.delay as unknown),
    ...ownActions(node.entry).map((action) => actionDelay(action, machine)),
  ]
  const timers = new Map<string, ChartTimer>()
  for (const delay of delays) {
    if (delay === undefined) continue
    const name = typeof delay === 'number' ? duration(delay) : String(delay)
    const value: unknown = typeof delay === 'number' ? delay : machine.implementations.delays[name]
    timers.set(name, { name, milliseconds: typeof value === 'number' ? value : undefined })
  }
  return [...timers.values()]
}

/** Without the raise and cancel that XState adds to a state for each of its delays. */
function ownActions(actions: readonly unknown[]): readonly unknown[] {
  return actions.filter((action) => {
    const { id, sendId } = action as { id?: unknown; sendId?: unknown }
    return ![id, sendId].some((own) => String(own).startsWith('xstate.after.'))
  })
}

function stateId(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('.')
}

function stateIdOf(node: AnyStateNode | undefined): string | undefined {
  return node && stateId(node)
}
