import type { AnyStateMachine } from 'xstate'
import type { ActionKind, ChartAction, TransitionKind } from './chart.types.ts'

type Composed = { name: string; guards: unknown[] }
type Builtin = { type: string; event?: unknown; to?: unknown; delay?: unknown }

/**
 * The name of a guard as a reader says it: `isWindowOpen`, `isOpen and not isMember`, `hasStatus FAILED`.
 * Undefined where there is none.
 */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return isComposed(guard) ? composedName(guard) : guard.name || 'condition'
  const { type, params } = guard as { type: string; params?: unknown }
  return [type, ...paramWords(params)].join(' ')
}

/** What an action does, and the fact, event or name a reader knows it by. */
export function describeAction(action: unknown, machine: AnyStateMachine): ChartAction {
  if (isBuiltin(action)) return describeBuiltin(action, 'something')
  if (typeof action === 'function') return { kind: 'other', name: action.name || 'action', tells: false }
  const name = typeof action === 'string' ? action : (action as { type: string }).type
  const implementation: unknown = machine.implementations.actions[name as never]
  return isBuiltin(implementation)
    ? describeBuiltin(implementation, name)
    : { kind: 'other', name, tells: false }
}

/** The delay that an action waits for before its event arrives, where it names one. */
export function actionDelay(action: unknown, machine: AnyStateMachine): string | number | undefined {
  const name = typeof action === 'string' ? action : (action as { type?: string } | undefined)?.type
  const resolved: unknown = isBuiltin(action) ? action : machine.implementations.actions[name as never]
  if (!isBuiltin(resolved)) return undefined
  return typeof resolved.delay === 'string' || typeof resolved.delay === 'number' ? resolved.delay : undefined
}

/** How a transition's trigger is shown: XState's own event names become words. */
export function eventName(eventType: string, delay?: unknown): { kind: TransitionKind; event: string } {
  if (eventType === '') return { kind: 'always', event: 'always' }
  if (eventType === '*') return { kind: 'event', event: 'any other event' }
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType)
  if (actor) return { kind: actor[1] === 'error' ? 'failed' : 'done', event: `${actor[2]}.${actor[1]}` }
  const snapshot = /^xstate\.snapshot\.(.+)$/.exec(eventType)
  if (snapshot) return { kind: 'event', event: `${snapshot[1]}.snapshot` }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished', event: 'finished' }
  if (eventType.startsWith('xstate.after.'))
    return { kind: 'after', event: `after ${delayName(delay, eventType)}` }
  return { kind: 'event', event: eventType }
}

function delayName(delay: unknown, eventType: string): string {
  if (typeof delay === 'number') return duration(delay)
  if (typeof delay === 'string') return delay
  return eventType.split('.')[2] ?? 'a while'
}

/** `500 ms`, `30 s`, `30 min`, `2 h`, `10 days`: the largest unit that stays a whole number. */
export function duration(milliseconds: number): string {
  const units: [number, string][] = [
    [86_400_000, milliseconds === 86_400_000 ? 'day' : 'days'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1000, 's'],
  ]
  for (const [length, unit] of units)
    if (milliseconds >= length && milliseconds % length === 0) return `${milliseconds / length} ${unit}`
  return `${milliseconds} ms`
}

function describeBuiltin(action: Builtin, ownName: string): ChartAction {
  const kind = builtinKind(action.type)
  if (kind === 'assign') return { kind, name: ownName === 'something' ? 'assign' : ownName, tells: false }
  if (kind === 'other') return { kind, name: ownName, tells: false }
  const event = action.event as { type?: string } | string | undefined
  const type = typeof event === 'string' ? event : typeof event === 'object' ? event.type : undefined
  return { kind, name: type ?? ownName, tells: type !== undefined }
}

function builtinKind(type: string): ActionKind {
  if (type === 'xstate.emit') return 'emit'
  if (type === 'xstate.raise') return 'raise'
  if (type === 'xstate.sendTo') return 'send'
  return type === 'xstate.assign' ? 'assign' : 'other'
}

function composedName(guard: Composed): string {
  const parts = guard.guards.map((inner) => {
    const name = guardName(inner) ?? ''
    return isComposed(inner) && inner.name !== 'not' && inner.name !== guard.name ? `(${name})` : name
  })
  return guard.name === 'not' ? `not ${parts[0]}` : parts.join(` ${guard.name} `)
}

function paramWords(params: unknown): string[] {
  if (typeof params !== 'object' || params === null) return []
  return Object.values(params).flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [String(value)]
      : [],
  )
}

function isComposed(guard: unknown): guard is Composed {
  return typeof guard === 'function' && Array.isArray((guard as { guards?: unknown }).guards)
}

function isBuiltin(action: unknown): action is Builtin {
  return typeof action === 'function' && String((action as { type?: unknown }).type).startsWith('xstate.')
}
